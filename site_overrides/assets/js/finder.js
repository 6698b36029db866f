/* Finds concepts by any of their names in any language: assets/data/names.js ([[name, english, url, [other names], id, [short forms]], …]). */
(function () {
  "use strict";

  var LONGEST = 80; // characters of a query that are looked at
  var NOT_FOUND = 4;

  var srd = self.PolyglotSRD;
  var entries = null;

  function fold(text) {
    // Vietnamese đ is no d with a mark, and yet found by d; Russian й is a letter, and not found by и.
    var letters = text.normalize("NFKC").toLowerCase().replace(/đ/g, "d").replace(/й/g, "\ue000");
    return letters.normalize("NFD").replace(/\p{M}/gu, "").trim();
  }

  function load() {
    return srd.data("names").then(function (rows) {
      entries = entries || rows.map(function (row) {
        return { row: row, keys: [row[0], row[1]].concat(row[3]).map(fold), shorts: row[5].map(fold) };
      });
      return entries;
    });
  }

  // 0 the short form, 1 exact, 2 beginning, 3 inside, 4 not at all.
  function rank(entry, wanted) {
    if (entry.shorts.indexOf(wanted) > -1) return 0;
    return Math.min.apply(null, entry.keys.concat(entry.shorts).map(function (key) {
      var at = key.indexOf(wanted);
      return key === wanted ? 1 : at === 0 ? 2 : at > 0 ? 3 : NOT_FOUND;
    }));
  }

  // What is found, in the order of the entries; nothing for an empty text.
  function find(entries, text) {
    var wanted = fold(text.slice(0, LONGEST));
    if (!wanted) return [];
    return entries
      .map(function (entry) { return { row: entry.row, rank: rank(entry, wanted) }; })
      .filter(function (hit) { return hit.rank < NOT_FOUND; });
  }

  srd.finder = { fold: fold, load: load, find: find };
})();
