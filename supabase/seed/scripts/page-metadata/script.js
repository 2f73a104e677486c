javascript:(() => {
  /*
   * Page Metadata
   *
   * Shows what a page says about itself to search engines and to those who share it: title,
   * description, canonical address, robots, Open Graph, Twitter card, JSON-LD, feeds, languages and
   * the metas that stand in for headers. What is missing, too long, relative or broken is listed first.
   *
   * It reads the document as it is now, so what scripts have added counts. HTTP headers (such as
   * X-Robots-Tag) cannot be seen from a page. Nothing is loaded, stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-page-metadata";
  const LONGEST_TITLE = 60;
  const LONGEST_DESCRIPTION = 160;
  const CARDS = ["summary", "summary_large_image", "app", "player"];
  const KNOWN = ["description", "robots", "googlebot", "viewport", "author"];
  const FEED = /^application\/(rss\+xml|atom\+xml|feed\+json)$/i;
  const REPEATABLE = /^(og:(image|video|audio|locale:alternate)|article:|book:|video:|music:|citation_|theme-color|dc\.)/i;

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: 16px 16px auto auto !important;
      z-index: 2147483647 !important; color-scheme: light dark !important;
    }
    section {
      display: flex; flex-direction: column; gap: 8px; box-sizing: border-box; width: min(460px, calc(100vw - 32px));
      max-height: calc(100vh - 32px); padding: 12px; border-radius: 12px; background: Canvas; color: CanvasText;
      border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); font: 15px/1.4 system-ui, sans-serif;
      box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    header { display: flex; gap: 8px; align-items: center; } h2 { flex: 1; margin: 0; font-size: 16px; }
    p, ul, dl, dd, pre { margin: 0; }
    button {
      min-height: 44px; padding: 0 12px; border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); border-radius: 8px;
      background: ButtonFace; color: ButtonText; font: inherit; cursor: pointer;
    }
    .body { overflow-y: auto; overscroll-behavior: contain; }
    summary { min-height: 44px; padding: 10px 4px; box-sizing: border-box; font-weight: 600; cursor: pointer; }
    details { border-top: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); }
    ul, dl { padding: 0 4px 12px; list-style: none; }
    li { padding: 3px 0; overflow-wrap: anywhere; }
    strong { color: light-dark(#a40e26, #ff9aa2); } .note strong { color: light-dark(#6b5200, #e8c55a); }
    dt { margin-top: 8px; color: color-mix(in srgb, CanvasText 70%, Canvas); font-size: 13px; overflow-wrap: anywhere; }
    dd, pre { overflow-wrap: anywhere; white-space: pre-wrap; }
    pre { font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace; }
    a { display: inline-block; min-height: 24px; color: light-dark(#0b57a4, #8ebcf0); }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: -3px; }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  const oneLine = (text) => (text ?? "").trim().replace(/\s+/g, " ");
  const length = (text) => [...text].length;
  const isAbsolute = (address) => /^https?:\/\/[^/]/i.test(address);
  const links = (rel) => [...document.querySelectorAll(`link[rel~="${rel}" i]`)].filter((link) => link.hasAttribute("href"));

  /* Every meta that has a name: { name, value, isHeader }. Open Graph uses "property", many pages "name" for the same. */
  const readMetas = () =>
    [...document.querySelectorAll("meta")].flatMap((meta) => {
      const name = meta.getAttribute("property") ?? meta.getAttribute("name") ?? meta.httpEquiv;
      if (!name) return [];
      const isHeader = !meta.hasAttribute("property") && !meta.hasAttribute("name");
      return [{ name: oneLine(name).toLowerCase(), value: oneLine(meta.content), isHeader }];
    });

  const typesOf = (data) => {
    const nodes = [data].flat().flatMap((node) => node?.["@graph"] ?? node);
    return nodes.flatMap((node) => node?.["@type"] ?? []).join(", ");
  };

  const readBlock = (script, index) => {
    const text = script.textContent.trim();
    try {
      const data = JSON.parse(text);
      const types = typesOf(data);
      const hasContext = [data].flat().every((node) => node?.["@context"]);
      const problem = types === "" ? "has no @type" : hasContext ? "" : "has no @context";
      return { name: `${index + 1}. ${types || "no type"}`, value: JSON.stringify(data, null, 2), isCode: true, problem };
    } catch (broken) {
      return { name: `${index + 1}. cannot be read`, value: text, isCode: true, problem: `is broken: ${broken.message}` };
    }
  };

  const readPage = () => {
    const metas = readMetas();
    const all = (name) => metas.filter((meta) => meta.name === name && !meta.isHeader).map((meta) => meta.value);
    const titles = [...document.querySelectorAll("head > title")].map((title) => oneLine(title.textContent));
    const blocks = [...document.querySelectorAll("script[type='application/ld+json' i]")].map(readBlock);
    const toRow = (link) => ({ name: link.hreflang || link.title || link.type, value: link.getAttribute("href") });
    const alternates = (isMeant) => links("alternate").filter(isMeant).map(toRow);
    const feeds = alternates((link) => FEED.test(link.type));
    return { metas, all, titles, blocks, canonicals: links("canonical"), feeds, languages: alternates((link) => link.hreflang) };
  };

  const checkHead = ({ all, titles, canonicals }, fault, note) => {
    const [title = ""] = titles;
    const [description = ""] = all("description");
    if (!title) fault("Title is missing");
    if (!description) fault("Description is missing or empty");
    if (titles.length > 1) fault(`Title stands ${titles.length} times in the head; only the first one counts`);
    if (length(title) > LONGEST_TITLE) note(`Title has ${length(title)} characters; results cut it at about ${LONGEST_TITLE}`);
    const much = length(description);
    if (much > LONGEST_DESCRIPTION) note(`Description has ${much} characters; results cut it at about ${LONGEST_DESCRIPTION}`);
    if (canonicals.length === 0) note("Canonical address is missing");
    if (canonicals.length > 1) fault(`Canonical address stands ${canonicals.length} times; search engines then ignore all of them`);
    const [canonical] = canonicals;
    if (!canonical) return;
    const written = canonical.getAttribute("href");
    if (!isAbsolute(written)) fault(`Canonical address is relative: ${written || "(empty)"}`);
    else if (canonical.href.split("#")[0] !== location.href.split("#")[0]) note(`Canonical address is another one than this page's: ${written}`);
    if (canonical.closest("body")) fault("Canonical address stands in the body, where it does not count");
  };

  const checkPage = ({ metas, all }, fault, note) => {
    for (const value of [...all("robots"), ...all("googlebot")]) {
      if (/\b(noindex|none)\b/i.test(value)) fault(`Robots: this page must not be indexed (${value})`);
      else if (/\bnofollow\b/i.test(value)) note(`Robots: links are not followed (${value})`);
    }
    if (!document.documentElement.lang) fault("Language is missing: <html> has no lang");
    if (document.characterSet !== "UTF-8") note(`Encoding is ${document.characterSet}, not UTF-8`);
    const [viewport] = all("viewport");
    if (viewport === undefined) fault("Viewport is missing: phones show the page tiny");
    else if (/user-scalable\s*=\s*(no|0)\b|maximum-scale\s*=\s*(0|1)(\.\d*)?(?![\d.])/i.test(viewport)) fault(`Viewport forbids zooming (${viewport})`);
    const counts = new Map();
    for (const { name, isHeader } of metas) if (!isHeader) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const [name, times] of counts) if (times > 1 && !REPEATABLE.test(name)) note(`${name} stands ${times} times`);
  };

  const checkCards = ({ all, canonicals }, fault, note) => {
    for (const name of ["og:title", "og:type", "og:image", "og:url"]) if (!all(name)[0]) note(`${name} is missing`);
    for (const name of ["og:image", "og:url", "twitter:image"]) {
      for (const value of all(name)) if (value && !isAbsolute(value)) fault(`${name} is not an absolute address: ${value}`);
    }
    const [canonical] = canonicals;
    const [shared] = all("og:url");
    if (canonical && isAbsolute(shared ?? "") && new URL(shared, location.href).href !== canonical.href) note("og:url and the canonical address differ");
    if (all("og:image")[0] && !all("og:image:alt")[0]) note("og:image:alt is missing: the picture has no text for those who cannot see it");
    const [card] = all("twitter:card");
    if (card === undefined) note("twitter:card is missing");
    else if (!CARDS.includes(card)) fault(`twitter:card is none of ${CARDS.join(", ")}: ${card || "(empty)"}`);
  };

  const findProblems = (page) => {
    const found = [];
    const fault = (text) => found.push({ level: "Fault", text });
    const note = (text) => found.push({ level: "Note", text });
    for (const check of [checkHead, checkPage, checkCards]) check(page, fault, note);
    for (const { name, problem } of page.blocks) if (problem) fault(`JSON-LD block ${name.split(".")[0]} ${problem}`);
    for (const { name, value } of page.languages) if (!isAbsolute(value)) fault(`hreflang ${name} is relative: ${value}`);
    return found.sort((one, other) => one.level.localeCompare(other.level));
  };

  const group = ({ metas, titles, blocks, canonicals, feeds, languages }) => {
    const starting = (...starts) => metas.filter(({ name, isHeader }) => !isHeader && starts.some((start) => name.startsWith(start)));
    const [cards, graph] = [starting("twitter:"), starting("og:", "article:", "book:", "profile:", "video:", "music:", "fb:")];
    const basics = metas.filter(({ name, isHeader }) => !isHeader && KNOWN.includes(name));
    const headers = metas.filter((meta) => meta.isHeader);
    const rest = metas.filter((meta) => ![...cards, ...graph, ...basics, ...headers].includes(meta));
    const main = [
      ...titles.map((value) => ({ name: `title (${length(value)} characters)`, value })),
      ...basics.map((row) => (row.name === "description" ? { ...row, name: `description (${length(row.value)} characters)` } : row)),
      ...canonicals.map((link) => ({ name: "canonical", value: link.getAttribute("href") })),
      { name: "lang", value: document.documentElement.lang },
      { name: "charset", value: document.characterSet },
      ...links("icon").map((link) => ({ name: "icon", value: link.getAttribute("href") })),
    ];
    const shared = { "Open Graph": graph, "Twitter card": cards, "JSON-LD": blocks };
    return Object.entries({ Page: main, ...shared, Feeds: feeds, Languages: languages, "In place of headers": headers, "Other metas": rest });
  };

  const makeValue = ({ value, isCode }) => {
    if (isCode || !isAbsolute(value)) return create(isCode ? "pre" : "span", { textContent: value || "(empty)" });
    return create("a", { href: value, textContent: value, target: "_blank", rel: "noopener noreferrer" });
  };

  const makeGroup = ([name, rows], index) => {
    const pairs = rows.flatMap((row) => [create("dt", { textContent: row.name }), create("dd", { dir: "auto" }, makeValue(row))]);
    const body = rows.length > 0 ? create("dl", {}, ...pairs) : create("ul", {}, create("li", { textContent: "None on this page" }));
    return create("details", { open: index === 0 }, create("summary", { textContent: `${name} (${rows.length})` }), body);
  };

  const makeProblem = ({ level, text }) => create("li", { className: level.toLowerCase() }, create("strong", { textContent: `${level}: ` }), text);

  const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;

  const asText = (problems, groups) => {
    const blocks = groups.map(([name, rows]) => `## ${name}\n\n${rows.map((row) => `- ${row.name}: ${row.value || "(empty)"}`).join("\n") || "- none"}`);
    const found = problems.map(({ level, text }) => `- ${level}: ${text}`).join("\n") || "- none";
    return `# Metadata of ${location.href}\n\n## Faults and notes\n\n${found}\n\n${blocks.join("\n\n")}\n`;
  };

  const makePanel = (close) => {
    const page = readPage();
    const problems = findProblems(page);
    const groups = group(page);
    const faults = problems.filter(({ level }) => level === "Fault").length;
    const status = create("p", { role: "status", textContent: `${count(faults, "fault")}, ${count(problems.length - faults, "note")}` });
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(asText(problems, groups));
        status.textContent = "Report copied as Markdown";
      } catch {
        status.textContent = "The browser did not allow copying on this page";
      }
    };
    const copying = create("button", { type: "button", textContent: "Copy", ariaLabel: "Copy report as Markdown", onclick: copy });
    const closing = create("button", { type: "button", textContent: "Close", onclick: close });
    const header = create("header", {}, create("h2", { textContent: "Page Metadata" }), copying, closing);
    const list = create("ul", { ariaLabel: "Faults and notes" }, ...problems.map(makeProblem));
    list.hidden = problems.length === 0;
    const body = create("div", { className: "body" }, list, ...groups.map(makeGroup));
    return create("section", { ariaLabel: "Page Metadata", lang: "en", dir: "ltr" }, header, status, body);
  };

  const open = () => {
    const life = new AbortController();
    const opener = document.activeElement;
    const host = create("div", { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    const close = () => {
      const wasInside = host.matches(":focus-within");
      life.abort();
      host.remove();
      if (wasInside) opener?.focus?.({ preventScroll: true });
    };
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
    root.append(makePanel(close));
    host.addEventListener("close", close);
    /* Keys pressed in the panel are not meant for the page's own shortcuts. */
    host.addEventListener("keydown", (event) => event.stopPropagation());
    addEventListener("keydown", (event) => event.key === "Escape" && close(event.stopPropagation()), { capture: true, signal: life.signal });
    document.documentElement.append(host);
    host.popover = "manual";
    host.showPopover?.();
    root.querySelector("button").focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
