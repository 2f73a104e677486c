// ==UserScript==
// @name         CSV Viewer
// @namespace    https://scriptorium.example/scripts
// @version      1.0.0
// @description  Shows a raw CSV or TSV document as a table you can sort and filter. Escape shows the raw text, Escape again the table.
// @author       Samuel Oyelaran
// @license      MIT
// @match        *://*/*
// @grant        none
// @run-at       document-end
// @noframes
// ==/UserScript==

/*
 * Why every address matches: a CSV file can stand anywhere. The first thing the script looks at is
 * the type of the document: text/csv, or plain text at an address that ends in .csv, .tsv or .tab. On
 * any other page it ends there. A file that the browser saves instead of showing it is not its business.
 *
 * - Comma, semicolon, tab or pipe is found out by itself and can be changed; quoted fields may hold
 *   separators, quotes and line breaks.
 * - A press on a header sorts upwards, the next downwards, the third as in the file. Numbers are
 *   compared as numbers, with either decimal sign, 5.3.2024 and 3/14/2024 as dates.
 * - 500 rows are drawn at a time, so that a file of many megabytes opens at once; filter and order
 *   cover all of them.
 * - Escape gives back exactly what the browser had made of the file. Nothing is loaded, stored or sent.
 */
(() => {
  "use strict";

  const isPlainFile = document.contentType === "text/plain" && /\.(csv|tsv|tab)$/i.test(location.pathname);
  if (!isPlainFile && !/^(text|application)\/(x-)?(csv|tab-separated-values)$/.test(document.contentType)) return;

  const original = [...document.body.children];
  const text = (document.querySelector("pre")?.textContent ?? document.body.textContent).replace(/^\uFEFF/, "");
  const [, stated, content] = text.match(/^sep=([,;|\t])\r?\n([^]*)$/i) ?? [null, null, text];
  if (text.trim() === "") return;

  const PAGE_SIZE = 500;
  const SAMPLE_LENGTH = 65536;
  const LEAST_SHARE = 0.9;
  const SEPARATORS = { Comma: ",", Semicolon: ";", Tab: "\t", Pipe: "|" };
  const ORDERS = ["ascending", "descending", null];

  const CSS = `
    :host { all: initial; position: fixed; inset: 0; color-scheme: light dark; }
    main { display: flex; flex-direction: column; height: 100%; background: Canvas; color: CanvasText; font: 15px/1.4 system-ui, sans-serif; }
    form { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 8px; border-bottom: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); }
    label { display: flex; gap: 8px; align-items: center; min-height: 44px; }
    input[type="search"] { flex: 1 1 160px; max-width: 360px; }
    input[type="search"], select, button {
      box-sizing: border-box; min-height: 44px; padding: 0 12px; border-radius: 8px; font: inherit;
      border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas);
    }
    input[type="checkbox"] { width: 20px; height: 20px; }
    button { background: ButtonFace; color: ButtonText; cursor: pointer; }
    [role="region"] { flex: 1; min-height: 0; overflow: auto; }
    table { width: max-content; border-collapse: separate; border-spacing: 0; font-variant-numeric: tabular-nums; }
    th, td { max-width: 480px; padding: 4px 12px; border-bottom: 1px solid color-mix(in srgb, CanvasText 15%, Canvas); text-align: start; vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere; }
    thead th { position: sticky; top: 0; padding: 0; background: Canvas; white-space: nowrap; }
    thead button { width: 100%; border: 0; border-radius: 0; background: color-mix(in srgb, CanvasText 8%, Canvas); color: inherit; font-weight: 600; text-align: inherit; }
    thead th:first-child { padding: 4px 12px; vertical-align: middle; background: color-mix(in srgb, CanvasText 8%, Canvas); }
    [aria-sort] button::after { content: " ↓" / ""; }
    [aria-sort="ascending"] button::after { content: " ↑" / ""; }
    tbody th { color: color-mix(in srgb, CanvasText 65%, Canvas); font-weight: 400; }
    .number { text-align: end; white-space: nowrap; } a { color: inherit; }
    ::placeholder { color: color-mix(in srgb, FieldText 75%, Field); opacity: 1; }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: -3px; }
    @media print { :host { position: static; } form { display: none; } }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  const count = (number, word) => `${number.toLocaleString("en")} ${word}${number === 1 ? "" : "s"}`;

  // RFC 4180, and what is found beside it: words after a closing quote, a quote that is never closed.
  const parse = (text, separator) => {
    const sign = separator === "|" ? "\\|" : separator;
    const field = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"?)?([^${sign}\\r\\n]*)(${sign}|\\r\\n|[\\r\\n]|$)`, "gy");
    const rows = [];
    let row = [];
    for (let isLast = false; !isLast; ) {
      const [, quoted, rest, end] = field.exec(text);
      row.push((quoted?.replaceAll('""', '"') ?? "") + rest);
      isLast = field.lastIndex >= text.length && end !== separator;
      if (end === separator) continue;
      if (row.length > 1 || row[0] !== "") rows.push(row);
      row = [];
    }
    return rows;
  };

  // The separator that gives the lines of the sample as many fields as the first line has.
  const findSeparator = (text) => {
    if (/tab/.test(document.contentType) || /\.(tsv|tab)$/i.test(location.pathname)) return "\t";
    const sample = text.length > SAMPLE_LENGTH ? text.slice(0, text.lastIndexOf("\n", SAMPLE_LENGTH)) : text;
    const rate = (separator) => {
      const rows = parse(sample, separator);
      const width = rows[0]?.length ?? 0;
      return width > 1 ? rows.filter((row) => row.length === width).length / rows.length + width / 1e6 : 0;
    };
    return Object.values(SEPARATORS).sort((one, other) => rate(other) - rate(one))[0];
  };

  const NUMBER = /^[\p{Sc}\s]*([+−-]?)[\p{Sc}\s]*(\d[\d\s.,']*|[.,]\d+)(e[+-]?\d+)?\s*(?:%|\p{Sc}|\p{Lu}{3})?$/iu;

  // 1,234 may be large or small. What no other field of the column decides, the kind of file does.
  const readNumbers = (texts, separator) => {
    const bodies = texts.map((text) => text.match(NUMBER)?.[2].replace(/[\s']/g, "") ?? "");
    const telling = bodies.find((body) => /[.,]/.test(body) && !/^[1-9]\d{0,2}[.,]\d{3}$/.test(body));
    const signs = telling?.match(/[.,]/g) ?? [];
    const isRepeated = signs.length > 1 && new Set(signs).size === 1;
    const decimal = isRepeated ? (signs[0] === "." ? "," : ".") : (signs.at(-1) ?? (separator === ";" && bodies.some((body) => body.includes(",")) ? "," : "."));
    return texts.map((text, index) => {
      const [, sign, , exponent = ""] = text.match(NUMBER) ?? [];
      const plain = bodies[index].replaceAll(decimal === "," ? "." : ",", "").replace(",", ".");
      return bodies[index] === "" ? Number.NaN : Number(plain + exponent) * (/[−-]/.test(sign) ? -1 : 1);
    });
  };

  const DATE = /^(\d{1,2})([./])(\d{1,2})[./](\d{4})(?=$|[\sT])(.*)$/;

  const readDates = (texts) => {
    const found = texts.map((text) => text.match(DATE));
    const isMonthFirst = !found.some((match) => match?.[2] === "." || match?.[1] > 12) && found.some((match) => match?.[3] > 12);
    return found.map((match) => {
      if (!match) return Number.NaN;
      const [month, day] = isMonthFirst ? [match[1], match[3]] : [match[3], match[1]];
      const [hours = 0, minutes = 0, seconds = 0] = match[5].match(/\d+/g) ?? [];
      return Date.UTC(match[4], month - 1, day, hours, minutes, seconds);
    });
  };

  // The values of a column: dates or numbers when nearly all fields are, else the texts. Empty fields are null.
  const readColumn = (rows, index, separator) => {
    const texts = rows.map((row) => (row[index] ?? "").trim());
    const filled = texts.filter(Boolean).length;
    const isKind = (values) => values.filter((value) => !Number.isNaN(value)).length >= Math.max(1, filled * LEAST_SHARE);
    const kinds = { date: readDates(texts), number: readNumbers(texts, separator) };
    const kind = Object.keys(kinds).find((name) => isKind(kinds[name])) ?? "text";
    return { kind, values: (kinds[kind] ?? texts).map((value) => (value === "" || Number.isNaN(value) ? null : value)) };
  };

  const collator = new Intl.Collator(undefined, { numeric: true });
  const compare = (one, other, direction) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return direction * (typeof one === "number" ? one - other : collator.compare(one, other));
  };

  const makeCell = (text, kind) => {
    const content = /^https?:\/\/\S+$/.test(text) ? create("a", { href: text, textContent: text, rel: "noreferrer" }) : text;
    return create("td", { className: kind, dir: kind === "number" ? "" : "auto" }, content);
  };

  const makeViewer = () => {
    const state = { separator: stated ?? findSeparator(content), column: -1, step: 2, drawn: PAGE_SIZE };
    let file = { rows: [], columns: [] };
    let shown = [];
    const head = create("thead", {});
    const body = create("tbody", {});
    const status = create("span", { role: "status" });
    const filter = create("input", { type: "search", placeholder: "Filter rows", ariaLabel: "Filter rows" });
    const hasHeader = create("input", { type: "checkbox", checked: true });
    const options = Object.entries(SEPARATORS).map(([name, value]) => create("option", { value, textContent: name, selected: value === state.separator }));
    const separator = create("select", {}, ...options);
    const more = create("button", { type: "button" });
    const draw = (from) => {
      const rows = shown.slice(from, state.drawn).map(({ row, number }) => {
        const cells = file.columns.map((column, index) => makeCell(row[index] ?? "", column.kind));
        return create("tr", {}, create("th", { scope: "row", textContent: number }), ...cells);
      });
      body.append(...rows);
      more.hidden = shown.length <= state.drawn;
      more.textContent = `Show ${count(Math.min(PAGE_SIZE, shown.length - state.drawn), "more row")}`;
    };
    const update = () => {
      const words = filter.value.toLowerCase().split(/\s+/);
      const order = ORDERS[state.step];
      const values = file.columns[state.column]?.values;
      shown = file.rows.filter(({ plain }) => words.every((word) => plain.includes(word)));
      if (order) shown.sort((one, other) => compare(values[one.index], values[other.index], order === "ascending" ? 1 : -1));
      head.querySelectorAll("th + th").forEach((cell, index) => (cell.ariaSort = index === state.column ? order : null));
      state.drawn = PAGE_SIZE;
      body.replaceChildren();
      draw(0);
      const all = `${count(file.rows.length, "row")}, ${count(file.columns.length, "column")}`;
      status.textContent = shown.length < file.rows.length ? `${shown.length.toLocaleString("en")} of ${all}` : all;
    };
    const press = (column) => {
      Object.assign(state, { column, step: state.column === column ? (state.step + 1) % ORDERS.length : 0 });
      update();
    };
    const read = () => {
      const lines = parse(content, separator.value);
      const names = hasHeader.checked ? (lines.shift() ?? []) : [];
      const width = lines.reduce((widest, line) => Math.max(widest, line.length), names.length);
      const columns = Array.from({ length: width }, (_, index) => ({ name: names[index]?.trim() || `Column ${index + 1}`, ...readColumn(lines, index, separator.value) }));
      const rows = lines.map((row, index) => ({ row, index, number: index + 1, plain: row.join(" ").toLowerCase() }));
      const cells = columns.map(({ name, kind }, index) =>
        create("th", { scope: "col", className: kind }, create("button", { type: "button", textContent: name, onclick: () => press(index) }))
      );
      head.replaceChildren(create("tr", {}, create("th", { scope: "col", textContent: "Row" }), ...cells));
      file = { rows, columns };
      Object.assign(state, { column: -1, step: 2 });
      update();
    };
    more.addEventListener("click", () => {
      const from = state.drawn;
      state.drawn += PAGE_SIZE;
      draw(from);
      body.rows[from].scrollIntoView({ block: "center" });
    });
    filter.addEventListener("input", update);
    for (const control of [hasHeader, separator]) control.addEventListener("change", read);
    read();

    const tools = create(
      "form",
      { role: "search", ariaLabel: "CSV Viewer", onsubmit: () => false },
      filter,
      create("label", {}, "Separator", separator),
      create("label", {}, hasHeader, "First row is a header"),
      create("button", { type: "button", textContent: "Raw text (Esc)", onclick: toggle }),
      status
    );
    const table = create("table", { ariaLabel: "Contents of the file" }, head, body);
    const region = create("div", { role: "region", ariaLabel: "Rows", tabIndex: 0 }, table, more);
    const host = create("div", { id: "scriptorium-csv-viewer" });
    const root = host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    root.adoptedStyleSheets = [sheet];
    sheet.replaceSync(CSS);
    root.append(create("main", { lang: "en", dir: "ltr" }, tools, region));
    return host;
  };

  // The table is made once: after a look at the raw text it is as it was left.
  const toggle = () => {
    const isShown = host.isConnected;
    for (const element of original) element.hidden = !isShown;
    if (isShown) host.remove();
    else document.body.append(host);
  };

  const host = makeViewer();
  toggle();
  addEventListener("keydown", (event) => event.key === "Escape" && toggle(), { capture: true });
})();
