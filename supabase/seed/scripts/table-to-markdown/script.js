javascript:(() => {
  /*
   * Table to Markdown
   *
   * Copies a table of the page as a GitHub Markdown table, for notes, issues and READMEs. One table on
   * the page: it is copied at once. Several: choose from a list; the table in question is outlined.
   * With some of its rows selected, only these are copied.
   *
   * Merged cells keep every value in its own column, several header rows become one, and the columns
   * stand left, right or centred as on the page. Links, bold, italic and code stay; pipes and asterisks
   * are escaped, a line break becomes <br>. Nothing is stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-table-to-markdown";
  const WIDEST_PADDED = 40;
  const SAMPLED_ROWS = 50;
  const SKIPPED = new Set(["script", "style", "noscript", "template", "button", "svg"]);
  const MARKS = { b: "**", strong: "**", i: "*", em: "*", s: "~~", del: "~~" };
  const RULES = { left: [":", "-"], right: ["-", ":"], center: [":", ":"], start: ["-", "-"] };
  const BLOCKS = /^(p|div|li|ul|ol|dl|dt|dd|h[1-6]|blockquote|pre|table|tr|section|article)$/;

  const CSS = `
    :host { all: initial !important; color-scheme: light dark !important; }
    :host([popover]) { position: fixed !important; inset: auto 16px 16px auto !important; z-index: 2147483647 !important; }
    dialog, .notice {
      box-sizing: border-box; width: min(560px, calc(100vw - 32px)); max-height: calc(100vh - 32px); padding: 16px;
      border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); border-radius: 12px; background: Canvas;
      color: CanvasText; font: 15px/1.4 system-ui, sans-serif; box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    .notice { width: auto; max-width: 420px; overflow-wrap: anywhere; }
    dialog::backdrop { background: rgb(0 0 0 / 0.15); }
    h2 { margin: 0 0 12px; font-size: 18px; }
    p, span { flex: 1; margin: 0; }
    ul { display: grid; gap: 8px; margin: 0 0 12px; padding: 0; list-style: none; }
    li { display: flex; gap: 8px; align-items: center; overflow-wrap: anywhere; }
    small { display: block; color: color-mix(in srgb, CanvasText 70%, Canvas); }
    button {
      min-height: 44px; margin-top: 4px; padding: 0 12px; border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas);
      border-radius: 8px; background: ButtonFace; color: ButtonText; font: inherit; cursor: pointer;
    }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  const oneLine = (text) => text.replace(/\s+/g, " ").trim();
  const escapeWords = (text) => text.replace(/[\\[\]`*_~<>|]|&(?=#?\w+;)/g, "\\$&");
  const escapeAddress = (address) => address.replace(/[()|<> ]/g, (sign) => "%" + sign.charCodeAt(0).toString(16));

  /* Marks must touch the words they mark: "** bold **" is not bold. */
  const wrap = (text, start, end) => text.replace(/^(\s*)([^]*\S)/, (_, before, words) => before + start + words + end);

  const readLink = (link, words) => (/^(https?|mailto):$/.test(link.protocol) ? wrap(words, "[", `](${escapeAddress(link.href)})`) : words);

  /* Inside code only the pipe is special. */
  const readCode = (code) => (code && !code.includes("`") ? `\`${code.replaceAll("|", "\\|")}\`` : escapeWords(code));

  /* What a reader sees in the cell, as Markdown. */
  const readNode = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return escapeWords(node.data.replace(/\s+/g, " "));
    if (node.nodeType !== Node.ELEMENT_NODE || SKIPPED.has(node.localName) || node.hidden) return "";
    if (node.localName === "br") return "\n";
    if (node.localName === "img") return escapeWords(oneLine(node.alt));
    if (node.localName === "input") return node.type === "checkbox" ? (node.checked ? "☑" : "☐") : escapeWords(node.value);
    if (node.localName === "select") return escapeWords(node.selectedOptions[0]?.text ?? "");
    if (node.localName === "code") return readCode(oneLine(node.textContent));
    const words = [...node.childNodes].map(readNode).join("");
    if (node.localName === "a") return readLink(node, words);
    if (Object.hasOwn(MARKS, node.localName)) return wrap(words, MARKS[node.localName], MARKS[node.localName]);
    if (/^t[dh]$/.test(node.localName)) return `${words} `;
    return BLOCKS.test(node.localName) ? `\n${words}\n` : words;
  };

  const readCell = (cell) => [...cell.childNodes].map(readNode).join("").split("\n").map(oneLine).filter(Boolean).join("<br>");

  /* Rows and columns as they are drawn: a merged cell stands in several places, its words in the first. */
  const placeCells = (table) => {
    const grid = [...table.rows].map(() => []);
    [...table.rows].forEach((row, top) => {
      let left = 0;
      for (const cell of row.cells) {
        while (grid[top][left] !== undefined) left += 1;
        const lastRow = Math.min(top + (cell.rowSpan || table.rows.length), table.rows.length);
        for (let line = top; line < lastRow; line += 1) {
          for (let column = left; column < left + cell.colSpan; column += 1) grid[line][column] = { cell, isFirst: line === top && column === left };
        }
      }
    });
    return grid;
  };

  const countHeaderRows = (table) => {
    if (table.tHead?.rows.length > 0) return table.tHead.rows.length;
    const first = [...table.rows].findIndex((row) => [...row.cells].some((cell) => cell.localName === "td"));
    return first === -1 ? 1 : first;
  };

  /* "start" is what Markdown does by itself, so only another alignment is written down. */
  const alignmentOf = (cells) => {
    const votes = { start: 0, left: 0, right: 0, center: 0 };
    for (const { textAlign, direction } of cells.map((cell) => getComputedStyle(cell))) {
      const side = textAlign === "end" ? (direction === "rtl" ? "left" : "right") : textAlign;
      votes[side.match(/left|right|center/)?.[0] ?? "start"] += 1;
    }
    return Object.keys(votes).sort((one, other) => votes[other] - votes[one])[0];
  };

  /* One word or none selected means the whole table; rows are meant when the selection reaches over several. */
  const selectedRows = (table) => {
    const rows = getSelection().isCollapsed ? [] : [...table.rows].filter((row) => getSelection().containsNode(row, true));
    return { isTouched: rows.length > 0, rows: rows.length > 1 ? new Set(rows) : null };
  };

  const readTable = (table) => {
    const grid = placeCells(table);
    const width = grid.reduce((widest, line) => Math.max(widest, line.length), 0);
    const columns = Array.from({ length: width }, (_, column) => column);
    const headerRows = countHeaderRows(table);
    const { rows } = selectedRows(table);
    const lines = grid.slice(headerRows).filter((_, index) => rows?.has(table.rows[headerRows + index]) ?? true);
    const header = columns.map((column) => {
      const cells = new Set(grid.slice(0, headerRows).flatMap((line) => line[column]?.cell ?? []));
      return [...cells].map(readCell).filter(Boolean).join(" – ");
    });
    const body = lines.map((line) => columns.map((column) => (line[column]?.isFirst ? readCell(line[column].cell) : "")));
    const sample = lines.slice(0, SAMPLED_ROWS);
    return { header, body, alignments: columns.map((column) => alignmentOf(sample.flatMap((line) => line[column]?.cell ?? []))) };
  };

  const toMarkdown = ({ header, body, alignments }) => {
    const widest = (column) => [header, ...body].reduce((most, line) => Math.max(most, [...line[column]].length), 3);
    const widths = header.map((_, column) => Math.min(WIDEST_PADDED, widest(column)));
    const pad = (text, column) => {
      const space = " ".repeat(Math.max(0, widths[column] - [...text].length));
      return alignments[column] === "right" ? space + text : text + space;
    };
    const rule = alignments.map((alignment, column) => RULES[alignment].join("-".repeat(widths[column] - 2)));
    return [header.map(pad), rule, ...body.map((line) => line.map(pad))].map((cells) => `| ${cells.join(" | ")} |\n`).join("");
  };

  /* The older way works on pages without https, too. The page must not change what is copied. */
  const copyByEvent = (text) => {
    const fill = (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      event.clipboardData.setData("text/plain", text);
    };
    addEventListener("copy", fill, { capture: true });
    const isDone = document.execCommand("copy");
    removeEventListener("copy", fill, { capture: true });
    return isDone;
  };

  const copy = async (table) => {
    const content = readTable(table);
    const text = toMarkdown(content);
    const done = `Copied ${content.body.length} rows and ${content.header.length} columns as Markdown`;
    try {
      await navigator.clipboard.writeText(text);
      return done;
    } catch {
      return copyByEvent(text) ? done : "The browser did not allow copying on this page";
    }
  };

  const nameOf = (table, index) => {
    const label = oneLine(table.getAttribute("aria-label") ?? table.caption?.textContent ?? "");
    return label || `${document.title.trim() || "Table"} ${index + 1}`;
  };

  const openHost = (...content) => {
    const life = new AbortController();
    const host = create("div", { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const close = () => {
      life.abort();
      /* Closing first gives the focus back to where it was. */
      root.querySelector("dialog")?.close();
      host.remove();
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
    root.append(...content);
    host.addEventListener("close-host", close);
    /* Keys pressed here are not meant for the page's own shortcuts. */
    host.addEventListener("keydown", (event) => event.stopPropagation());
    addEventListener("keydown", (event) => event.key === "Escape" && close(), { capture: true, signal: life.signal });
    document.documentElement.append(host);
    return { host, close };
  };

  const say = (message) => {
    const status = create("p", { role: "status", lang: "en", className: "notice" });
    const { host, close } = openHost(status);
    host.popover = "manual";
    host.showPopover?.();
    status.textContent = message;
    setTimeout(close, 5000);
  };

  const outline = (table) => {
    table.scrollIntoView({ block: "center" });
    table.animate([{ outline: "4px solid #2f7de1" }, { outline: "4px solid transparent" }], 1500);
  };

  const makeChoice = (table, index, status) => {
    const name = nameOf(table, index);
    const copyIt = async () => (status.textContent = await copy(table));
    const show = () => outline(table);
    const words = create("span", {}, name, create("small", { textContent: `${table.rows.length} rows` }));
    const button = { type: "button", textContent: "Copy", ariaLabel: `Copy ${name}`, onclick: copyIt, onfocus: show };
    return create("li", { onmouseenter: show }, words, create("button", button));
  };

  const choose = (tables) => {
    const status = create("p", { role: "status" });
    const dialog = create("dialog", { ariaLabel: "Table to Markdown", lang: "en", dir: "ltr" });
    const { close } = openHost(dialog);
    dialog.addEventListener("close", close);
    const rows = tables.map((table, index) => makeChoice(table, index, status));
    const closing = create("button", { type: "button", textContent: "Close", onclick: close });
    dialog.append(create("h2", { textContent: "Which table?" }), create("ul", {}, ...rows), status, closing);
    dialog.showModal();
  };

  const isData = (table) =>
    table.rows.length > 1 &&
    [...table.rows].some((row) => row.cells.length > 1) &&
    !["presentation", "none"].includes(table.getAttribute("role")) &&
    (!table.checkVisibility || table.checkVisibility());

  const run = async () => {
    const shown = document.getElementById(HOST_ID);
    shown?.dispatchEvent(new Event("close-host"));
    const tables = [...document.querySelectorAll("table")].filter(isData);
    const touched = tables.filter((table) => selectedRows(table).isTouched);
    const meant = touched.length === 1 ? touched : tables;
    if (meant.length === 1) say(await copy(meant[0]));
    else if (meant.length === 0) say("There is no table on this page");
    else if (!shown) choose(meant);
  };

  run();
})();
