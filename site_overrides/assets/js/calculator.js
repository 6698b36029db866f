/* Forms in front of the compiled rules. No rule and no text is in here: both come with the page. */
(function () {
  "use strict";

  var LONGEST_ROSTER = 2000; // characters
  var PAUSE = 250; // milliseconds without typing before the result is worked out and read aloud
  var rules = globalThis.PolyglotRules;
  var shared = globalThis.PolyglotFigures;
  var LONGEST = shared.LONGEST;
  var element = shared.element;
  var filled = shared.filled;
  var readNumber = shared.readNumber;
  var said = shared.said;
  var forms = Array.from(document.querySelectorAll("form[data-calculator]"));
  if (!rules) return;

  function Calculator(form, config) {
    var figures = shared.Figures(config);
    var prefix = forms.length > 1 ? config.id + "." : "";
    var output = form.querySelector("output");
    var steps = form.querySelector(".steps");
    var status = form.querySelector(".status");
    var figure = form.querySelector(".plot");
    var chart = config.plot && figure ? new globalThis.PolyglotChart(figure, config, figures) : null;
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
      if (input.kind === "conditions") return { value: readConditions(input, control) };
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

    // The ticked conditions, each with its name and its effects in the chosen edition.
    function readConditions(input, control) {
      var boxes = Array.from(control.querySelectorAll("input:checked"));
      var found = boxes.map(function (box) {
        var condition = input.conditions[box.value];
        return { name: condition.name, effects: condition.effects[form.elements.namedItem("edition").value] };
      });
      control.parentNode.querySelector(".chosen").textContent = found
        .map(function (condition) {
          return condition.name;
        })
        .join(", ");
      return found;
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

    function ticked(input) {
      return Array.from(field(input).querySelectorAll("input:checked")).map(function (box) {
        return box.value;
      });
    }

    function link(values) {
      var url = new URL(location.href);
      config.inputs.forEach(function (input) {
        var value = values[input.id];
        if (value === undefined) value = "";
        if (input.kind === "dice") value = rules.plain_dice(value);
        if (input.kind === "roster") value = field(input).value;
        if (input.kind === "conditions") value = ticked(input).join(",");
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
        if (text === null && input.id === "edition") text = document.documentElement.dataset.edition || null;
        if (text === null) return;
        var control = field(input);
        if (input.kind === "flag") control.checked = text === "1";
        else if (input.kind === "dice") control.value = figures.dice(text.slice(0, LONGEST));
        else if (input.kind === "roster") control.value = text.slice(0, LONGEST_ROSTER);
        else if (input.kind === "conditions")
          control.querySelectorAll("input").forEach(function (box) {
            box.checked = text.split(",").indexOf(box.value) > -1;
          });
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
