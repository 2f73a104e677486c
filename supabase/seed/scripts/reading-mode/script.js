javascript:(() => {
  /*
   * Reading Mode
   *
   * Shows the article of a page on a calm sheet: no banners, no side columns, no pop-ups.
   * The page below is not changed. Escape, the Close button or a second run brings it back.
   *
   * How the article is found: every paragraph gives points to the elements around it (fewer with
   * each level), points shrink with the share of link text, and the element with most points wins.
   *
   * Only a cleaned copy is shown, made from a list of allowed elements. Nothing is stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-reading-mode";
  const WORDS_PER_MINUTE = 230;
  const MOST_PARAGRAPHS = 4000;
  const LEAST_POINTS = 250;
  const THEMES = ["Auto", "Light", "Sepia", "Dark"];
  const names = (list) => new Set(list.split(" "));
  const COPIED = names(
    "a abbr b blockquote br caption cite code dd del dfn dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i ins " +
      "kbd li mark ol p pre q s samp small strong sub sup table tbody td tfoot th thead time tr u ul var wbr"
  );
  const BLOCKS = names("address article center details div header main section summary");
  const DROPPED = names(
    "aside audio button canvas dialog embed footer form iframe input link menu meta nav noscript object script " +
      "select style svg template textarea video"
  );
  const KEPT_ATTRIBUTES = ["id", "dir", "lang", "colspan", "rowspan", "start", "reversed", "datetime"];
  const ARTICLE_LIKE = "article, main, [role='main'], [itemprop~='articleBody']";

  const CSS = `
    :host { all: initial !important; }
    dialog {
      --paper: #fdfdfb; --ink: #1c1b19; --quiet: #5d5a54; --line: #d9d6cf; --link: #0b57a4;
      box-sizing: border-box; width: 100vw; height: 100dvh; max-width: none; max-height: none; margin: 0; border: 0;
      padding: 0 24px 96px; overflow-y: auto; overscroll-behavior: contain; outline: 0;
      background: var(--paper); color: var(--ink); font: 20px/1.65 Charter, Georgia, "Noto Serif", serif;
    }
    dialog[data-theme="Sepia"] { --paper: #f6ecd9; --ink: #3b2f1e; --quiet: #6b5a41; --line: #dccbab; --link: #7a3e00; }
    dialog[data-theme="Dark"] { --paper: #17181a; --ink: #e7e4de; --quiet: #a8a39a; --line: #393a3d; --link: #8ebcf0; }
    [role="toolbar"] {
      position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; justify-content: flex-end;
      max-width: 680px; margin: 0 auto 32px; padding: 12px 0; background: var(--paper); border-bottom: 1px solid var(--line);
      font: 15px/1.3 system-ui, sans-serif; color: var(--quiet); z-index: 1;
    }
    [role="toolbar"] span { flex: 1 0 auto; }
    button, select {
      min-height: 44px; min-width: 44px; padding: 0 12px; border: 1px solid var(--line); border-radius: 8px;
      background: transparent; color: var(--ink); font: inherit; cursor: pointer;
    }
    option { background: var(--paper); color: var(--ink); }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }
    article { max-width: 34em; margin: 0 auto; overflow-wrap: break-word; }
    h1, h2, h3, h4 { line-height: 1.25; }
    a { color: var(--link); }
    img { display: block; max-width: 100%; height: auto; margin: 1em auto; }
    figure { margin: 1.5em 0; }
    figcaption { color: var(--quiet); font-size: 0.8em; }
    blockquote { margin: 1.2em 0; padding-inline-start: 1em; border-inline-start: 3px solid var(--line); color: var(--quiet); }
    pre, code { font: 0.85em/1.5 ui-monospace, Menlo, Consolas, monospace; }
    pre { padding: 12px; overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; }
    table { border-collapse: collapse; display: block; overflow-x: auto; }
    th, td { padding: 6px 10px; border: 1px solid var(--line); text-align: start; }
    @media (width < 480px) {
      [role="toolbar"] span { flex-basis: 100%; }
    }
    @media (prefers-color-scheme: dark) {
      dialog[data-theme="Auto"] { --paper: #17181a; --ink: #e7e4de; --quiet: #a8a39a; --line: #393a3d; --link: #8ebcf0; }
    }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  const isVisible = (element) =>
    element.checkVisibility ? element.checkVisibility({ visibilityProperty: true }) : element.offsetParent !== null;

  const linkShare = (element) => {
    let linked = 0;
    for (const link of element.querySelectorAll("a")) linked += link.textContent.length;
    return Math.min(linked / (element.textContent.length || 1), 1);
  };

  const findArticle = () => {
    const points = new Map();
    for (const paragraph of [...document.querySelectorAll("p, pre, blockquote, li")].slice(0, MOST_PARAGRAPHS)) {
      const length = paragraph.textContent.trim().length;
      if (length < 40 || paragraph.closest("nav, aside, footer, form, dialog") || !isVisible(paragraph)) continue;
      let around = paragraph.parentElement;
      for (let level = 1; around && level <= 4; level += 1) {
        points.set(around, (points.get(around) ?? 0) + Math.min(length, 600) / level);
        around = around.parentElement;
      }
    }
    let best = null;
    let most = LEAST_POINTS;
    for (const [element, given] of points) {
      const total = given * (1 - linkShare(element)) * (element.matches(ARTICLE_LIKE) ? 1.5 : 1);
      if (total > most) [best, most] = [element, total];
    }
    return best;
  };

  const copyAttributes = (source, copy) => {
    for (const name of KEPT_ATTRIBUTES) if (source.hasAttribute(name)) copy.setAttribute(name, source.getAttribute(name));
    if (source.localName === "a" && /^(https?|mailto):/.test(source.href)) copy.href = source.href;
  };

  const copyImage = (source) => {
    const address = source.currentSrc || source.dataset.src || source.src;
    const tiny = source.complete && source.naturalWidth > 0 && source.naturalWidth < 48;
    return address && !tiny ? [create("img", { src: address, alt: source.alt, decoding: "async" })] : [];
  };

  const copyChildren = (source) => [...source.childNodes].flatMap(copyNode);

  const copyNode = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.data)];
    if (node.nodeType !== Node.ELEMENT_NODE) return [];
    const name = node.localName;
    if (DROPPED.has(name) || !isVisible(node)) return [];
    if (name === "img") return copyImage(node);
    if (!COPIED.has(name) && !BLOCKS.has(name)) return copyChildren(node);
    const copy = create(COPIED.has(name) ? name : "div", {}, ...copyChildren(node));
    copyAttributes(node, copy);
    return [copy];
  };

  const countMinutes = (text) => {
    const words = [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)].filter((part) => part.isWordLike);
    return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
  };

  const makeArticle = (source) => {
    const article = create("article", { dir: getComputedStyle(source).direction, lang: source.closest("[lang]")?.lang ?? "" });
    article.append(...copyChildren(source));
    if (!article.querySelector("h1")) {
      const heading = document.querySelector("h1")?.textContent.trim() || document.title;
      article.prepend(create("h1", { textContent: heading }));
    }
    return article;
  };

  const makeToolbar = (dialog, minutes, close) => {
    let size = 20;
    const resize = (step) => {
      size = Math.min(36, Math.max(14, size + step));
      dialog.style.fontSize = `${size}px`;
    };
    const theme = create("select", { ariaLabel: "Colours", onchange: () => (dialog.dataset.theme = theme.value) });
    theme.append(...THEMES.map((name) => create("option", { textContent: name })));
    return create(
      "div",
      { role: "toolbar", ariaLabel: "Reading Mode", lang: "en", dir: "ltr" },
      create("span", { textContent: `${minutes} min read` }),
      create("button", { type: "button", textContent: "Smaller", onclick: () => resize(-2) }),
      create("button", { type: "button", textContent: "Larger", onclick: () => resize(2) }),
      theme,
      create("button", { type: "button", textContent: "Close", onclick: close })
    );
  };

  /* A link to a footnote leads to the copy of the footnote, not to the page behind the sheet. */
  const followInside = (root) => (event) => {
    const link = event.target.closest("a[href]");
    const [page, id] = link ? link.href.split("#") : [];
    const target = id && page === location.href.split("#")[0] && root.getElementById(decodeURIComponent(id));
    if (!target) return;
    event.preventDefault();
    target.scrollIntoView({ block: "center" });
  };

  const openSheet = (source) => {
    const host = create("div", { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
    const dialog = create("dialog", { ariaLabel: "Reading Mode", tabIndex: -1, onclose: () => host.remove() });
    dialog.dataset.theme = THEMES[0];
    const article = makeArticle(source);
    const close = () => {
      dialog.close();
      host.remove();
    };
    dialog.append(makeToolbar(dialog, countMinutes(article.textContent), close), article);
    dialog.addEventListener("click", followInside(root));
    /* The page must not take the keys pressed here for its own shortcuts. */
    dialog.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key === "Escape") close();
    });
    host.addEventListener("close-sheet", close);
    root.append(dialog);
    document.documentElement.append(host);
    dialog.showModal();
    dialog.focus();
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) return void shown.dispatchEvent(new Event("close-sheet"));
  const article = findArticle();
  if (article) openSheet(article);
  else alert("Reading Mode found no article on this page.");
})();
