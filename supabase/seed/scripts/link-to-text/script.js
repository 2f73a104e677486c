javascript:(() => {
  /*
   * Link to Text
   *
   * Copies an address that opens this page at the text you have selected and marks it there (a text
   * fragment, #:~:text=, which all current browsers understand). The link is as short as it can be:
   * long passages are named by their two ends, repeated ones by the words around them.
   *
   * Every link is first tried on the page, the way a browser would search. When none can tell the
   * place apart, you are told so and nothing is copied. Half words are completed, campaign parameters
   * left out. A site that forbids text fragments (few do) opens at the top. Nothing is stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-link-to-text";
  const SHOWN_FOR_MS = 6000;
  const LONGEST_WHOLE = 300;
  const MOST_EDGE_WORDS = 12;
  const LEAST_EDGE_WORDS = 2;
  const MOST_CONTEXT_WORDS = 10;
  const CAMPAIGN = /^(utm_\w+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|igsh|yclid|twclid|ttclid)$/i;
  const UNSEARCHED = "script, style, noscript, template, textarea, select, iframe, object, video, audio, meter, progress, svg title, [hidden]";

  const CSS = `
    :host { all: initial !important; position: fixed !important; inset: auto 16px 16px auto !important; }
    :host { z-index: 2147483647 !important; color-scheme: light dark !important; }
    p {
      box-sizing: border-box; max-width: min(420px, calc(100vw - 32px)); margin: 0; padding: 12px 16px; border-radius: 12px;
      border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); background: Canvas; color: CanvasText;
      font: 15px/1.4 system-ui, sans-serif; overflow-wrap: anywhere; box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }`;

  /* Browsers compare without case and accents. Every character keeps its place. */
  const foldCharacter = (character) => {
    const [base, mark] = character.normalize("NFD");
    return mark === undefined || !/\p{M}/u.test(mark) ? character : base;
  };
  const fold = (text) => text.replace(/[^\x00-\x7f]/g, foldCharacter).toLowerCase();

  const isInline = (element) => /^(inline|contents|ruby.*)$/.test(getComputedStyle(element).display) && element.localName !== "br";
  const isShown = (element) => !element.checkVisibility || element.checkVisibility({ visibilityProperty: true });

  /*
   * The text of the page as a browser searches it: white space collapsed, a line end between blocks.
   * "from" and "to" are the places of the selection in it, or -1.
   */
  const readPage = (range) => {
    const parts = [];
    const page = { from: -1, to: -1, length: 0 };
    let afterSpace = true;
    const push = (part) => {
      parts.push(part);
      page.length += part.length;
      afterSpace = /\s$/.test(part);
    };
    const endBlock = () => page.length > 0 && parts.at(-1) !== "\n" && push("\n");
    const add = (text, isSelected) => {
      const collapsed = text.replaceAll("\xad", "").replace(/\s+/g, " ");
      const part = afterSpace ? collapsed.trimStart() : collapsed;
      if (isSelected && part.trim()) {
        if (page.from < 0) page.from = page.length + part.search(/\S/);
        page.to = page.length + part.trimEnd().length;
      }
      if (part) push(part);
    };
    const addText = (node) => {
      if (!range.intersectsNode(node)) return add(node.data, false);
      const first = node === range.startContainer ? range.startOffset : 0;
      const last = node === range.endContainer ? range.endOffset : node.length;
      add(node.data.slice(0, first), false);
      add(node.data.slice(first, last), true);
      add(node.data.slice(last), false);
    };
    const visit = (parent) => {
      for (const node of parent.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) addText(node);
        if (node.nodeType !== Node.ELEMENT_NODE || node.matches(UNSEARCHED) || !isShown(node)) continue;
        const inline = isInline(node);
        if (!inline) endBlock();
        visit(node);
        if (!inline) endBlock();
      }
    };
    visit(document.body ?? document.documentElement);
    return { ...page, text: parts.join("") };
  };

  /* Words as the language of the text has them, with or without spaces between. */
  const makeWords = (text) => {
    const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });
    const known = new Map();
    const blockAt = (index) => {
      const start = text.lastIndexOf("\n", index - 1) + 1;
      const end = text.indexOf("\n", start) < 0 ? text.length : text.indexOf("\n", start);
      if (!known.has(start)) known.set(start, segmenter.segment(text.slice(start, end)));
      return { start, end, segments: known.get(start) };
    };
    const segmentAt = (index) => {
      const { start, segments } = blockAt(index);
      const found = segments.containing(index - start);
      return { start: start + found.index, end: start + found.index + found.segment.length };
    };
    const isEdge = (index) => index === 0 || index >= text.length || text[index - 1] === "\n" || text[index] === "\n";
    const isBoundary = (index) => isEdge(index) || segmentAt(index).start === index;
    const between = (from, to) => {
      const words = [...segmenter.segment(text.slice(from, to))].filter((word) => word.isWordLike);
      return words.map(({ index, segment }) => [from + index, from + index + segment.length]);
    };
    return { blockAt, segmentAt, isBoundary, between };
  };

  /* Searches as the draft of URL Fragment Text Directives says, and gives the first place that fits. */
  const makeFind = (text, isBoundary) => {
    const folded = fold(text);
    const isAt = (part, index) => folded.startsWith(part, index) && isBoundary(index) && isBoundary(index + part.length);
    /* At most a space and a line end stand between two words. */
    const skipSpace = (index) => index + text.slice(index, index + 2).match(/^\s*/)[0].length;
    const findEnd = (end, suffix, from) => {
      for (let index = folded.indexOf(end, from); index >= 0; index = folded.indexOf(end, index + 1)) {
        if (isAt(end, index) && isAt(suffix, skipSpace(index + end.length))) return index + end.length;
      }
      return -1;
    };
    return (directive) => {
      const [prefix, start, end, suffix] = directive.map(fold);
      const first = prefix || start;
      for (let index = folded.indexOf(first); index >= 0; index = folded.indexOf(first, index + 1)) {
        if (!isAt(first, index)) continue;
        const from = prefix ? skipSpace(index + prefix.length) : index;
        const after = from + start.length;
        if (!isAt(start, from)) continue;
        if (end) return [from, findEnd(end, suffix, after)];
        if (!suffix || isAt(suffix, skipSpace(after))) return [from, after];
      }
      return [-1, -1];
    };
  };

  /* The whole selection, or its first and last words; more and more of them. */
  const makeCores = (text, from, to, { blockAt, between }) => {
    const [first, last] = [blockAt(from + 1), blockAt(to)];
    const isOneBlock = first.start === last.start;
    const opening = between(from, Math.min(first.end, to));
    const closing = between(Math.max(last.start, from), to);
    const cores = isOneBlock && (to - from <= LONGEST_WHOLE || opening.length <= 2 * LEAST_EDGE_WORDS) ? [[text.slice(from, to), ""]] : [];
    for (let count = LEAST_EDGE_WORDS; count <= MOST_EDGE_WORDS; count += 1) {
      if (isOneBlock && opening.length <= 2 * count) break;
      const start = text.slice(from, opening.at(Math.min(count, opening.length) - 1)?.[1]);
      const end = text.slice(closing.at(-Math.min(count, closing.length))?.[0], to);
      if (start && end) cores.push([start, end]);
    }
    return cores;
  };

  /* Nothing; one word before, one after, both; two words ... */
  const makeContexts = (text, from, to, { blockAt, between }) => {
    const before = text.slice(0, from).trimEnd().length;
    const after = to + text.slice(to).search(/\S|$/);
    const earlier = before > 0 ? between(blockAt(before).start, before) : [];
    const later = after < text.length ? between(after, blockAt(after + 1).end) : [];
    const contexts = [["", ""]];
    for (let count = 1; count <= MOST_CONTEXT_WORDS; count += 1) {
      const prefix = earlier.length >= count ? text.slice(earlier.at(-count)[0], before) : "";
      const suffix = later.length >= count ? text.slice(after, later[count - 1][1]) : "";
      contexts.push([prefix, ""], ["", suffix], [prefix, suffix]);
    }
    return contexts;
  };

  /* "-", "," and "&" have a meaning of their own in a text fragment; brackets end links in chats and in Markdown. */
  const toHexEscape = (character) => "%" + character.charCodeAt(0).toString(16).toUpperCase();
  const encode = (text) => encodeURIComponent(text).replace(/[-()'!*]/g, toHexEscape);
  const write = ([prefix, start, end, suffix]) =>
    [prefix && `${encode(prefix)}-`, encode(start), end && encode(end), suffix && `-${encode(suffix)}`].filter(Boolean).join(",");

  const makeFragment = ({ text, from: first, to: last }) => {
    const words = makeWords(text);
    const [from, to] = [words.segmentAt(first).start, words.segmentAt(last - 1).end];
    const find = makeFind(text, words.isBoundary);
    const contexts = makeContexts(text, from, to, words);
    const directives = makeCores(text, from, to, words).flatMap(([start, end]) => contexts.map(([prefix, suffix]) => [prefix, start, end, suffix]));
    const byFragment = new Map(directives.map((directive) => [write(directive), directive]));
    const shortestFirst = [...byFragment].sort(([one], [other]) => one.length - other.length);
    const isRight = ([, directive]) => String(find(directive)) === String([from, to]);
    return { fragment: shortestFirst.find(isRight)?.[0], passage: text.slice(from, to).replace(/\s+/g, " ") };
  };

  const makeAddress = (fragment) => {
    const address = new URL(location.href);
    for (const name of [...address.searchParams.keys()]) if (CAMPAIGN.test(name)) address.searchParams.delete(name);
    return `${address.href.replace(/#$/, "")}${address.hash ? "" : "#"}:~:text=${fragment}`;
  };

  /* The older way works on pages without https, too. The page must not change what is copied. */
  const copyByEvent = (text) => {
    const fill = (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      event.clipboardData.setData("text/plain", text);
    };
    addEventListener("copy", fill, { capture: true });
    const done = document.execCommand("copy");
    removeEventListener("copy", fill, { capture: true });
    return done;
  };

  const copy = async (text) => {
    const isCopied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
    return isCopied || copyByEvent(text);
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
    const status = Object.assign(document.createElement("p"), { role: "status", lang: "en", dir: "ltr" });
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
    const selection = getSelection();
    const page = selection.rangeCount > 0 && !selection.isCollapsed ? readPage(selection.getRangeAt(0)) : { from: -1 };
    const isElsewhere = selection.toString().trim() !== "";
    if (page.from < 0) return say(isElsewhere ? "This text is in a field or a component; no link can lead to it" : "Select the text you want to link to first");
    const { fragment, passage } = makeFragment(page);
    if (!fragment) return say("No link can tell this text apart from another on the page; select a little more of it, or less");
    const address = makeAddress(fragment);
    const short = passage.length > 80 ? `${passage.slice(0, 40)}…${passage.slice(-39)}` : passage;
    if (await copy(address)) say(`Copied a link to “${short}”`);
    else prompt("The browser did not allow copying. Here is the link:", address);
  };

  run();
})();
