javascript:(() => {
  /*
   * Collect Links
   *
   * All links of the page in a panel; with text selected, the links of the selection. Type to filter,
   * tick "Other sites only", then copy what is left as a list or as Markdown, or save it as a CSV file.
   * Up and Down move through the list, Enter opens a link in a new tab. Escape, Close or a second run
   * puts the panel away.
   *
   * Addresses that occur several times are listed once, with their number. Links inside open shadow
   * roots and hidden menus are found too; those in frames, to a place on this page, and javascript:
   * links are left out. A text that a spreadsheet would run as a formula is saved as plain text.
   * Nothing is stored or sent; no link is opened that you do not open.
   */
  "use strict";

  const HOST_ID = "scriptorium-collect-links";
  const PAGE_SIZE = 300;
  const LISTED = /^(https?|ftp|mailto|tel):$/;

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: 16px 16px auto auto !important;
      z-index: 2147483647 !important; color-scheme: light dark !important;
    }
    section {
      display: flex; flex-direction: column; gap: 8px; box-sizing: border-box; width: min(480px, calc(100vw - 32px));
      max-height: calc(100vh - 32px); padding: 12px; border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas);
      border-radius: 12px; background: Canvas; color: CanvasText; font: 15px/1.4 system-ui, sans-serif;
      box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    header, [role="group"] { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    h2 { flex: 1; margin: 0; font-size: 16px; }
    p { margin: 0; }
    label { display: flex; gap: 8px; align-items: center; min-height: 44px; }
    input[type="search"], button {
      box-sizing: border-box; min-height: 44px; padding: 0 12px; border-radius: 8px; font: inherit;
      border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas);
    }
    input[type="checkbox"] { width: 20px; height: 20px; }
    button { background: ButtonFace; color: ButtonText; cursor: pointer; }
    button:disabled { color: GrayText; cursor: default; }
    ol { flex: 1; min-height: 88px; margin: 0; padding: 0; overflow-y: auto; list-style: none; overscroll-behavior: contain; }
    li a { display: block; box-sizing: border-box; min-height: 44px; padding: 4px 8px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
    li a:hover { background: color-mix(in srgb, CanvasText 10%, Canvas); }
    li span { text-decoration: underline; }
    li button { width: 100%; }
    small { display: block; color: color-mix(in srgb, CanvasText 70%, Canvas); }
    ::placeholder { color: color-mix(in srgb, FieldText 75%, Field); opacity: 1; }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: -3px; }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  const oneLine = (text) => text.trim().replace(/\s+/g, " ");

  const count = (number) => `${number} ${number === 1 ? "link" : "links"}`;

  const findLinks = (root, found = []) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.matches("a[href], area[href]")) found.push(element);
      if (element.shadowRoot && element.id !== HOST_ID) findLinks(element.shadowRoot, found);
    }
    return found;
  };

  const addressOf = (link) => {
    const written = link.getAttribute("href").trim();
    if (!URL.canParse(written, link.baseURI)) return null;
    const address = new URL(written, link.baseURI);
    const isPlaceHere = address.hash !== "" && address.href.split("#")[0] === location.href.split("#")[0];
    return LISTED.test(address.protocol) && written !== "#" && !isPlaceHere ? address : null;
  };

  const wordsOf = (link) =>
    oneLine(link.innerText ?? link.textContent) ||
    oneLine(link.ariaLabel ?? link.getAttribute("alt") ?? link.querySelector("img[alt]")?.alt ?? link.getAttribute("title") ?? "");

  /* "docs.example.org" and "www.example.org" belong to "example.org"; "example.org.evil.example" does not. */
  const isOtherSite = (host) => {
    const [one, other] = [host, location.hostname].map((name) => name.replace(/^www\./, ""));
    return one !== "" && one !== other && !one.endsWith(`.${other}`) && !other.endsWith(`.${one}`);
  };

  /* One entry for each address, in reading order, with the first words that any of its links has. */
  const collect = (links) => {
    const entries = new Map();
    for (const link of links) {
      const address = addressOf(link);
      if (address === null) continue;
      const entry = entries.get(address.href) ?? { address: address.href, words: "", times: 0, isOther: isOtherSite(address.hostname) };
      entry.words ||= wordsOf(link);
      entry.times += 1;
      entries.set(address.href, entry);
    }
    return [...entries.values()];
  };

  const readPage = () => {
    const links = findLinks(document);
    const selection = getSelection();
    const selected = selection.isCollapsed ? [] : collect(links.filter((link) => selection.containsNode(link, true)));
    return selected.length > 0 ? { place: "in the selection", entries: selected } : { place: "on this page", entries: collect(links) };
  };

  const toList = (entries) => entries.map((entry) => entry.address).join("\n");

  /* Brackets in the words, brackets and spaces in the address would break the link. */
  const escapeWords = (text) => text.replace(/[\\[\]`*_<>]/g, "\\$&");
  const escapeAddress = (address) => address.replace(/[() ]/g, (sign) => "%" + sign.charCodeAt(0).toString(16));

  const toMarkdown = (entries) =>
    entries.map(({ words, address }) => `- [${escapeWords(words || address)}](${escapeAddress(address)})`).join("\n");

  /* RFC 4180; a page is not trusted, so "=HYPERLINK(...)" must stay a text. */
  const toCell = (value) => {
    const text = /^[=@\t\r]/.test(value) || /^[+-](?![\d\s.,()/-]*$)/.test(value) ? `'${value}` : value;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };

  const toCsv = (entries) =>
    [["Text", "Address", "Times"], ...entries.map(({ words, address, times }) => [words, address, String(times)])]
      .map((line) => `${line.map(toCell).join(",")}\r\n`)
      .join("");

  /* The mark in front (U+FEFF) tells Excel that the file is UTF-8. */
  const save = (entries) => {
    const name = `links-${location.hostname.replace(/[^a-z0-9]+/gi, "-") || "page"}.csv`;
    const address = URL.createObjectURL(new Blob([String.fromCharCode(0xfeff), toCsv(entries)], { type: "text/csv;charset=utf-8" }));
    Object.assign(document.createElement("a"), { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60000);
    return `Saved ${count(entries.length)} as ${name}`;
  };

  const copy = async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      return done;
    } catch {
      return "The browser did not allow copying on this page; please save instead";
    }
  };

  const makeRow = ({ words, address, times }) => {
    const note = times > 1 ? `${address} (${times} times)` : address;
    const link = create("a", { href: address, target: "_blank", rel: "noopener noreferrer" });
    if (words) link.append(create("span", { textContent: words, dir: "auto" }), create("small", { textContent: note }));
    else link.append(create("span", { textContent: note }));
    return create("li", {}, link);
  };

  const moveFocus = (root, step) => {
    const rows = [...root.querySelectorAll("li a, li button")];
    const next = rows.indexOf(root.activeElement) + step;
    if (next < 0) root.querySelector("input").focus();
    else rows[Math.min(next, rows.length - 1)]?.focus();
  };

  const makePanel = ({ place, entries }, close) => {
    let shown = entries;
    const list = create("ol", { ariaLabel: "Links" });
    const status = create("p", { role: "status" });
    const filter = create("input", { type: "search", placeholder: "Filter links", ariaLabel: "Filter links" });
    const otherOnly = create("input", { type: "checkbox" });
    const button = (textContent, ariaLabel, act) =>
      create("button", { type: "button", textContent, ariaLabel, onclick: async () => (status.textContent = await act()) });
    const actions = [
      button("Copy", "Copy as a list of addresses", () => copy(toList(shown), `Copied ${count(shown.length)}`)),
      button("Copy Markdown", "Copy Markdown list", () => copy(toMarkdown(shown), `Copied ${count(shown.length)} as Markdown`)),
      button("Save CSV", "Save CSV file", () => save(shown)),
    ];
    /* The list shows a page at a time; what is copied or saved is everything that fits the filter. */
    const addRows = (from) => {
      list.append(...shown.slice(from, from + PAGE_SIZE).map(makeRow));
      const left = shown.length - from - PAGE_SIZE;
      if (left <= 0) return;
      const more = create("button", { type: "button", textContent: `Show ${Math.min(left, PAGE_SIZE)} of ${left} more` });
      const item = create("li", {}, more);
      more.addEventListener("click", () => {
        item.remove();
        addRows(from + PAGE_SIZE);
        list.children[from + PAGE_SIZE].firstChild.focus();
      });
      list.append(item);
    };
    const update = () => {
      const words = filter.value.toLowerCase().split(/\s+/);
      const fits = (entry) => words.every((word) => `${entry.words} ${entry.address}`.toLowerCase().includes(word));
      shown = entries.filter((entry) => fits(entry) && (entry.isOther || !otherOnly.checked));
      list.replaceChildren();
      addRows(0);
      for (const action of actions) action.disabled = shown.length === 0;
      const all = shown.length === entries.length ? "" : `${shown.length} of `;
      status.textContent = entries.length > 0 ? `${all}${count(entries.length)} ${place}` : "There are no links on this page";
    };
    filter.addEventListener("input", update);
    otherOnly.addEventListener("change", update);
    update();
    const closing = create("button", { type: "button", textContent: "Close", onclick: close });
    const header = create("header", {}, create("h2", { textContent: "Collect Links" }), closing);
    const label = create("label", {}, otherOnly, "Other sites only");
    const group = create("div", { role: "group", ariaLabel: "Take these links away" }, ...actions);
    const properties = { role: "dialog", ariaLabel: "Collect Links", lang: "en", dir: "ltr" };
    return create("section", properties, header, filter, label, group, status, list);
  };

  const openPanel = (found) => {
    const life = new AbortController();
    const opener = document.activeElement;
    const host = create("div", { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const close = () => {
      life.abort();
      const wasInside = host.matches(":focus-within");
      host.remove();
      if (wasInside) opener?.focus?.({ preventScroll: true });
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
    root.append(makePanel(found, close));
    host.addEventListener("close", close);
    /* Keys pressed in the panel are not meant for the page's own shortcuts. */
    host.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      moveFocus(root, event.key === "ArrowDown" ? 1 : -1);
    });
    const onEscape = (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close();
    };
    addEventListener("keydown", onEscape, { capture: true, signal: life.signal });
    document.documentElement.append(host);
    host.popover = "manual";
    host.showPopover?.();
    root.querySelector("input").focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) return void shown.dispatchEvent(new Event("close"));
  openPanel(readPage());
})();
