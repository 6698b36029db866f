/* Lists of all concepts: a field that narrows them, and columns that can be switched off. Each .entry has its concept's id. */
document.addEventListener("DOMContentLoaded", function () {
  "use strict";

  var srd = self.PolyglotSRD;
  var input = document.getElementById("list-filter");
  var status = document.querySelector(".list-filter [role=status]");
  var entries = Array.from(document.querySelectorAll(".entry"));
  var groups = Array.from(document.querySelectorAll("section.glossary"));

  function show(found) {
    entries.forEach(function (entry) { entry.hidden = !found(entry); });
    groups.forEach(function (group) {
      group.hidden = !group.querySelector(".entry:not([hidden])");
      document.querySelector('.letters a[href="#' + group.getAttribute("aria-labelledby") + '"]').hidden = group.hidden;
    });
  }

  function update() {
    var text = input.value;
    srd.finder.load().then(function (names) {
      if (text !== input.value) return; // the reader has typed on
      var hits = srd.finder.find(names, text);
      var close = hits.filter(function (hit) { return hit.rank < srd.finder.CLOSE; });
      var found = (close.length ? close : hits).map(function (hit) { return hit.row[4]; });
      var ids = new Set(found.filter(function (id) { return document.getElementById(id); })); // calculators are in no list
      var all = !srd.finder.fold(text);
      show(function (entry) { return all || ids.has(entry.id); });
      status.textContent = all ? "" : ids.size ? status.dataset.some.replace("{count}", ids.size) : status.dataset.none;
    }, function () {});
  }

  input.addEventListener("focus", function () { srd.finder.load().catch(function () {}); });
  input.addEventListener("input", update);
  if (input.value) update(); // some browsers bring it back with the page

  // A link to an entry that is filtered away shows all again.
  addEventListener("hashchange", function () {
    var target = document.getElementById(location.hash.slice(1));
    if (!target || !target.closest("[hidden]")) return;
    input.value = "";
    status.textContent = "";
    show(function () { return true; });
    target.scrollIntoView();
  });

  /* Columns: those switched off are remembered in this browser. */
  var KEY = "columns-off";
  var table = document.querySelector(".languages-table");
  var boxes = Array.from(document.querySelectorAll(".list-columns input"));
  var off = (srd.stored("localStorage", KEY) || "").split(" ");

  function switchColumn(box) {
    var index = table.querySelector('[data-column="' + box.value + '"]').cellIndex;
    Array.from(table.rows).forEach(function (row) { row.cells[index].hidden = !box.checked; });
  }

  boxes.forEach(function (box) {
    box.checked = off.indexOf(box.value) < 0;
    if (!box.checked) switchColumn(box);
    box.addEventListener("change", function () {
      switchColumn(box);
      off = boxes.filter(function (each) { return !each.checked; }).map(function (each) { return each.value; });
      srd.store("localStorage", KEY, off.join(" ") || null);
    });
  });
});
