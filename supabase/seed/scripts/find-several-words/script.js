javascript:(() => {
  /*
   * Find Several Words
   *
   * The search box your browser does not have: finds several words or "exact phrases" at once, each
   * in its own colour with its own count. Enter goes to the next match, Shift+Enter to the one
   * before; a click on a word goes through that word only. Select text before you start and it is
   * searched at once. A regular expression works too.
   *
   * Matches are painted with the CSS Custom Highlight API, so not a single element of the page is
   * changed. Escape, Close or a second run clears everything. Nothing is stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-find-several-words";
  const PAINT = "scriptorium-word-";
  const CURRENT = "scriptorium-word-current";
  const COLOURS = ["#ffe14d", "#8ff0a4", "#99c9ff", "#ffb3d1", "#ffc078", "#d3b8ff"];
  const MOST_MATCHES = 5000;
  const UNSEARCHED = new Set(["script", "style", "noscript", "template", "textarea", "option"]);

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: 16px 16px auto auto !important;
      z-index: 2147483647 !important; color-scheme: light dark !important;
    }
    form {
      display: flex; flex-wrap: wrap; gap: 8px; align-items: center; box-sizing: border-box;
      width: min(460px, calc(100vw - 32px)); padding: 12px; border-radius: 12px; background: Canvas; color: CanvasText;
      border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); font: 15px/1.4 system-ui, sans-serif;
      box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    input[type="search"] { flex: 1; min-width: 180px; }
    input[type="search"], button {
      box-sizing: border-box; min-height: 44px; padding: 0 12px; border-radius: 8px; font: inherit;
      border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas);
    }
    button { min-width: 44px; background: ButtonFace; color: ButtonText; cursor: pointer; }
    ::placeholder { color: color-mix(in srgb, FieldText 75%, Field); opacity: 1; }
    label { display: flex; gap: 6px; align-items: center; min-height: 44px; }
    [role="status"] { flex: 1; }
    [role="group"] { display: flex; flex-wrap: wrap; gap: 6px; width: 100%; }
    [role="group"]:empty { display: none; }
    [role="group"] button { background: var(--colour); color: #111; overflow-wrap: anywhere; }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }`;

  const PAGE_CSS =
    COLOURS.map((colour, index) => `::highlight(${PAINT}${index}) { background-color: ${colour}; color: #111; }`).join(" ") +
    ` ::highlight(${CURRENT}) { background-color: #b00020; color: #fff; }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  const makeSheet = (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  };

  const toPattern = (word) => new RegExp(word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+"), "giu");

  /* 'red "blue sky"' becomes the two patterns red and blue sky. */
  const readPatterns = (query, isExpression) => {
    if (isExpression) return query ? [{ word: query, pattern: new RegExp(query, "giu") }] : [];
    const words = [...query.matchAll(/"([^"]+)"|([^\s"]+)/g)].map((match) => (match[1] ?? match[2]).trim());
    return [...new Set(words)].filter(Boolean).map((word) => ({ word, pattern: toPattern(word) }));
  };

  const selectedPhrase = () => {
    const selected = getSelection().toString().replaceAll('"', " ").trim().replace(/\s+/g, " ").slice(0, 200);
    return selected.includes(" ") ? `"${selected}"` : selected;
  };

  const searchableTexts = () => {
    const walker = document.createTreeWalker(document.body ?? document.documentElement, NodeFilter.SHOW_TEXT, (node) => {
      const parent = node.parentElement;
      if (!parent || UNSEARCHED.has(parent.localName) || !node.data.trim()) return NodeFilter.FILTER_REJECT;
      return !parent.checkVisibility || parent.checkVisibility() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
    });
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    return texts;
  };

  const rangeOf = (text, match) => {
    const range = document.createRange();
    range.setStart(text, match.index);
    range.setEnd(text, match.index + match[0].length);
    return range;
  };

  const findRanges = (texts, pattern) => {
    const ranges = [];
    for (const text of texts) {
      for (const match of text.data.matchAll(pattern)) {
        if (match[0] === "") continue;
        ranges.push(rangeOf(text, match));
        if (ranges.length === MOST_MATCHES) return ranges;
      }
    }
    return ranges;
  };

  const clearPaint = () => {
    COLOURS.forEach((_, index) => CSS_HIGHLIGHTS.delete(PAINT + index));
    CSS_HIGHLIGHTS.delete(CURRENT);
  };

  const show = (range) => {
    const paint = new Highlight(range);
    paint.priority = 1;
    CSS_HIGHLIGHTS.set(CURRENT, paint);
    range.startContainer.parentElement?.scrollIntoView({ block: "center", inline: "nearest" });
  };

  const count = (ranges) => (ranges.length < MOST_MATCHES ? String(ranges.length) : `${MOST_MATCHES}+`);

  /* The state of one search: the groups of matches, one per word, and the place of the reader in them. */
  const createSearch = (words, status) => {
    let all = [];
    let current = -1;
    const goTo = (ranges, index) => {
      current = (index + ranges.length) % ranges.length;
      show(ranges[current]);
      status.textContent = `${current + 1} of ${count(ranges)}`;
    };
    const makeWord = ({ word, ranges }, index) => {
      let place = -1;
      const button = create("button", { type: "button", textContent: `${word} ${count(ranges)}`, disabled: ranges.length === 0 });
      button.style.setProperty("--colour", COLOURS[index % COLOURS.length]);
      button.addEventListener("click", () => goTo(ranges, (place = (place + 1) % ranges.length)));
      return button;
    };
    return {
      run(query, isExpression) {
        clearPaint();
        const texts = query ? searchableTexts() : [];
        const groups = readPatterns(query, isExpression).map(({ word, pattern }) => ({ word, ranges: findRanges(texts, pattern) }));
        groups.forEach(({ ranges }, index) => {
          const name = PAINT + (index % COLOURS.length);
          CSS_HIGHLIGHTS.set(name, new Highlight(...(CSS_HIGHLIGHTS.get(name) ?? []), ...ranges));
        });
        all = groups.flatMap((group) => group.ranges).sort((one, other) => one.compareBoundaryPoints(Range.START_TO_START, other));
        current = -1;
        words.replaceChildren(...groups.map(makeWord));
        status.textContent = query ? `${count(all)} ${all.length === 1 ? "match" : "matches"}` : "";
      },
      move(step) {
        if (all.length > 0) goTo(all, current === -1 && step < 0 ? all.length - 1 : current + step);
      },
    };
  };

  const makeForm = (close) => {
    const query = create("input", { type: "search", ariaLabel: "Words to find", placeholder: 'Words or "exact phrases"' });
    const expression = create("input", { type: "checkbox" });
    const status = create("span", { role: "status" });
    const words = create("div", { role: "group", ariaLabel: "Words found" });
    const search = createSearch(words, status);
    const update = () => {
      try {
        search.run(query.value.trim(), expression.checked);
      } catch (problem) {
        words.replaceChildren();
        status.textContent = problem.message;
      }
    };
    let waiting = 0;
    query.addEventListener("input", () => {
      clearTimeout(waiting);
      waiting = setTimeout(update, 150);
    });
    expression.addEventListener("change", update);
    query.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      search.move(event.shiftKey ? -1 : 1);
    });
    query.value = selectedPhrase();
    update();
    return create(
      "form",
      { role: "search", ariaLabel: "Find Several Words", lang: "en", dir: "ltr", onsubmit: () => false },
      query,
      create("button", { type: "button", textContent: "↑", ariaLabel: "Previous match", onclick: () => search.move(-1) }),
      create("button", { type: "button", textContent: "↓", ariaLabel: "Next match", onclick: () => search.move(1) }),
      words,
      create("label", {}, expression, "Regular expression"),
      status,
      create("button", { type: "button", textContent: "Close", onclick: close })
    );
  };

  const open = () => {
    const life = new AbortController();
    const pageSheet = makeSheet(PAGE_CSS);
    const host = create("div", { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const close = () => {
      life.abort();
      clearPaint();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== pageSheet);
      host.remove();
    };
    root.adoptedStyleSheets = [makeSheet(CSS)];
    root.append(makeForm(close));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, pageSheet];
    host.addEventListener("close", close);
    /* Keys pressed in the panel are not meant for the page's own shortcuts. */
    host.addEventListener("keydown", (event) => event.stopPropagation());
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

  const CSS_HIGHLIGHTS = globalThis.CSS.highlights;
  const shown = document.getElementById(HOST_ID);
  if (shown) return void shown.dispatchEvent(new Event("close"));
  if (CSS_HIGHLIGHTS) open();
  else alert("Find Several Words needs a newer browser (CSS Custom Highlight API).");
})();
