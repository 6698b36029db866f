/* Draws chances: bars of a distribution, or a line over an input, with the numbers as a table. */
(function () {
  "use strict";

  var SVG = "http://www.w3.org/2000/svg";
  var element = globalThis.PolyglotFigures.element;
  var filled = globalThis.PolyglotFigures.filled;

  function drawn(name, attributes, text) {
    var made = document.createElementNS(SVG, name);
    Object.keys(attributes).forEach(function (key) {
      made.setAttribute(key, attributes[key]);
    });
    if (text !== undefined) made.textContent = text;
    return made;
  }

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

  globalThis.PolyglotChart = Chart;
})();
