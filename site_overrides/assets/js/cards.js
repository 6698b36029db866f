/* Term cards: what a term means, beside the term. Without this script a term is a plain link. */
(function () {
  "use strict";

  var OPEN_DELAY = 250; // milliseconds; long enough not to open while the pointer passes by
  var CLOSE_DELAY = 250; // long enough to move from the term onto the card
  var MARGIN = 8; // pixels kept free between the card and the window's edge

  var srd = self.PolyglotSRD;
  var html = document.documentElement;
  var template = document.getElementById("term-card-template");
  var card = template.content.firstElementChild.cloneNode(true);
  var name = card.querySelector(".term-card__name");
  var text = card.querySelector(".term-card__text");
  var more = card.querySelector(".term-card__more");
  var moreLink = more.querySelector("a");
  var current = null; // the term whose card is open or on its way
  var tapped = false; // opened by a tap: the card then holds the link
  var timer = 0;
  var lastPointer = "";
  var returning = false; // focus goes back to a term whose card was just closed

  card.hidden = true;
  name.id = "term-card-name";
  text.id = "term-card-text";
  document.querySelector("main").append(card);

  function termAt(event) {
    return event.target.closest ? event.target.closest("a.term[data-term]") : null;
  }

  function fill(entry) {
    var sentence = typeof entry.b === "object" && entry.b ? entry.b[html.dataset.edition] || Object.values(entry.b)[0] : entry.b;
    name.textContent = entry.a && entry.a !== entry.n ? entry.a + " — " + entry.n : entry.n;
    if (entry.e && entry.e !== entry.n) {
      var english = document.createElement("span");
      english.lang = "en";
      english.textContent = entry.e;
      name.append(" ", english);
    }
    text.textContent = sentence || "";
    if (entry.l) text.lang = entry.l;
    else text.removeAttribute("lang");
    moreLink.href = current.href;
  }

  function place() {
    var box = current.getClientRects()[0];
    if (!box || box.bottom < 0 || box.top > innerHeight) return close();
    var below = innerHeight - box.bottom;
    var above = box.top;
    card.style.maxHeight = "";
    var up = card.offsetHeight + 2 * MARGIN > below && above > below;
    card.style.maxHeight = (up ? above : below) - 2 * MARGIN + "px";
    var left = Math.min(box.left, html.clientWidth - card.offsetWidth - MARGIN);
    card.style.left = Math.max(left, MARGIN) + "px";
    card.style.top = (up ? box.top - card.offsetHeight - MARGIN / 2 : box.bottom + MARGIN / 2) + "px";
  }

  function show(link, entry) {
    fill(entry);
    more.hidden = !tapped;
    card.setAttribute("role", tapped ? "dialog" : "tooltip");
    if (tapped) {
      card.setAttribute("aria-labelledby", name.id);
      card.setAttribute("aria-describedby", text.id);
    } else {
      link.setAttribute("aria-describedby", card.id);
    }
    card.hidden = false;
    place();
    if (tapped) moreLink.focus({ preventScroll: true });
  }

  function open(link, byTap) {
    if (current !== link) close();
    clearTimeout(timer);
    current = link;
    tapped = byTap;
    srd.data("terms").then(
      function (terms) {
        if (current !== link) return;
        var entry = Object.prototype.hasOwnProperty.call(terms, link.dataset.term) && terms[link.dataset.term];
        if (entry) show(link, entry);
        else if (byTap) location.href = link.href;
      },
      function () {
        if (byTap) location.href = link.href;
      }
    );
  }

  function close() {
    clearTimeout(timer);
    if (!current) return;
    current.removeAttribute("aria-describedby");
    current = null;
    tapped = false;
    card.hidden = true;
    ["role", "aria-labelledby", "aria-describedby"].forEach(function (attribute) {
      card.removeAttribute(attribute);
    });
  }

  function later(action, delay) {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  }

  document.addEventListener("pointerover", function (event) {
    if (event.pointerType !== "mouse" || tapped) return;
    var link = termAt(event);
    if (link && link !== current) later(open.bind(null, link, false), OPEN_DELAY);
    else if (link || card.contains(event.target)) clearTimeout(timer);
    else if (document.activeElement !== current) later(close, CLOSE_DELAY);
  });

  document.addEventListener("focusin", function (event) {
    var link = termAt(event);
    if (returning) return;
    if (link && link.matches(":focus-visible") && lastPointer === "") open(link, false);
    else if (current && event.target !== current && !card.contains(event.target)) close();
  });

  document.addEventListener("pointerdown", function (event) {
    lastPointer = event.pointerType;
    if (current && !card.contains(event.target) && termAt(event) !== current) close();
  });

  document.addEventListener("click", function (event) {
    var link = termAt(event);
    if (!link || lastPointer === "" || lastPointer === "mouse" || (link === current && tapped)) return;
    event.preventDefault();
    open(link, true);
  });

  document.addEventListener("keydown", function (event) {
    lastPointer = "";
    if (event.key !== "Escape" || !current) return;
    var link = current;
    var back = tapped;
    close();
    if (!back) return;
    returning = true;
    link.focus({ preventScroll: true });
    returning = false;
  });

  function follow(event) {
    if (current && !card.hidden && event.target !== card) place();
  }

  addEventListener("scroll", follow, { capture: true, passive: true });
  addEventListener("resize", follow);
  addEventListener("pagehide", close);
})();
