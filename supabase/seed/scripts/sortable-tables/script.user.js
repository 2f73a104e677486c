// ==UserScript==
// @name         Sortable Tables
// @namespace    https://scriptorium.example/scripts
// @version      1.0.0
// @description  Sorts any data table by a click on its header or with the keyboard: numbers, dates, currencies, words. Third press: the page's own order.
// @author       Samuel Oyelaran
// @license      MIT
// @match        *://*/*
// @grant        none
// @run-at       document-idle
// ==/UserScript==

/*
 * Why every address matches: data tables can stand on any page. A page without one is left alone.
 *
 * - Each header gets a small arrow button beside its words; the whole header can be clicked. The first
 *   press sorts upwards, the second downwards, the third restores the page's own order.
 * - Numbers (1,234.5 or 1.234,5, with currency, per cent or unit), dates (2024-03-05, 5.3.2024,
 *   March 5, 2024), times and words are compared as what they are; empty cells always come last.
 * - Left alone: tables for layout, tables that sort themselves, merged cells below the header, fewer
 *   than three rows. Tables that appear later get their arrows when you point at them or press Tab.
 * - Escape takes the arrows away and puts every table back as it was, until you point or Tab again.
 * - Nothing is loaded, stored or sent.
 */
(() => {
  "use strict";

  const LEAST_ROWS = 3;
  const LEAST_SHARE = 0.9;
  const ORDERS = ["ascending", "descending", null];
  const EMPTY = /^(|[-–—?]|n\/?a|k\.\s?a\.)$/i;

  const CSS = `
    :host { display: inline-block !important; margin-inline: 4px 0 !important; font: 14px/1 system-ui, sans-serif !important; vertical-align: middle !important; }
    button { min-width: 24px; min-height: 24px; padding: 0; border: 0; border-radius: 4px; background: none; color: inherit; font: inherit; cursor: pointer; }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: 0; }
    @media print { :host { display: none !important; } }`;

  const UNREAD = "sup, script, style, [hidden]";
  const OWN_ROLE = "[contenteditable], [role='grid'], [role='treegrid'], [role='presentation'], [role='none']";
  const OWN_CONTROL = "table, iframe, [aria-sort], th[onclick], th button, th input, th select, th [role='button']";

  const armed = new Map();
  const refused = new WeakMap();
  const pageOrder = new WeakMap();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);

  // What a reader sees in the cell, without footnote marks; a value that is meant for sorting wins.
  const readCell = (cell) => {
    if (!cell) return "";
    const stated = cell.dataset.sortValue ?? cell.dataset.order ?? cell.querySelector("time[datetime]")?.dateTime;
    if (stated) return stated.trim();
    const copy = cell.querySelector(UNREAD) ? cell.cloneNode(true) : cell;
    if (copy !== cell) for (const note of copy.querySelectorAll(UNREAD)) note.remove();
    return copy.textContent.trim().replace(/\s+/g, " ");
  };

  // The language of the table decides what only a reader can know: whether 1,234 is large, and whether 3/4 is in April.
  const languageOf = (table) => table.closest("[lang]")?.lang.match(/^[a-z]{2,3}(-[a-z]{2})?(?![a-z\d])/i)?.[0];

  const NUMBER = /^\(?(?:[~≈<>≤≥±]|\p{Lu}{0,3}\p{Sc}|\p{Lu}{3}(?=\s))?\s*([+−–-]?)\s*\p{Sc}?\s*(\d[\d\s.,'’]*|[.,]\d+)([^\d]{0,12})$/u;

  const decimalSignOf = (bodies, language) => {
    for (const body of bodies) {
      const signs = body.match(/[.,]/g) ?? [];
      if (new Set(signs).size === 2) return signs.at(-1);
      if (signs.length > 1) return signs[0] === "." ? "," : ".";
      if (signs.length === 1 && !/^[1-9]\d{0,2}[.,]\d{3}$/.test(body)) return signs[0];
    }
    return new Intl.NumberFormat(language).formatToParts(1.5).find((part) => part.type === "decimal").value;
  };

  // 12K and 3.4M, as lists of files have them; a unit that all cells share changes nothing.
  const scaleOf = (unit) => 1000 ** (" kmgt".indexOf(unit.trim().match(/^([kmgt])(?:i?b)?$/i)?.[1].toLowerCase() ?? " "));

  const readNumbers = (texts, language) => {
    const found = texts.map((text) => text.match(NUMBER));
    const bodies = found.map((match) => match?.[2].replace(/[\s'’]/g, "").replace(/[.,]$/, "") ?? "");
    const decimal = decimalSignOf(bodies, language);
    const plain = decimal === "," ? /^\d*(\.\d{2,3})*(,\d+)?$/ : /^\d*(,\d{2,3})*(\.\d+)?$/;
    return bodies.map((body, index) => {
      const size = Number(body.replaceAll(decimal === "," ? "." : ",", "").replace(",", "."));
      const isNegative = /[−–-]/.test(found[index]?.[1]) || texts[index].startsWith("(");
      return body && plain.test(body) ? size * scaleOf(found[index][3]) * (isNegative ? -1 : 1) : Number.NaN;
    });
  };

  const readTime = (text) => {
    const [, hours, minutes, seconds = 0] = text.match(/(\d+):(\d{2})(?::(\d{2}))?\s*$/) ?? [];
    return hours === undefined ? 0 : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  };
  const toSeconds = (text) => text.split(":").reduce((sum, part) => sum * 60 + Number(part.replace(",", ".")), 0);
  const readTimes = (texts) => texts.map((text) => (/^\d+(:\d{2}){1,2}([.,]\d+)?$/.test(text) ? toSeconds(text) : Number.NaN));
  const SLASHED = /^\p{L}{0,9}\.?,?\s?(\d{1,2})([./-])\s?(\d{1,2})[./-]\s?(\d{2,4})\b/u;

  const isDayFirst = (texts, language) => {
    const matches = texts.map((text) => text.match(SLASHED)).filter(Boolean);
    if (matches.some((match) => match[2] === "." || Number(match[1]) > 12)) return true;
    if (matches.some((match) => Number(match[3]) > 12)) return false;
    const parts = new Intl.DateTimeFormat(language).formatToParts(0).map((part) => part.type);
    return parts.indexOf("day") < parts.indexOf("month");
  };

  const monthNames = (language) => {
    const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month, 15)).toLowerCase());
  };

  const readDates = (texts, language) => {
    const dayFirst = isDayFirst(texts, language);
    const names = [...monthNames(language), ...monthNames("en")];
    const monthOf = (word) => (word.length < 3 ? 0 : (names.findIndex((name) => name.startsWith(word) || word.startsWith(name)) % 12) + 1);
    const toValue = (year, month, day, text) => Number(year) * 372 + Number(month) * 31 + Number(day) + readTime(text) / 86400;
    return texts.map((text) => {
      const iso = text.match(/^([+-]?\d{4,6})-(\d{2})(?:-(\d{2}))?(?![\d-])/);
      if (iso) return toValue(iso[1], iso[2], iso[3] ?? 1, text.replace(/(Z|[+-]\d{2}:?\d{2}|\.\d+)+$/, ""));
      const slashed = text.match(SLASHED);
      const [month, day] = dayFirst ? [slashed?.[3], slashed?.[1]] : [slashed?.[1], slashed?.[3]];
      if (slashed) return toValue(slashed[4].padStart(4, "20"), month, day, text);
      const words = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
      const named = words.map(monthOf).find((number) => number > 0);
      const year = words.find((word) => /^\d{4}$/.test(word));
      return named && year && words.length < 8 ? toValue(year, named, words.find((word) => /^\d{1,2}$/.test(word)) ?? 1, text) : Number.NaN;
    });
  };

  // The values of a column, compared as what nearly all of them are. Text is compared as readers of the language would.
  const makeComparison = (rows, column, language, direction) => {
    const texts = rows.map((row) => readCell(row.cells[column]));
    const filled = texts.filter((text) => !EMPTY.test(text)).length;
    const collator = new Intl.Collator(language, { numeric: true });
    const kinds = [readTimes, readDates, readNumbers].map((read) => read(texts, language));
    const values = kinds.find((kind) => kind.filter((value) => !Number.isNaN(value)).length >= filled * LEAST_SHARE) ?? texts;
    const keys = new Map(rows.map((row, index) => [row, values[index]]));
    const isEmpty = (key) => Number.isNaN(key) || (typeof key === "string" && EMPTY.test(key));
    return (one, other) => {
      const [a, b] = [keys.get(one), keys.get(other)];
      if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
      return direction * (typeof a === "number" ? a - b : collator.compare(a, b));
    };
  };

  const isRegular = (row) => [...row.cells].some((cell) => cell.localName === "td") && [...row.cells].every((cell) => cell.colSpan === 1);

  // The rows to sort: without the header, and without sums and notes at the end. Null when sorting would tear something apart.
  const rowsOf = (body, header) => {
    const rows = [...body.rows].filter((row) => row !== header);
    const sorted = rows.slice(0, rows.findLastIndex(isRegular) + 1);
    return sorted.every((row) => isRegular(row) && [...row.cells].every((cell) => cell.rowSpan === 1)) ? sorted : null;
  };

  // The header cell that stands directly above each column.
  const headersOf = (table) => {
    const rows = table.tHead?.rows.length > 0 ? [...table.tHead.rows] : [...table.rows].slice(0, 1);
    const grid = rows.map(() => []);
    rows.forEach((row, top) => {
      let left = 0;
      for (const cell of row.cells) {
        while (grid[top][left]) left += 1;
        for (let line = top; line < Math.min(top + (cell.rowSpan || rows.length), rows.length); line += 1)
          for (let column = left; column < left + cell.colSpan; column += 1) grid[line][column] = cell;
      }
    });
    return grid.at(-1)?.every((cell) => cell.localName === "th" || table.tHead) ? grid.at(-1) : [];
  };

  const isSortable = (table) => {
    if (table.closest(OWN_ROLE) || table.querySelector(OWN_CONTROL) || /sort|datatable/i.test(table.className)) return false;
    const header = headersOf(table);
    const parts = [...table.tBodies].map((body) => rowsOf(body, header[0]?.parentElement));
    return header.length > 0 && parts.every(Boolean) && parts.flat().length >= LEAST_ROWS;
  };

  // What the page wrote between its rows stays where it is: only rows change places, so its order can be restored exactly.
  const arrange = (body, rows, compare) => {
    const known = new Set(pageOrder.get(body));
    const nodes = [...[...known].filter((node) => node.parentNode === body), ...[...body.childNodes].filter((node) => !known.has(node))];
    if (compare) pageOrder.set(body, nodes);
    else pageOrder.delete(body);
    const sorted = nodes.filter((node) => compare && rows.has(node)).sort(compare ?? undefined).values();
    const moved = document.createDocumentFragment();
    for (const node of nodes) moved.append(compare && rows.has(node) ? sorted.next().value : node);
    body.append(moved);
  };

  const sort = (table, column, direction) => {
    const header = headersOf(table)[0]?.parentElement;
    for (const body of table.tBodies) {
      const rows = rowsOf(body, header) ?? [];
      if (direction !== 0) arrange(body, new Set(rows), makeComparison(rows, column, languageOf(table), direction));
      else if (pageOrder.has(body)) arrange(body, new Set(rows), null);
    }
  };

  const addButton = (cell, column, table, signal) => {
    const host = document.createElement("span");
    const root = host.attachShadow({ mode: "open" });
    const button = Object.assign(document.createElement("button"), { type: "button" });
    const words = cell.textContent.trim().replace(/\s+/g, " ") || `column ${column + 1}`;
    const show = (order) => {
      button.textContent = order === "ascending" ? "↑" : order === "descending" ? "↓" : "↕";
      button.ariaLabel = `Sort by ${words}${order ? `, now ${order}` : ""}`;
      cell.ariaSort = order;
    };
    root.adoptedStyleSheets = [sheet];
    root.append(button);
    cell.append(host);
    show(null);
    // Links in a header keep their meaning, and so does selecting its words.
    const isMeant = ({ target }) => target === host || (!target.closest("a, label, summary") && getSelection().isCollapsed);
    cell.addEventListener("click", (event) => isMeant(event) && press(table, column), { signal });
    return { host, column, show };
  };

  const press = (table, column) => {
    const state = armed.get(table);
    const step = state.column === column ? (state.step + 1) % ORDERS.length : 0;
    Object.assign(state, { column, step });
    sort(table, column, [1, -1, 0][step]);
    for (const button of state.buttons) button.show(button.column === column ? ORDERS[step] : null);
  };

  const disarm = (table) => {
    const { life, buttons } = armed.get(table);
    armed.delete(table);
    life.abort();
    sort(table, 0, 0);
    for (const { show } of buttons) show(null);
    for (const { host } of buttons) host.remove();
  };

  const arm = (table) => {
    if (armed.get(table)?.buttons.every((button) => button.host.isConnected) || refused.get(table) === table.rows.length) return;
    if (armed.has(table)) disarm(table);
    if (!isSortable(table)) return void refused.set(table, table.rows.length);
    const life = new AbortController();
    const buttons = headersOf(table).flatMap((cell, column) => (cell.colSpan === 1 ? [addButton(cell, column, table, life.signal)] : []));
    armed.set(table, { life, column: -1, step: 0, buttons });
  };

  const onKey = ({ key }) => {
    if (key === "Tab") document.querySelectorAll("table").forEach(arm);
    if (key === "Escape") [...armed.keys()].forEach(disarm);
  };

  document.querySelectorAll("table").forEach(arm);
  addEventListener("pointerover", ({ target }) => target.closest?.("table") && arm(target.closest("table")), { capture: true, passive: true });
  addEventListener("keydown", onKey, { capture: true });
})();
