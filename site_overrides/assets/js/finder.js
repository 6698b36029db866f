/* Finds concepts by any of their names in any language. assets/data/names.js holds {fold: {character: what it folds to}, rows:
   [[name, english, url, [own names], id, [short forms], [foreign names], [forms and readings], [initial consonants]], …]}. */
(function () {
  "use strict";

  var LONGEST = 80; // characters of a query that are looked at
  var LEADS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".split("");
  var VOWELS = "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ".split(" ");
  var TAILS = " ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ".split(" ");
  // How well a name fits, best first; each step weighs more than where the name comes from.
  var EXACT = 0, FOLDED = 1, BEGINS = 2, WITH_ENDING = 3, WORD_BEGINS = 4, WORDS = 5, NEAR = 6, INSIDE = 7, ASKED = 8;
  var STEP = 10;
  var ROWS_AT_ONCE = 12;

  var srd = self.PolyglotSRD;
  var table = null;
  var entries = null; // a promise

  // The same loop as in generator/search/folding.py.
  function fold(text) {
    var composed = text.normalize("NFC");
    var letters = "";
    for (var at = 0; at < composed.length; at += 1) {
      var index = composed.charCodeAt(at) - 0xac00;
      if (index >= 0 && index < 11172) letters += LEADS[Math.floor(index / 588)] + VOWELS[Math.floor((index % 588) / 28)] + TAILS[index % 28];
      else letters += table.has(composed[at]) ? table.get(composed[at]) : composed[at];
    }
    return letters.split(/\s+/).filter(Boolean).join(" ");
  }

  // Which letters a text has, as bits: what cannot fit is passed over at once.
  function lettersOf(flat) {
    var bits = 0;
    for (var at = 0; at < flat.length; at += 1) bits |= 1 << flat.charCodeAt(at) % 32;
    return bits;
  }

  function count(bits) {
    var number = 0;
    for (var left = bits; left; left &= left - 1) number += 1;
    return number;
  }

  function key(text, weight) {
    var folded = fold(text);
    var flat = folded.replace(/ /g, "");
    return { text: text, plain: text.normalize("NFC").toLowerCase(), words: folded.split(" "), flat: flat, bits: lettersOf(flat), weight: weight };
  }

  function entryOf(row) {
    var keys = [key(row[0], 0), key(row[1], 2)];
    [[row[3], 1], [row[5], -1], [row[6], 3], [row[7], 2]].forEach(function (list) {
      list[0].forEach(function (name) { keys.push(key(name, list[1])); });
    });
    return { row: row, keys: keys.filter(function (each) { return each.flat; }), initials: row[8] };
  }

  // A few rows at a time, so that the page stays responsive.
  function prepare(rows) {
    return new Promise(function (resolve) {
      var found = [];
      (function more() {
        found = found.concat(rows.slice(found.length, found.length + ROWS_AT_ONCE).map(entryOf));
        if (found.length < rows.length) setTimeout(more, 0);
        else resolve(found);
      })();
    });
  }

  function load() {
    entries = entries || srd.data("names").then(function (data) {
      table = new Map(Object.entries(data.fold));
      return prepare(data.rows);
    });
    return entries;
  }

  // Whether at most `most` letters must be changed, added, left out or swapped to make `a` the beginning of `b`; NaN if more.
  function distance(a, b, most) {
    var before = null;
    var last = [];
    for (var start = 0; start <= b.length; start += 1) last[start] = start;
    for (var i = 1; i <= a.length; i += 1) {
      var row = [i];
      var least = i;
      for (var j = 1; j <= b.length; j += 1) {
        var cost = a[i - 1] === b[j - 1] ? 0 : 1;
        row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost);
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j], before[j - 2] + 1);
        least = Math.min(least, row[j]);
      }
      if (least > most) return NaN;
      before = last;
      last = row;
    }
    return last[b.length] <= most ? last[b.length] : NaN;
  }

  // Words that begin alike: one is the beginning of the other, or (in scripts with spaces) they share all but their endings.
  function alike(wanted, word, endings) {
    if (word.indexOf(wanted) === 0) return true;
    if (!endings) return false;
    var shared = 0;
    while (shared < wanted.length && wanted[shared] === word[shared]) shared += 1;
    var rest = Math.max(wanted.length, word.length) - shared;
    return shared > 2 && rest < 4 && rest < shared;
  }

  function fit(each, wanted) {
    var flat = each.flat;
    var more = Math.min(9, Math.abs(flat.length - wanted.flat.length) / 4);
    if (each.plain === wanted.plain) return EXACT * STEP;
    if (flat === wanted.flat) return FOLDED * STEP;
    var at = flat.indexOf(wanted.flat);
    if (at === 0) return BEGINS * STEP + more / 2 + (each.plain.indexOf(wanted.plain) === 0 ? 0 : 3);
    if (wanted.flat.indexOf(flat) === 0 && flat.length >= wanted.ending && wanted.flat.length - flat.length <= wanted.ending) return WITH_ENDING * STEP + more;
    if (at > 0 && each.words.some(function (word) { return word.indexOf(wanted.words[0]) === 0; })) return WORD_BEGINS * STEP + more;
    var strange = wanted.bits & ~each.bits;
    if (count(strange) <= 3 * wanted.words.length && wanted.words.every(function (word) { return each.words.some(function (other) { return alike(word, other, wanted.endings); }); })) {
      return WORDS * STEP + Math.min(9, Math.abs(each.words.length - wanted.words.length) * 3);
    }
    if (at > 0 && wanted.flat.length > 1) return INSIDE * STEP + more;
    if (at > 0) return INSIDE * STEP + 9;
    if (!(each.bits & ~wanted.bits) && flat.length >= wanted.whole && wanted.flat.indexOf(flat) > -1) return ASKED * STEP + Math.max(0, 9 - flat.length / 3);
    return NaN;
  }

  // How many of the pairs of neighbouring letters of one text are in the other, 0 to 1: names whose parts stand in another order.
  function sharedPairs(wanted, flat) {
    var shared = 0;
    for (var at = 0; at < wanted.length - 1; at += 1) if (flat.indexOf(wanted.slice(at, at + 2)) > -1) shared += 1;
    return shared / (wanted.length - 1);
  }

  function mistaken(each, wanted) {
    var strange = count(wanted.bits & ~each.bits);
    if (strange > 2 && strange > wanted.flat.length / 4) return NaN;
    if (!wanted.endings && wanted.flat.length > 3 && each.flat.length > 3) {
      var shared = Math.min(sharedPairs(wanted.flat, each.flat), sharedPairs(each.flat, wanted.flat));
      if (shared > 0.7) return NEAR * STEP + 10 - 9 * shared;
    }
    if (strange > wanted.most || Math.abs(each.flat.length - wanted.flat.length) > wanted.most) return NaN;
    var found = distance(wanted.flat, each.flat, wanted.most);
    return NEAR * STEP + found * 4;
  }

  // How well the entry fits, and by which name; null if it does not.
  function best(entry, wanted, rank) {
    var found = null;
    entry.keys.forEach(function (each) {
      var value = rank(each, wanted) + each.weight;
      if (!isNaN(value) && (!found || value < found.rank)) found = { row: entry.row, rank: value, name: each.text };
    });
    return found;
  }

  // What is found, in the order of the entries, each with its rank (less is better); nothing for an empty text.
  function find(entries, text) {
    var cut = text.slice(0, LONGEST);
    var folded = fold(cut);
    if (!folded) return [];
    var hangul = /[ㄱ-ㅣ]/.test(folded);
    var spaceless = hangul || /[\u0e00-\u0e7f\u3400-\u9fff]/.test(folded);
    var wanted = {
      plain: cut.normalize("NFC").toLowerCase().trim(),
      words: folded.split(" "),
      flat: folded.replace(/ /g, ""),
      bits: lettersOf(folded.replace(/ /g, "")),
      endings: !spaceless,
      ending: hangul ? 6 : 0, // letters of a particle
      whole: spaceless ? (hangul ? 5 : 2) : 4, // the shortest name that is picked out of a sentence
    };
    wanted.most = wanted.flat.length > 8 ? 2 : wanted.flat.length > (spaceless && !hangul ? 1 : 3) ? 1 : 0;
    var heads = hangul && wanted.flat.length > 1 && /^[ㄱ-ㅎ]+$/.test(wanted.flat) ? wanted.flat : "";
    var hits = [];
    entries.forEach(function (entry) {
      var hit = best(entry, wanted, fit);
      if (heads) entry.initials.forEach(function (each) {
        var rank = BEGINS * STEP + each.length - heads.length;
        if (each.indexOf(heads) === 0 && !(hit && hit.rank <= rank)) hit = { row: entry.row, rank: rank, name: entry.row[0] };
      });
      if (hit) hits.push(hit);
    });
    var good = hits.some(function (hit) { return hit.rank < NEAR * STEP; });
    return good || !wanted.most ? hits : withMistakes(entries, wanted, hits);
  }

  function withMistakes(entries, wanted, hits) {
    var known = new Map(hits.map(function (hit) { return [hit.row, hit]; }));
    entries.forEach(function (entry) {
      var hit = best(entry, wanted, mistaken);
      var before = known.get(entry.row);
      if (hit && !(before && before.rank <= hit.rank)) known.set(entry.row, hit);
    });
    return Array.from(known.values());
  }

  // Names that look most like a text that finds nothing, nearest first.
  function guesses(entries, text) {
    var flat = fold(text.slice(0, LONGEST)).replace(/ /g, "");
    if (flat.length < 3) return [];
    return entries
      .map(function (entry) {
        var shared = entry.keys.map(function (each) {
          return each.flat.length < 3 ? 0 : Math.min(sharedPairs(flat, each.flat), sharedPairs(each.flat, flat));
        });
        return { row: entry.row, rank: -Math.max.apply(null, shared), name: entry.row[0] };
      })
      .filter(function (hit) { return hit.rank <= -0.34; })
      .sort(function (a, b) { return a.rank - b.rank; });
  }

  // Where in a name the folded query stands: [start, end], or null.
  function placeOf(name, text) {
    var wanted = fold(text.slice(0, LONGEST)).replace(/ /g, "");
    function has(start, end) { return fold(name.slice(start, end)).replace(/ /g, "").indexOf(wanted) > -1; }
    if (!wanted || !has(0, name.length)) return null;
    var end = 1;
    while (!has(0, end)) end += 1;
    var start = end - 1;
    while (!has(start, end)) start -= 1;
    return [start, end];
  }

  function occurrences(text, word) {
    var number = 0;
    for (var at = text.indexOf(word); at > -1; at = text.indexOf(word, at + word.length)) number += 1;
    return number;
  }

  // Ids of the records whose text has every word of the query, those that have it most often first.
  function findInTexts(texts, text) {
    var folded = fold(text.slice(0, LONGEST));
    var spaceless = /[ㄱ-ㅣ\u0e00-\u0e7f\u3400-\u9fff]/.test(folded);
    var words = folded.split(" ").map(function (word) { return spaceless ? word : " " + word; });
    if (folded.length < 2) return [];
    return Object.keys(texts)
      .map(function (id) {
        var text = " " + texts[id];
        var counts = words.map(function (word) { return occurrences(text, word); });
        return { id: id, count: Math.min.apply(null, counts) };
      })
      .filter(function (found) { return found.count > 0; })
      .sort(function (a, b) { return b.count - a.count; })
      .map(function (found) { return found.id; });
  }

  srd.finder = { CLOSE: WORDS * STEP, fold: fold, load: load, find: find, findInTexts: findInTexts, guesses: guesses, placeOf: placeOf };
})();
