javascript:(() => {
  /*
   * Table to CSV
   *
   * Saves a table of the page as a CSV file that Excel, LibreOffice and Google Sheets open correctly.
   * One table on the page: it is saved at once. Several: choose from a list; the table you are about
   * to save is outlined. "Copy" puts it on the clipboard, ready to paste into a spreadsheet.
   *
   * Merged cells keep every value in its own column (the other places stay empty), line breaks
   * survive, and a cell that a spreadsheet would run as a formula is stored as plain text.
   * The file is made in your browser; nothing is sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-table-to-csv";
  const MOST_COLUMNS = 1000;
  const SKIPPED = new Set(["script", "style", "noscript", "template", "table", "button", "svg"]);

  const CSS = `
    :host { all: initial !important; color-scheme: light dark !important; }
    :host([popover]) { position: fixed !important; inset: auto 16px 16px auto !important; z-index: 2147483647 !important; }
    dialog, .notice {
      box-sizing: border-box; width: min(560px, calc(100vw - 32px)); max-height: calc(100vh - 32px); padding: 16px;
      border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); border-radius: 12px; background: Canvas;
      color: CanvasText; font: 15px/1.4 system-ui, sans-serif; box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    .notice { width: auto; max-width: 420px; }
    dialog::backdrop { background: rgb(0 0 0 / 0.15); }
    h2 { margin: 0 0 12px; font-size: 18px; }
    p { margin: 0; }
    ul { display: grid; gap: 8px; margin: 0 0 12px; padding: 0; list-style: none; }
    li { display: flex; gap: 8px; align-items: center; }
    li span { flex: 1; overflow-wrap: anywhere; }
    small { display: block; color: color-mix(in srgb, CanvasText 70%, Canvas); }
    button {
      min-height: 44px; padding: 0 12px; border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); border-radius: 8px;
      background: ButtonFace; color: ButtonText; font: inherit; cursor: pointer;
    }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  /* What a reader sees in the cell: its words, line breaks, picture texts and field values. */
  const readNode = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data.replace(/\s+/g, " ");
    if (node.nodeType !== Node.ELEMENT_NODE || SKIPPED.has(node.localName) || node.hidden) return "";
    if (node.localName === "br") return "\n";
    if (node.localName === "img") return node.alt;
    if (node.localName === "input") return node.type === "checkbox" ? String(node.checked) : node.value;
    if (node.localName === "select") return node.selectedOptions[0]?.text ?? "";
    return [...node.childNodes].map(readNode).join("");
  };

  const readCell = (cell) =>
    readNode(cell)
      .replace(/ *\n */g, "\n")
      .replace(/ {2,}/g, " ")
      .trim();

  /* Rows and columns as they are drawn: a cell may reach over several of both. */
  const readTable = (table) => {
    const grid = [];
    [...table.rows].forEach((row, top) => {
      grid[top] ??= [];
      let left = 0;
      for (const cell of row.cells) {
        while (grid[top][left] !== undefined) left += 1;
        const lastRow = Math.min(top + (cell.rowSpan || 1), table.rows.length);
        const lastColumn = Math.min(left + cell.colSpan, MOST_COLUMNS);
        for (let line = top; line < lastRow; line += 1) {
          grid[line] ??= [];
          for (let column = left; column < lastColumn; column += 1) grid[line][column] = "";
        }
        grid[top][left] = readCell(cell);
      }
    });
    const width = grid.reduce((widest, line) => Math.max(widest, line.length), 0);
    return grid.map((line) => Array.from({ length: width }, (_, column) => line[column] ?? ""));
  };

  /* A page is not trusted: "=HYPERLINK(...)" must stay a text; -12.5 % and +49 30 1234 stay as they are. */
  const disarm = (value) => (/^[=@\t\r]/.test(value) || /^[+-](?![\d\s.,()/%€$£-]*$)/.test(value) ? `'${value}` : value);

  /* RFC 4180: quotes around what needs them, quotes doubled, lines end with CR LF. */
  const quote = (value) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

  const toCsv = (grid) => grid.map((line) => line.map((value) => quote(disarm(value))).join(",")).join("\r\n") + "\r\n";

  const toTabs = (grid) => grid.map((line) => line.map((value) => disarm(value).replace(/\s+/g, " ")).join("\t")).join("\n");

  const nameOf = (table, index) => {
    const label = table.getAttribute("aria-label") ?? table.caption?.textContent;
    return label?.trim().replace(/\s+/g, " ") || `${document.title.trim() || "Table"} ${index + 1}`;
  };

  const fileName = (name) => `${name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").slice(0, 60) || "table"}.csv`;

  /* The mark in front (U+FEFF) tells Excel that the file is UTF-8. */
  const save = (grid, name) => {
    const address = URL.createObjectURL(new Blob([String.fromCharCode(0xfeff), toCsv(grid)], { type: "text/csv;charset=utf-8" }));
    create("a", { href: address, download: fileName(name) }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60000);
    return `Saved ${grid.length} rows and ${grid[0].length} columns as ${fileName(name)}`;
  };

  const copy = async (grid) => {
    try {
      await navigator.clipboard.writeText(toTabs(grid));
      return `Copied ${grid.length} rows and ${grid[0].length} columns`;
    } catch {
      return "The browser did not allow copying on this page; please save instead";
    }
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
    const grid = readTable(table);
    const saveIt = () => (status.textContent = save(grid, name));
    const copyIt = async () => (status.textContent = await copy(grid));
    const row = create(
      "li",
      { onmouseenter: () => outline(table) },
      create("span", {}, name, create("small", { textContent: `${grid.length} rows, ${grid[0].length} columns` })),
      create("button", { type: "button", textContent: "Save", ariaLabel: `Save ${name}`, onclick: saveIt }),
      create("button", { type: "button", textContent: "Copy", ariaLabel: `Copy ${name}`, onclick: copyIt })
    );
    row.addEventListener("focusin", () => outline(table));
    return row;
  };

  const choose = (tables) => {
    const status = create("p", { role: "status" });
    const dialog = create("dialog", { ariaLabel: "Table to CSV", lang: "en", dir: "ltr" });
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

  const shown = document.getElementById(HOST_ID);
  shown?.dispatchEvent(new Event("close-host"));
  const tables = [...document.querySelectorAll("table")].filter(isData);
  if (tables.length === 1) say(save(readTable(tables[0]), nameOf(tables[0], 0)));
  else if (tables.length === 0) say("There is no table on this page");
  else if (!shown) choose(tables);
})();
