/* The search field: a combobox over what finder.js finds, names first, then rules that speak of the words. */
(function () {
  "use strict";

  var LIMIT = 12; // names shown
  var GUESSES = 4;
  var IN_TEXTS = 6; // rules shown whose text has the words

  var srd = self.PolyglotSRD;
  var input = document.getElementById("srd-search");
  var list = document.getElementById("srd-search-list");
  var status = document.querySelector(".srd-search [role=status]");
  var active = -1;

  function find(entries, text) {
    return srd.finder
      .find(entries, text)
      .sort(function (a, b) { return a.rank - b.rank; })
      .slice(0, LIMIT);
  }

  // A name with the part that was typed marked.
  function marked(element, name) {
    var place = srd.finder.placeOf(name, input.value);
    if (!place) return element.append(name);
    var mark = document.createElement("mark");
    mark.textContent = name.slice(place[0], place[1]);
    element.append(name.slice(0, place[0]), mark, name.slice(place[1]));
  }

  function beside(item, tag, name) {
    var part = document.createElement(tag);
    if (tag === "span") part.lang = "en";
    marked(part, name);
    item.append(" ", part);
  }

  function option(hit, index) {
    var item = document.createElement("li");
    var shown = [hit.row[0], hit.row[1]];
    item.id = "srd-search-" + index;
    item.setAttribute("role", "option");
    item.setAttribute("aria-selected", "false");
    item.dataset.url = new URL(hit.row[2], srd.root).href;
    marked(item, hit.row[0]);
    if (hit.row[1] && hit.row[1] !== hit.row[0]) beside(item, "span", hit.row[1]);
    if (hit.note) beside(item, "small", hit.note);
    else if (hit.name && shown.indexOf(hit.name) < 0 && srd.finder.placeOf(hit.name, input.value)) beside(item, "small", hit.name);
    return item;
  }

  function select(index) {
    active = index;
    Array.from(list.children).forEach(function (item, place) {
      item.setAttribute("aria-selected", String(place === index));
      if (place === index) item.scrollIntoView({ block: "nearest" });
    });
    if (index < 0) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", list.children[index].id);
  }

  function show(open) {
    list.hidden = !open;
    input.setAttribute("aria-expanded", String(open));
    if (!open) select(-1);
  }

  // Rules whose text has the words, without those that are listed already.
  function inTexts(entries, texts, text, hits) {
    var listed = hits.map(function (hit) { return hit.row[4]; });
    return srd.finder
      .findInTexts(texts, text)
      .filter(function (id) { return listed.indexOf(id) < 0; })
      .slice(0, IN_TEXTS)
      .map(function (id) { return { row: entries.filter(function (entry) { return entry.row[4] === id; })[0].row, note: list.dataset.mention }; });
  }

  function present(hits) {
    list.replaceChildren.apply(list, hits.map(option));
    show(hits.length > 0);
    select(hits.length ? 0 : -1);
    var guessed = hits.length && hits[0].guess;
    status.textContent = !input.value.trim() ? "" : hits.length && !guessed ? status.dataset.some.replace("{count}", hits.length) : status.dataset.none;
  }

  // What looks most like the text, said to be a guess.
  function guesses(entries, text) {
    return srd.finder
      .guesses(entries, text)
      .slice(0, GUESSES)
      .map(function (hit) { return { row: hit.row, note: list.dataset.guess, guess: true }; });
  }

  function update() {
    var text = input.value;
    srd.finder.load().then(function (entries) {
      if (text !== input.value) return; // the reader has typed on
      var hits = find(entries, text);
      if (text.trim().length < 2) return present(hits);
      if (hits.length) present(hits);
      return srd.data("texts").then(function (texts) {
        if (text !== input.value) return;
        var all = hits.concat(inTexts(entries, texts, text, hits));
        present(all.length ? all : guesses(entries, text));
      });
    }).catch(function () {});
  }

  // ?q= in an address is a search.
  var asked = new URLSearchParams(location.search).get("q");
  if (asked) {
    input.value = asked.slice(0, 200);
    input.focus();
    update();
  }

  input.addEventListener("focus", function () { srd.finder.load().catch(function () {}); });
  input.addEventListener("input", update);
  input.addEventListener("blur", function () { show(false); });
  list.addEventListener("mousedown", function (event) { event.preventDefault(); });
  list.addEventListener("click", function (event) {
    var item = event.target.closest("[role=option]");
    if (item) location.href = item.dataset.url;
  });
  input.addEventListener("keydown", function (event) {
    var count = list.hidden ? 0 : list.children.length;
    if (event.isComposing) return;
    if (event.key === "Escape") { show(false); }
    else if (event.key === "Enter" && count && active > -1) location.href = list.children[active].dataset.url;
    else if (event.key === "ArrowDown" && count) select((active + 1) % count);
    else if (event.key === "ArrowUp" && count) select((active + count - 1) % count);
    else return;
    event.preventDefault();
  });
  document.addEventListener("keydown", function (event) {
    var typing = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName) || event.target.isContentEditable;
    var control = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
    if (!control && (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey)) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
})();
