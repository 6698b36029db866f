/* Forms in front of the compiled rules. No rule and no text is in here: both come with the page. */
(function () {
  "use strict";

  var SVG = "http://www.w3.org/2000/svg";
  var LONGEST = 100; // characters read from a field or a link
  var LONGEST_ROSTER = 2000;
  var PAUSE = 250; // milliseconds without typing before the result is worked out and read aloud
  var TOKEN = /\[([^\]]*)\]\((ft|mi|dice):(?:\{(\w+)\}|([^)]*))\)|\{(\w+)(?::([+%]))?\}/g;
  var rules = globalThis.PolyglotRules;
  var forms = Array.from(document.querySelectorAll("form[data-calculator]"));
  if (!rules) return;

  function element(name, attributes, children) {
    var made = document.createElement(name);
    Object.keys(attributes || {}).forEach(function (key) {
      made.setAttribute(key, attributes[key]);
    });
    made.append.apply(made, children || []);
    return made;
  }

  function drawn(name, attributes, text) {
    var made = document.createElementNS(SVG, name);
    Object.keys(attributes).forEach(function (key) {
      made.setAttribute(key, attributes[key]);
    });
    if (text !== undefined) made.textContent = text;
    return made;
  }

  /* ---- Reading and writing figures as the reader's language does ---- */

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

  /* ---- Drawing ---- */

  function Chart(figure, config, figures) {
    var left = 44, right = 312, top = 10, bottom = 118;
    var plot = config.plot;

    function x(point, points) {
      var low = points[0].x, high = points[points.length - 1].x;
      return left + ((point.x - low + 0.5) / (high - low + 1)) * (right - left);
    }

    function label(text, at, height, anchor) {
      return drawn("text", { x: at, y: height, "text-anchor": anchor, "font-size": 9, fill: "currentColor" }, text);
    }

    function axes(svg, points, most) {
      svg.append(
        drawn("path", {
          d: "M" + left + " " + top + "V" + bottom + "H" + right,
          fill: "none",
          stroke: "currentColor",
          "stroke-width": 1,
        }),
        label(figures.percent(most), left - 4, top + 4, "end"),
        label(figures.percent(0), left - 4, bottom, "end"),
        label(plot.x, (left + right) / 2, bottom + 26, "middle")
      );
      var every = Math.max(1, Math.ceil(points.length / 8));
      points.forEach(function (point, index) {
        if (index % every === 0) svg.append(label(figures.number(point.x), x(point, points), bottom + 12, "middle"));
      });
    }

    function bars(svg, points, most) {
      var width = Math.max(0.8, (0.8 * (right - left)) / (points[points.length - 1].x - points[0].x + 1));
      points.forEach(function (point) {
        var height = ((bottom - top) * point.y) / most;
        svg.append(
          drawn("rect", { x: x(point, points) - width / 2, y: bottom - height, width: width, height: height, fill: "currentColor" })
        );
      });
    }

    function line(svg, points, most, chosen) {
      function y(point) {
        return bottom - ((bottom - top) * point.y) / most;
      }
      var path = points.map(function (point, index) {
        return (index ? "L" : "M") + x(point, points).toFixed(2) + " " + y(point).toFixed(2);
      });
      svg.append(drawn("path", { d: path.join(""), fill: "none", stroke: "currentColor", "stroke-width": 2 }));
      points.forEach(function (point) {
        if (point.x === chosen) svg.append(drawn("circle", { cx: x(point, points), cy: y(point), r: 4, fill: "currentColor" }));
      });
    }

    function cell(name, scope, text) {
      return element(name, scope ? { scope: scope, class: "num" } : { class: "num" }, [text]);
    }

    function table(points) {
      var rows = points.map(function (point) {
        return element("tr", {}, [cell("th", "row", figures.number(point.x)), cell("td", "", figures.percent(point.y))]);
      });
      var head = element("tr", {}, [cell("th", "col", plot.x), cell("th", "col", plot.y)]);
      var whole = element("table", {}, [element("thead", {}, [head]), element("tbody", {}, rows)]);
      var wrap = element("div", { class: "table-wrap", role: "region", tabindex: "0", "aria-label": plot.title }, [whole]);
      return element("details", {}, [element("summary", {}, [config.messages["plot-table"]]), wrap]);
    }

    this.draw = function (points, chosen) {
      var wasOpen = figure.querySelector("details[open]");
      figure.replaceChildren();
      if (!points.length) return;
      var peak = points.reduce(function (best, point) {
        return point.y > best.y ? point : best;
      });
      var most = plot.kind === "line" ? 1 : peak.y;
      var svg = drawn("svg", { viewBox: "0 0 320 150", role: "img", "aria-labelledby": config.id + "-plot " + config.id + "-peak" });
      svg.style.maxWidth = "32rem";
      svg.style.width = "100%";
      svg.append(
        drawn("title", { id: config.id + "-plot" }, plot.title),
        drawn(
          "desc",
          { id: config.id + "-peak" },
          filled(config.messages["plot-summary"], { x: plot.x + " " + figures.number(peak.x), y: figures.percent(peak.y) })
        )
      );
      axes(svg, points, most);
      if (plot.kind === "line") line(svg, points, most, chosen);
      else bars(svg, points, most);
      var numbers = table(points);
      numbers.open = Boolean(wasOpen);
      figure.append(element("figcaption", {}, [plot.title]), svg, numbers);
    };
  }

  /* ---- One calculator ---- */

  function Calculator(form, config) {
    var figures = Figures(config);
    var prefix = forms.length > 1 ? config.id + "." : "";
    var output = form.querySelector("output");
    var steps = form.querySelector(".steps");
    var status = form.querySelector(".status");
    var figure = form.querySelector(".plot");
    var chart = config.plot && figure ? new Chart(figure, config, figures) : null;
    var waiting = 0;
    var roster = [];

    function field(input) {
      return form.elements.namedItem(input.id);
    }

    // What is wrong with a field's text, as a message, or its value.
    function read(input) {
      var control = field(input);
      if (input.kind === "flag") return { value: control.checked };
      if (input.kind === "choice") return { value: control.value };
      var text = control.value;
      if (input.kind === "dice") {
        try {
          rules.parse_dice(text);
          return { value: text };
        } catch (error) {
          return { error: filled(config.messages.dice, Object.assign({ label: input.label }, config.dice)) };
        }
      }
      if (input.kind === "roster") return readRoster(input, text);
      if (input.optional && !text.trim()) return {};
      var value = readNumber(text, input.kind === "integer");
      if (value >= input.min && value <= input.max) return { value: value };
      var bounds = { label: input.label, min: figures.number(input.min), max: figures.number(input.max) };
      return { error: filled(config.messages[input.kind === "integer" ? "whole" : "decimal"], bounds) };
    }

    // One name and number a line; the numbers are the value, the names wait for the output.
    function readRoster(input, text) {
      var wrong = false;
      var entries = text
        .slice(0, LONGEST_ROSTER)
        .split("\n")
        .filter(function (line) {
          return line.trim();
        })
        .map(function (line) {
          var typed = line.trim();
          var digits = /[+\-\u2212\u2010\u2013\uff0d\uff0b]?[0-9\uff10-\uff19\u0e50-\u0e59]+$/.exec(typed);
          var number = digits ? readNumber(digits[0], true) : NaN;
          if (!(number >= input.min && number <= input.max)) wrong = true;
          return { name: digits ? typed.slice(0, digits.index).replace(/[\s:;,=]+$/, "") : typed, number: number };
        });
      if (wrong || !entries.length) {
        var bounds = { label: input.label, min: figures.number(input.min), max: figures.number(input.max) };
        return { error: filled(config.messages.roster, bounds) };
      }
      roster = entries;
      return {
        value: entries.map(function (entry) {
          return entry.number;
        }),
      };
    }

    function mark(input, message) {
      var control = field(input);
      var place = document.getElementById(control.id + "-error");
      if (!place) return;
      if (message) control.setAttribute("aria-invalid", "true");
      else control.removeAttribute("aria-invalid");
      if (place.textContent !== (message || "")) place.textContent = message || "";
      place.hidden = !message;
    }

    function label(id) {
      return config.inputs.filter(function (input) {
        return input.id === id;
      })[0].label;
    }

    // The values of all fields, or null while one of them is wrong.
    function readAll() {
      var values = {};
      var errors = {};
      config.inputs.forEach(function (input) {
        var found = read(input);
        if (found.error) errors[input.id] = found.error;
        else if (found.value !== undefined) values[input.id] = found.value;
      });
      config.inputs.forEach(function (input) {
        var limit = values[input.at_most];
        if (limit !== undefined && values[input.id] > limit) {
          errors[input.id] = filled(config.messages["at-most"], {
            label: input.label,
            other: label(input.at_most),
            max: figures.number(limit),
          });
        }
        mark(input, errors[input.id]);
      });
      return Object.keys(errors).length ? null : values;
    }

    function run(values) {
      return rules[config.function].apply(
        null,
        config.arguments.map(function (name) {
          return values[name];
        })
      );
    }

    function shown(result, part) {
      var value = result[part.id];
      if (part.kind === "feet") return [figures.measure("ft", value)];
      if (part.kind === "miles") return [figures.measure("mi", value)];
      if (part.kind === "choice") return [part.labels[value]];
      if (part.kind === "order") return [element("ol", { class: "order" }, value.map(function (position) {
        var entry = roster[position];
        return element("li", { value: result.places[position] }, [(entry.name ? entry.name + ": " : "") + figures.number(entry.number)]);
      }))];
      if (part.kind === "percent") return [figures.percent(value) + (part.exact ? " (" + result[part.exact] + ")" : "")];
      return [part.kind === "signed" ? figures.signed(value) : figures.value(value)];
    }

    function points(values, result) {
      if (config.plot.kind === "distribution") {
        return result[config.plot.of].map(function (entry) {
          return { x: entry.total, y: entry.chance };
        });
      }
      var list = [];
      for (var at = config.plot.first; at <= config.plot.last; at += 1) {
        var changed = Object.assign({}, values);
        changed[config.plot.over] = at;
        list.push({ x: at, y: run(changed)[config.plot.of] });
      }
      return list;
    }

    function show(values) {
      var result = null;
      try {
        result = values && run(values);
      } catch (error) {
        result = null;
      }
      var lines = result
        ? config.outputs
            .filter(function (part) {
              return result[part.id] !== undefined && result[part.id] !== null;
            })
            .map(function (part) {
              return element("span", { class: "result" }, [
                element("span", { class: "result-label" }, [part.label + ": "]),
                element("strong", { class: "result-value", "data-output": part.id }, shown(result, part)),
                element("br"),
              ]);
            })
        : [config.messages.invalid];
      output.replaceChildren.apply(output, lines);
      var list = result ? result.steps || [] : [];
      steps.hidden = !list.length;
      steps.querySelector("ol").replaceChildren.apply(
        steps.querySelector("ol"),
        list
          .filter(function (step) {
            return config.steps[step.step];
          })
          .map(function (step) {
            return element("li", { "data-step": step.step }, said(config.steps[step.step], step, figures));
          })
      );
      if (chart) chart.draw(result ? points(values, result) : [], config.plot.over && values ? values[config.plot.over] : undefined);
      return Boolean(result);
    }

    function link(values) {
      var url = new URL(location.href);
      config.inputs.forEach(function (input) {
        var value = values[input.id];
        if (value === undefined) value = "";
        if (input.kind === "dice") value = rules.plain_dice(value);
        if (input.kind === "roster") value = field(input).value;
        url.searchParams.set(prefix + input.id, typeof value === "boolean" ? String(Number(value)) : String(value));
      });
      return url.href;
    }

    function update(remember) {
      var values = readAll();
      status.replaceChildren();
      if (!show(values) || !remember) return;
      try {
        history.replaceState(history.state, "", link(values));
      } catch (error) {
        /* some browsers refuse for pages opened from a folder */
      }
    }

    // Whatever a link says becomes text in a field, and is then checked as typed text is.
    function restore() {
      var query = new URLSearchParams(location.search);
      config.inputs.forEach(function (input) {
        var text = query.get(prefix + input.id);
        if (text === null) return;
        var control = field(input);
        if (input.kind === "flag") control.checked = text === "1";
        else if (input.kind === "dice") control.value = figures.dice(text.slice(0, LONGEST));
        else if (input.kind === "roster") control.value = text.slice(0, LONGEST_ROSTER);
        else if (input.kind !== "choice") control.value = text.slice(0, LONGEST).replace(/^-/, "\u2212");
        else if (
          Array.from(control.options).some(function (option) {
            return option.value === text;
          })
        )
          control.value = text;
      });
    }

    function copied() {
      status.replaceChildren(config.messages.copied);
    }

    function copyByHand(address) {
      var box = element("input", { type: "text", readonly: "", "aria-label": config.messages["copy-by-hand"], value: address });
      status.replaceChildren(config.messages["copy-by-hand"] + " ", box);
      box.select();
    }

    form.addEventListener("input", function () {
      clearTimeout(waiting);
      waiting = setTimeout(update, PAUSE, true);
    });
    form.addEventListener("submit", function (event) {
      event.preventDefault();
      clearTimeout(waiting);
      update(true);
    });
    form.addEventListener("reset", function () {
      clearTimeout(waiting);
      waiting = setTimeout(update, 0, true);
    });
    form.querySelector(".copy-link").addEventListener("click", function () {
      var values = readAll();
      if (!values) return;
      var address = link(values);
      if (!navigator.clipboard || !navigator.clipboard.writeText) return copyByHand(address);
      navigator.clipboard.writeText(address).then(copied, function () {
        copyByHand(address);
      });
    });

    restore();
    form.hidden = false;
    update(false);
    var tables = form.parentNode.querySelector("details.lookup");
    if (tables) tables.open = false;
  }

  forms.forEach(function (form) {
    var place = form.parentNode.querySelector("script.calculator-config");
    if (place) new Calculator(form, JSON.parse(place.textContent));
  });
})();
