javascript:(() => {
  /*
   * Quote with Source
   *
   * Copies the selected text as a Markdown quote, followed by its author, the page's title and a
   * link that opens the page at exactly this passage (a text fragment, #:~:text=). Pasted into a
   * rich editor, the same copy arrives as a formatted quote.
   *
   * If the passage stands on the page more than once, the words around it go into the link too.
   * Nothing is stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-quote-with-source";
  const SHOWN_FOR_MS = 4000;
  const LONGEST_FULL_QUOTE = 120;
  const EDGE_WORDS = 5;
  const CONTEXT_WORDS = 3;

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

  const oneLine = (text) => text.trim().replace(/\s+/g, " ");
  const wordsOf = (text) => oneLine(text).split(" ").filter(Boolean);
  const escapeWords = (text) => text.replace(/[\\[\]`*_<>]/g, "\\$&");
  const toHexEscape = (character) => "%" + character.charCodeAt(0).toString(16).toUpperCase();
  /* "-" and "," have a meaning of their own in a text fragment; round brackets would end the Markdown link. */
  const encodePart = (text) => encodeURIComponent(text).replace(/[-()]/g, toHexEscape);

  /* The text between the start (or end) of the surrounding block and the selection. */
  const textBeside = (range, side) => {
    const node = side === "before" ? range.startContainer : range.endContainer;
    const element = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
    const beside = document.createRange();
    beside.selectNodeContents(element.closest("p, li, td, th, blockquote, dd, h1, h2, h3, h4, h5, h6, div") ?? element);
    if (side === "before") beside.setEnd(range.startContainer, range.startOffset);
    else beside.setStart(range.endContainer, range.endOffset);
    return wordsOf(beside.toString());
  };

  const isRepeated = (text) => {
    const page = oneLine(document.body.textContent);
    return page.indexOf(text) !== page.lastIndexOf(text);
  };

  /* prefix-,start,end,-suffix as in the URL Fragment Text Directives draft; start alone for a short quote in one block. */
  const makeFragment = (range, text) => {
    const lines = text.split(/[\n\t]+/).filter((line) => line.trim());
    const [first, last] = [wordsOf(lines[0]), wordsOf(lines.at(-1))];
    const isWhole = lines.length === 1 && (text.length <= LONGEST_FULL_QUOTE || first.length <= 2 * EDGE_WORDS);
    const edges = isWhole ? [first] : [first.slice(0, EDGE_WORDS), last.slice(-EDGE_WORDS)];
    const parts = edges.map((words) => encodePart(words.join(" ")));
    if (isRepeated(oneLine(text))) {
      const before = textBeside(range, "before").slice(-CONTEXT_WORDS).join(" ");
      const after = textBeside(range, "after").slice(0, CONTEXT_WORDS).join(" ");
      if (before) parts.unshift(`${encodePart(before)}-`);
      if (after) parts.push(`-${encodePart(after)}`);
    }
    return `:~:text=${parts.join(",")}`;
  };

  /* Text selected in a field has no range; such a quote gets a link to the page only. */
  const readSelection = () => {
    const selection = getSelection();
    const field = document.activeElement;
    if (selection.toString().trim() && selection.rangeCount > 0 && !selection.getRangeAt(0).collapsed)
      return { text: selection.toString().trim(), range: selection.getRangeAt(0) };
    if (field?.localName === "textarea" || (field?.localName === "input" && field.type === "text"))
      return { text: field.value.slice(field.selectionStart, field.selectionEnd).trim(), range: null };
    return { text: "", range: null };
  };

  const authorOf = () => oneLine(document.querySelector("meta[name='author' i], meta[name='dc.creator' i]")?.content ?? "");

  const makeQuote = ({ text, range }) => {
    const page = location.href.split("#")[0];
    const address = range ? `${page}#${makeFragment(range, text)}` : page;
    const title = oneLine(document.title) || location.hostname;
    const author = authorOf();
    const by = author ? `${author}, ` : "";
    const lines = text.split(/\n+/).map(oneLine).filter(Boolean);
    const quote = document.createElement("blockquote");
    for (const line of lines) quote.append(Object.assign(document.createElement("p"), { textContent: line }));
    const source = document.createElement("p");
    source.append(`— ${by}`, Object.assign(document.createElement("a"), { href: address, textContent: title }));
    const link = `[${escapeWords(title)}](${address.replace(/[()]/g, toHexEscape)})`;
    return {
      text: `${lines.map((line) => `> ${line}`).join("\n>\n")}\n>\n> — ${escapeWords(by)}${link}\n`,
      html: quote.outerHTML + source.outerHTML,
    };
  };

  /* The older way works on pages without https, too. The page must not change what is copied. */
  const copyByEvent = ({ text, html }) => {
    const fill = (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      event.clipboardData.setData("text/plain", text);
      event.clipboardData.setData("text/html", html);
    };
    addEventListener("copy", fill, { capture: true });
    const done = document.execCommand("copy");
    removeEventListener("copy", fill, { capture: true });
    return done;
  };

  const copy = async ({ text, html }) => {
    try {
      const asBlob = (content, type) => new Blob([content], { type });
      const item = { "text/plain": asBlob(text, "text/plain"), "text/html": asBlob(html, "text/html") };
      await navigator.clipboard.write([new ClipboardItem(item)]);
      return true;
    } catch {
      return copyByEvent({ text, html });
    }
  };

  const say = (message) => {
    const life = new AbortController();
    const host = Object.assign(document.createElement("div"), { id: HOST_ID });
    const close = () => {
      life.abort();
      host.remove();
    };
    const root = host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
    const status = Object.assign(document.createElement("p"), { role: "status", lang: "en" });
    root.append(status);
    addEventListener("keydown", (event) => event.key === "Escape" && close(), { capture: true, signal: life.signal });
    document.documentElement.append(host);
    host.popover = "manual";
    host.showPopover?.();
    status.textContent = message;
    setTimeout(close, SHOWN_FOR_MS);
  };

  const run = async () => {
    document.getElementById(HOST_ID)?.remove();
    const selected = readSelection();
    if (!selected.text) return say("Select the text you want to quote first");
    const quote = makeQuote(selected);
    if (await copy(quote)) say(`Copied a quote of ${wordsOf(selected.text).length} words with its source`);
    else prompt("The browser did not allow copying. Here is the quote:", quote.text);
  };

  run();
})();
