/* Reads and writes figures as the reader's language does, and sets them into texts. */
(function () {
  "use strict";

  var LONGEST = 100; // characters read from a field or a link
  var TOKEN = /\[([^\]]*)\]\((ft|mi|dice):(?:\{(\w+)\}|([^)]*))\)|\{(\w+)(?::([+%]))?\}/g;
  var rules = globalThis.PolyglotRules;

  function element(name, attributes, children) {
    var made = document.createElement(name);
    Object.keys(attributes || {}).forEach(function (key) {
      made.setAttribute(key, attributes[key]);
    });
    made.append.apply(made, children || []);
    return made;
  }

  function shifted(offset) {
    return function (character) {
      return String.fromCharCode(character.charCodeAt(0) - offset);
    };
  }

  function plain(text) {
    return text
      .slice(0, LONGEST)
      .replace(/[\uff10-\uff19]/g, shifted(0xfee0))
      .replace(/[\u0e50-\u0e59]/g, shifted(0x0e20))
      .replace(/[\u2212\u2010\u2013\uff0d]/g, "-")
      .replace(/\uff0b/g, "+")
      .replace(/[,\uff0c\uff0e\u066b]/g, ".")
      .replace(/\s/g, "");
  }

  function readNumber(text, whole) {
    text = plain(text);
    if (whole && /^[+-]?\d{1,3}(\.\d{3})+$/.test(text)) text = text.replace(/\./g, "");
    var known = whole ? /^[+-]?\d+$/ : /^[+-]?(\d+\.?\d*|\.\d+)$/;
    return known.test(text) ? Number(text) : NaN;
  }

  function Figures(config) {
    var formats = {};

    function format(kind, options) {
      formats[kind] = formats[kind] || new Intl.NumberFormat(config.lang, options);
      return formats[kind];
    }

    function rounded(value, digits) {
      return Number(value.toFixed(digits));
    }

    var self = {
      number: function (value) {
        var text = format("number", { maximumFractionDigits: 2 }).format(Math.abs(rounded(value, 2)));
        return rounded(value, 2) < 0 ? "\u2212" + text : text;
      },
      signed: function (value) {
        return value < 0 ? self.number(value) : "+" + self.number(value);
      },
      percent: function (value) {
        return format("percent", { style: "percent", maximumFractionDigits: 2 }).format(rounded(value, 4));
      },
      dice: function (roll) {
        return String(roll).replace(/(^|\d)d(?=\d)/g, "$1" + config.die).replace(/-/g, "\u2212");
      },
      measure: function (scheme, size) {
        function unit(value, name, display) {
          var options = { style: "unit", unit: name, unitDisplay: display, maximumFractionDigits: 2 };
          return format(name + display, options).format(value).replace(/ /g, "\u00a0");
        }
        var miles = scheme === "mi";
        var name = miles ? "mile" : "foot";
        var metric = miles ? unit(rules.miles_to_kilometres(size), "kilometer", "short") : unit(rules.feet_to_metres(size), "meter", "short");
        var imperial = config.metricBeside ? unit(size, name, "short") + " (" + metric + ")" : unit(size, name, "long");
        var spans = [element("span", { class: "u-ft" }, [imperial]), element("span", { class: "u-m" }, [metric])];
        var squares = miles ? null : rules.feet_to_squares(size);
        if (squares !== null) {
          var form = new Intl.PluralRules(config.lang).select(squares);
          var text = (config.squares[form] || config.squares.other || "{n}").replace("{n}", self.number(squares));
          spans.push(element("span", { class: "u-sq" }, [text.replace(/ /, "\u00a0")]));
        }
        return element("span", { class: "measure" }, spans);
      },
      value: function (value, mark) {
        if (typeof value !== "number") return self.dice(value);
        return mark === "+" ? self.signed(value) : mark === "%" ? self.percent(value) : self.number(value);
      },
    };
    return self;
  }

  function filled(text, values) {
    return text.replace(/\{(\w+)\}/g, function (whole, name) {
      return name in values ? values[name] : whole;
    });
  }

  // A text with placeholders and measures, as nodes.
  function said(text, values, figures) {
    var nodes = [];
    var done = 0;
    text.replace(TOKEN, function (whole, words, scheme, name, literal, place, mark, at) {
      nodes.push(text.slice(done, at));
      done = at + whole.length;
      if (!scheme) nodes.push(place in values ? figures.value(values[place], mark) : whole);
      else if (words) nodes.push(words);
      else if (scheme === "dice") nodes.push(figures.dice(name ? values[name] : literal));
      else nodes.push(figures.measure(scheme, name ? values[name] : Number(literal)));
      return whole;
    });
    nodes.push(text.slice(done));
    return nodes;
  }

  globalThis.PolyglotFigures = { LONGEST: LONGEST, Figures: Figures, element: element, filled: filled, readNumber: readNumber, said: said };
})();
