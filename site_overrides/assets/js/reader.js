/* The reader's choices, the colour scheme, the menus, and how data files are loaded. */
(function () {
  "use strict";

  var html = document.documentElement;
  var root = new URL("../../", document.currentScript.src);
  var srd = (self.PolyglotSRD = self.PolyglotSRD || {});

  // A page opened from a folder cannot fetch, so data files are scripts that call back by name.
  var pending = {};
  srd.root = root.href;
  srd.data = function (name) {
    pending[name] =
      pending[name] ||
      new Promise(function (resolve, reject) {
        var script = document.createElement("script");
        srd[name] = resolve;
        script.src = new URL("assets/data/" + name + ".js", root).href;
        script.onerror = reject;
        document.head.append(script);
      });
    return pending[name];
  };

  srd.stored = stored;
  srd.store = store;

  function stored(area, key) {
    try {
      return self[area].getItem("polyglot-srd." + key);
    } catch (error) {
      return null; // blocked storage is no reason to lose the page
    }
  }

  function store(area, key, value) {
    try {
      if (value === null) self[area].removeItem("polyglot-srd." + key);
      else self[area].setItem("polyglot-srd." + key, value);
    } catch (error) {
      /* the choice then lasts for this page */
    }
  }

  /* Choices: one radio group each, its name the data attribute of <html>. */
  var form = document.querySelector(".switches");
  var settings = Array.from(form.querySelectorAll("[data-setting]"), function (group) {
    return group.dataset.setting;
  });
  var chosen = {};

  function allowed(setting, value) {
    return Array.from(form.elements[setting]).some(function (input) {
      return input.value === value;
    });
  }

  function apply(setting, value) {
    html.dataset[setting] = chosen[setting] = value;
    form.elements[setting].value = value;
    store("sessionStorage", setting, value);
    document.dispatchEvent(new CustomEvent("polyglot-srd:setting", { detail: { setting: setting, value: value } }));
  }

  var query = new URLSearchParams(location.search);
  settings.forEach(function (setting) {
    form.elements[setting].value = html.dataset[setting];
    var known = [query.get(setting), stored("sessionStorage", setting), stored("localStorage", setting)];
    if (known.indexOf(html.dataset[setting]) > -1) chosen[setting] = html.dataset[setting];
    // A choice that came in a link holds for this visit; only a switch changes it for good.
    if (query.has(setting) && allowed(setting, query.get(setting))) store("sessionStorage", setting, query.get(setting));
  });

  form.addEventListener("change", function (event) {
    var setting = event.target.name;
    apply(setting, event.target.value);
    store("localStorage", setting, event.target.value);
    var url = new URL(location.href);
    url.searchParams.set(setting, event.target.value);
    try {
      history.replaceState(history.state, "", url);
    } catch (error) {
      /* some browsers refuse for pages opened from a folder */
    }
  });

  // An anchor may lie in the edition that is not shown.
  function showTarget() {
    var target = document.getElementById(decode(location.hash.slice(1)));
    var hidden = target && target.closest("[data-edition]");
    if (!hidden || hidden === html) return;
    var editions = hidden.dataset.edition.split(" ");
    if (editions.indexOf(html.dataset.edition) > -1 || !allowed("edition", editions[0])) return;
    apply("edition", editions[0]);
    target.scrollIntoView();
  }

  function decode(text) {
    try {
      return decodeURIComponent(text);
    } catch (error) {
      return text;
    }
  }

  addEventListener("hashchange", showTarget);
  showTarget();

  // Links to another language take along the anchor and the choices. Pages opened from a folder
  // do not share storage in every browser, so there every link takes the choices along.
  function carry(event) {
    var link = event.target.closest && event.target.closest("a[href]");
    if (!link || link.protocol !== location.protocol || link.host !== location.host) return;
    var language = link.closest(".languages");
    if (!language && location.protocol !== "file:") return;
    var url = new URL(link.href);
    if (!language && url.pathname === location.pathname) return;
    Object.keys(chosen).forEach(function (setting) {
      url.searchParams.set(setting, chosen[setting]);
    });
    if (language) url.hash = location.hash;
    link.href = url.href;
  }

  ["pointerdown", "focusin", "click"].forEach(function (type) {
    document.addEventListener(type, carry, true);
  });

  /* Colours: the system's, until the reader says otherwise. */
  var button = document.querySelector("[data-scheme-toggle]");
  var systemDark = matchMedia("(prefers-color-scheme: dark)");

  function isDark() {
    return html.dataset.scheme ? html.dataset.scheme === "dark" : systemDark.matches;
  }

  function showScheme() {
    button.setAttribute("aria-pressed", isDark());
  }

  button.addEventListener("click", function () {
    var dark = !isDark();
    if (dark === systemDark.matches) delete html.dataset.scheme;
    else html.dataset.scheme = dark ? "dark" : "light";
    store("localStorage", "scheme", html.dataset.scheme || null);
    showScheme();
  });
  systemDark.addEventListener("change", showScheme);
  showScheme();

  /* Drawer and language menu. */
  var drawer = document.getElementById("drawer");
  var sidebar = document.querySelector(".md-sidebar--primary");
  var menu = document.querySelector(".languages");

  drawer.addEventListener("change", function () {
    var first = sidebar.querySelector("a[href]");
    if (drawer.checked && first) first.focus({ preventScroll: true });
  });
  sidebar.addEventListener("focusout", function (event) {
    if (event.relatedTarget && event.relatedTarget !== drawer && !sidebar.contains(event.relatedTarget)) drawer.checked = false;
  });
  document.addEventListener("pointerdown", function (event) {
    if (!menu.contains(event.target)) menu.open = false;
  });
  menu.addEventListener("focusout", function (event) {
    if (event.relatedTarget && !menu.contains(event.relatedTarget)) menu.open = false;
  });
  document.addEventListener("keydown", function (event) {
    if (event.key !== "Escape") return;
    if (menu.open) {
      menu.open = false;
      menu.querySelector("summary").focus();
    } else if (drawer.checked) {
      drawer.checked = false;
      drawer.focus();
    }
  });
})();
