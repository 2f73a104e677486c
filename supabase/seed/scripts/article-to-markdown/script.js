javascript:(() => {
  /*
   * Article to Markdown
   *
   * Saves the article of a page as a Markdown file: headings, paragraphs, nested lists, links,
   * code, quotations, tables, and pictures as links to where they lie. On top stand title, author,
   * date and address, as note-taking programs read them (YAML front matter). Menus, forms, films and
   * whatever is hidden are left out; frames and shadow roots are not read.
   *
   * The page is not changed, and the file is made in your browser. Nothing is stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-article-to-markdown";
  const [MOST_PARAGRAPHS, LEAST_POINTS, SHOWN_FOR_MS] = [4000, 250, 5000];
  const CAMPAIGN = /^(utm_\w+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|igsh|yclid|twclid|ttclid)$/i;
  const BLOCKS =
    "address, article, blockquote, center, dd, details, div, dl, dt, fieldset, figcaption, figure, h1, h2, h3, h4, h5, h6, " +
    "header, hr, li, main, ol, p, pre, section, summary, table, ul";
  const DROPPED =
    "aside, audio, button, canvas, dialog, embed, footer, form, iframe, input:not([type='checkbox']), link, menu, meta, nav, " +
    "noscript, object, script, select, style, svg, template, textarea, video";
  const MARKS = { b: "**", strong: "**", em: "*", i: "*", del: "~~", s: "~~" };

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: auto 16px 16px auto !important;
      z-index: 2147483647 !important; color-scheme: light dark !important;
    }
    p {
      box-sizing: border-box; max-width: min(420px, calc(100vw - 32px)); margin: 0; padding: 12px 16px; border-radius: 12px;
      border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); background: Canvas; color: CanvasText;
      font: 15px/1.4 system-ui, sans-serif; overflow-wrap: anywhere; box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }`;

  const oneLine = (text) => (text ?? "").trim().replace(/\s+/g, " ");
  /* An element with display: contents has no box, but what it holds has. */
  const isVisible = (element) =>
    !element.checkVisibility || element.checkVisibility({ visibilityProperty: true }) || getComputedStyle(element).display === "contents";

  const ancestorsOf = ({ parentElement }) => (parentElement ? [parentElement, ...ancestorsOf(parentElement)] : []);

  /* As in Reading Mode: paragraphs give points to the elements around them; words of links do not count. */
  const findArticle = () => {
    const points = new Map();
    for (const paragraph of [...document.querySelectorAll("p, pre, blockquote, li")].slice(0, MOST_PARAGRAPHS)) {
      const linked = [...paragraph.querySelectorAll("a")].reduce((sum, link) => sum + link.textContent.length, 0);
      const length = paragraph.textContent.trim().length - linked;
      if (length < 40 || paragraph.closest("nav, aside, footer, form, dialog") || !isVisible(paragraph)) continue;
      ancestorsOf(paragraph).slice(0, 4).forEach((element, level) => {
        const weight = element.matches("article, main, [role='main'], [itemprop~='articleBody']") ? 1.5 : 1;
        points.set(element, (points.get(element) ?? 0) + (Math.min(length, 600) * weight) / (level + 1));
      });
    }
    return [...points].reduce((best, next) => (next[1] > best[1] ? next : best), [null, LEAST_POINTS])[0];
  };

  /* Only what Markdown would take for a sign: an underscore within a word stays as it is. */
  const escapeText = (text) => text.replace(/[\\`*[\]<]|(?<!\w)_|_(?!\w)|~(?=~)|&(?=#?\w+;)/g, "\\$&");
  /* At the start of a paragraph "1. ", "#" and "-" would be signs as well. */
  const escapeStart = (text) => text.replace(/^(\d+)([.)]\s)/, "$1\\$2").replace(/^([#>+-]+)(\s|$)/, "\\$1$2");
  /* A round bracket in an address would end the Markdown link. */
  const escapeAddress = (address) => address.replace(/[()\s]/g, (sign) => "%" + sign.charCodeAt(0).toString(16));

  /* Space at the ends stays outside: "** word**" would not be bold. */
  const around = (text, start, end = start) =>
    text.replace(/^(\s*)([^]*\S)(\s*)$/, (_, before, words, after) => before + start + words + end + after);

  const fenceFor = (text, least) => "`".repeat(Math.max(least, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  const codeSpan = (text, space = /^`|`$/.test(text) ? " " : "") => fenceFor(text, 1) + space + text + space + fenceFor(text, 1);

  /* Pictures that load late have their address elsewhere; tiny ones count readers. */
  const imageOf = (image) => {
    const candidates = [image.currentSrc, image.src, image.dataset.src, image.dataset.srcset?.trim().split(/\s/)[0]];
    const address = candidates.map((one) => one && URL.parse(one, document.baseURI)?.href).find((one) => /^https?:/.test(one));
    const isTiny = address === image.currentSrc && image.naturalWidth > 0 && image.naturalWidth < 48;
    return address && !isTiny ? `![${escapeText(oneLine(image.alt))}](${escapeAddress(address)})` : "";
  };

  const linkOf = (link, words = inlineOf(link)) => {
    if (/^[#¶§]?$/.test(words.trim())) return "";
    return /^(https?|mailto):/.test(link.href) ? around(words, "[", `](${escapeAddress(link.href)})`) : words;
  };

  const inlineNode = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return escapeText(node.data.replace(/\s+/g, " "));
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches(DROPPED) || !isVisible(node)) return "";
    const name = node.localName;
    if (name === "br") return "  \n";
    if (name === "img") return imageOf(node);
    if (name === "input") return node.checked ? "[x] " : "[ ] ";
    if (name === "a" && node.href) return linkOf(node);
    if (/^(code|kbd|samp|tt)$/.test(name)) return node.textContent.trim() ? codeSpan(oneLine(node.textContent)) : "";
    if (/^(sup|sub)$/.test(name)) return `<${name}>${inlineOf(node)}</${name}>`;
    return Object.hasOwn(MARKS, name) ? around(inlineOf(node), MARKS[name]) : inlineOf(node);
  };

  const inlineOf = (element) => [...element.childNodes].map(inlineNode).join("").replace(/ {2,}(?!\n)/g, " ");

  const listOf = (list) => {
    const items = [...list.children].filter((item) => item.localName === "li" && isVisible(item)).map((item, index) => {
      const mark = list.localName === "ol" ? `${(list.start ?? 1) + index}. ` : "- ";
      const blocks = blocksOf(item);
      const isLoose = blocks.some((block, at) => at > 0 && !/^(- |\d+\. )/.test(block));
      const text = blocks.join(isLoose ? "\n\n" : "\n").replace(/\n(?=[^\n])/g, `\n${" ".repeat(mark.length)}`);
      return { isLoose, text: mark + text };
    });
    return items.map(({ text }) => text).join(items.some(({ isLoose }) => isLoose) ? "\n\n" : "\n");
  };

  const codeOf = (pre) => {
    const text = (pre.innerText ?? pre.textContent).replace(/\n$/, "");
    const names = [pre.querySelector("code"), pre, pre.parentElement].map((element) => element?.className).join(" ");
    const language = names.match(/(?:^|\s)(?:lang|language|highlight-source)-([\w+#-]+)/)?.[1] ?? "";
    return [fenceFor(text, 3) + language, text, fenceFor(text, 3)].join("\n");
  };

  /* A cell that reaches over several places stands in the first; the others stay empty, so that columns keep. */
  const gridOf = (table) => {
    const grid = [...table.rows].map(() => []);
    [...table.rows].forEach((row, top) => {
      for (const cell of row.cells) {
        let left = 0;
        while (grid[top][left] !== undefined) left += 1;
        for (const line of grid.slice(top, top + (cell.rowSpan || 1))) for (let at = left; at < left + cell.colSpan; at += 1) line[at] = "";
        grid[top][left] = blocksOf(cell).join("<br>").replace(/\s*\n\s*/g, " ").replaceAll("|", "\\|");
      }
    });
    return grid;
  };

  const tableOf = (table) => {
    const isLayout = /^(presentation|none)$/.test(table.getAttribute("role") ?? "") || table.querySelector("table, pre") !== null;
    if (isLayout) return [...table.rows].flatMap((row) => [...row.cells].flatMap(blocksOf));
    const grid = gridOf(table);
    const width = Math.max(0, ...grid.map((line) => line.length));
    if (width === 0) return [];
    const lines = grid.map((line) => `| ${Array.from({ length: width }, (_, column) => line[column] ?? "").join(" | ")} |`);
    const head = table.tHead || !table.rows[0].querySelector("td") ? lines.shift() : `|${"  |".repeat(width)}`;
    return [table.caption ? around(inlineOf(table.caption).trim(), "*") : "", [head, `|${" --- |".repeat(width)}`, ...lines].join("\n")];
  };

  const blockOf = (element) => {
    const name = element.localName;
    const level = Number(name.match(/^h([1-6])$/)?.[1] ?? 0);
    const line = () => inlineOf(element).replace(/\s*\n\s*/g, " ").trim();
    if (level > 0) return line() ? [`${"#".repeat(level)} ${line()}`] : [];
    if (name === "ul" || name === "ol") return [listOf(element)];
    if (name === "pre") return [codeOf(element)];
    if (name === "hr") return ["* * *"];
    if (name === "table") return tableOf(element);
    if (name === "blockquote") return [blocksOf(element).join("\n\n").replace(/^/gm, "> ").replace(/^> $/gm, ">")];
    if (name === "figcaption" || name === "dt" || name === "summary") return [around(line(), name === "figcaption" ? "*" : "**")];
    return blocksOf(element);
  };

  /* Words between blocks become paragraphs; an element that only holds blocks disappears. */
  const blocksOf = (parent) => {
    let [blocks, words] = [[], ""];
    const flush = () => {
      if (words.trim()) blocks.push(escapeStart(words.trim().replace(/ *\n */g, "  \n")));
      words = "";
    };
    for (const node of parent.childNodes) {
      const isElement = node.nodeType === Node.ELEMENT_NODE;
      if (isElement && (node.matches(DROPPED) || !isVisible(node))) continue;
      if (isElement && (node.matches(BLOCKS) || (node.localName !== "a" && node.querySelector(BLOCKS)))) {
        flush();
        blocks.push(...blockOf(node));
      } else words += inlineNode(node);
    }
    flush();
    return blocks.filter(Boolean);
  };

  const meta = (...names) =>
    oneLine(names.map((name) => document.querySelector(`meta[name='${name}' i], meta[property='${name}' i]`)?.content).find(Boolean));

  /* What the page tells search engines about its article (JSON-LD). */
  const readLinkedData = () => {
    try {
      const scripts = [...document.querySelectorAll("script[type='application/ld+json']")];
      const entries = scripts.flatMap((script) => JSON.parse(script.textContent)).flatMap((entry) => entry["@graph"] ?? entry);
      return entries.find((entry) => /Article|Posting|Report/.test(entry["@type"])) ?? {};
    } catch (problem) {
      console.info("Article to Markdown could not read the page's linked data:", problem.message);
      return {};
    }
  };

  const cleanAddress = () => {
    const canonical = document.querySelector("link[rel='canonical']")?.href ?? "";
    const address = new URL(canonical.startsWith(`${location.origin}/`) ? canonical : location.href);
    address.hash = "";
    for (const name of [...address.searchParams.keys()]) if (CAMPAIGN.test(name)) address.searchParams.delete(name);
    return address.href;
  };

  const frontMatterOf = (article, title) => {
    const data = readLinkedData();
    const authors = [data.author ?? []].flat().map((author) => author.name ?? author).filter((name) => typeof name === "string");
    const byline = oneLine(document.querySelector("[rel='author'], [itemprop='author'], .byline")?.textContent).replace(/^by /i, "");
    const author = authors.join(", ") || meta("author", "citation_author", "dc.creator") || byline;
    const time = (article.closest("article, main") ?? document).querySelector("time[datetime]")?.dateTime;
    const dates = [data.datePublished, meta("article:published_time", "citation_publication_date", "dc.date"), time];
    const date = dates.map((text) => String(text ?? "").replaceAll("/", "-").match(/^\d{4}-\d\d-\d\d/)?.[0]).find(Boolean);
    /* A JSON string is a YAML string, too. */
    const entries = Object.entries({ title, author, address: cleanAddress() }).filter(([, value]) => value);
    return ["---", ...entries.map(([name, value]) => `${name}: ${JSON.stringify(value)}`), ...(date ? [`date: ${date}`] : []), "---"].join("\n");
  };

  const toMarkdown = (article) => {
    const own = oneLine(article.querySelector("h1")?.innerText);
    const written = own || oneLine(document.querySelector("h1")?.innerText) || meta("og:title") || oneLine(document.title) || location.host;
    const title = written.replace(/ [#¶§]$/, "");
    const blocks = [frontMatterOf(article, title), ...(own ? [] : [`# ${escapeText(title)}`]), ...blocksOf(article)];
    return { title, text: `${blocks.join("\n\n")}\n` };
  };

  const save = ({ title, text }) => {
    const name = `${title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").slice(0, 80) || "article"}.md`;
    const address = URL.createObjectURL(new Blob([text], { type: "text/markdown;charset=utf-8" }));
    Object.assign(document.createElement("a"), { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60000);
    return `Saved as ${name}`;
  };

  const say = (message) => {
    const life = new AbortController();
    const host = Object.assign(document.createElement("div"), { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const close = () => {
      life.abort();
      host.remove();
    };
    root.adoptedStyleSheets = [new CSSStyleSheet()];
    root.adoptedStyleSheets[0].replaceSync(CSS);
    root.append(Object.assign(document.createElement("p"), { role: "status", lang: "en", dir: "ltr" }));
    addEventListener("keydown", (event) => event.key === "Escape" && close(), { capture: true, signal: life.signal });
    document.documentElement.append(host);
    host.popover = "manual";
    host.showPopover?.();
    root.lastChild.textContent = message;
    setTimeout(close, SHOWN_FOR_MS);
  };

  document.getElementById(HOST_ID)?.remove();
  const article = findArticle();
  say(article ? save(toMarkdown(article)) : "There is no article on this page");
})();
