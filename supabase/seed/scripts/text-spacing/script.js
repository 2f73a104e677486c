javascript:(() => {
  /*
   * Text Spacing Test
   *
   * Spaces the text of the page as WCAG 2.2, success criterion 1.4.12, demands it (lines 1.5,
   * paragraphs 2, letters 0.12, words 0.16 times the size of the type), and lists every text that
   * is cut off, runs into another or refuses the spacing. A click leads to the place; the switch
   * shows the page with and without. Escape, Close or a second run takes everything back.
   *
   * The page is measured twice, so what was cut off before is not reported. Letters are left alone
   * in scripts that join them (Arabic, Devanagari …), as the criterion allows. Open shadow roots are
   * tested; frames, pictures of text and what is typed into fields are not. Nothing is stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-text-spacing";
  const [MOST_TEXTS, MOST_LISTED] = [20000, 300];
  const CUT_PX = 2;
  const BAND_PX = 64;

  /* Three ids that nothing has outweigh the page's own !important. */
  const ALL = "*:not(#_1):not(#_2):not(#_3)";
  const JOINING = "ar fa ur ps sd ug ckb hi mr ne sa bn pa gu mn-Mong".replace(/[\w-]+/g, ":lang($&),");
  const SPACING = `${ALL} { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p${ALL.slice(1)} { margin-block-end: 2em !important; }
    ${ALL}:is(${JOINING}) { letter-spacing: normal !important; }`;
  /* While the page is measured nothing may be on its way from one spacing to the other. */
  const STILL = `${ALL} { transition: none !important; }`;

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: 16px 16px auto auto !important;
      z-index: 2147483647 !important; color-scheme: light dark !important;
    }
    section {
      display: flex; flex-direction: column; gap: 8px; box-sizing: border-box; width: min(380px, calc(100vw - 32px));
      max-height: calc(100vh - 32px); padding: 12px; border-radius: 12px; background: Canvas; color: CanvasText;
      border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); font: 15px/1.4 system-ui, sans-serif;
      box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    header, .row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    h2, p, strong { display: block; margin: 0; font-size: inherit; }
    h2, label { flex: 1; }
    label { display: flex; gap: 8px; align-items: center; min-height: 44px; }
    input { width: 20px; height: 20px; margin: 2px; }
    button {
      min-height: 44px; padding: 0 12px; border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); border-radius: 8px;
      background: ButtonFace; color: ButtonText; font: inherit; cursor: pointer;
    }
    ol { display: grid; gap: 6px; margin: 0; padding: 0; overflow-y: auto; list-style: none; overscroll-behavior: contain; }
    li button { width: 100%; background: none; color: inherit; padding-block: 6px; text-align: start; overflow-wrap: anywhere; }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: -3px; }`;

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

  const rootsOf = (root, found = [root]) => {
    for (const element of root.querySelectorAll("*")) {
      if (!element.shadowRoot || element.id === HOST_ID) continue;
      found.push(element.shadowRoot);
      rootsOf(element.shadowRoot, found);
    }
    return found;
  };

  const setSheet = (roots, sheet, isOn) => {
    for (const root of roots)
      root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((known) => known !== sheet), ...(isOn ? [sheet] : [])];
  };

  const isMeasured = (element) =>
    !element.closest("script, style, noscript, template, option, textarea, svg") &&
    (!element.checkVisibility || element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));

  const textsOf = (roots) => {
    const texts = [];
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.length < MOST_TEXTS && walker.nextNode()) {
        const { data, parentElement } = walker.currentNode;
        if (data.trim() && parentElement && isMeasured(parentElement)) texts.push(walker.currentNode);
      }
    }
    return texts;
  };

  const parentOf = (element) => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host ?? null;

  /* What cuts an element off, and the layer it moves with: the page, or something that scrolls or stays. */
  const surroundingsOf = (element, known) => {
    if (!element) return { cutters: [], layer: null };
    if (known.has(element)) return known.get(element);
    const around = surroundingsOf(parentOf(element), known);
    const { overflowX, overflowY, position, display } = getComputedStyle(element);
    const isBox = display !== "inline" && element !== document.documentElement && element !== document.body;
    const [x, y] = [overflowX, overflowY].map((value) => isBox && /^(hidden|clip)$/.test(value));
    const scrolls = isBox && /auto|scroll/.test(overflowX + overflowY);
    const inherited = scrolls || position === "fixed" ? [] : around.cutters;
    const layer = scrolls || position === "fixed" || position === "sticky" ? element : around.layer;
    const surroundings = { cutters: x || y ? [{ element, x, y }, ...inherited] : inherited, layer };
    known.set(element, surroundings);
    return surroundings;
  };

  const innerBox = (element) => {
    const { x, y } = element.getBoundingClientRect();
    const [left, top] = [x + element.clientLeft, y + element.clientTop];
    return { left, top, right: left + element.clientWidth, bottom: top + element.clientHeight };
  };

  const measureTexts = (texts) => {
    const known = new Map();
    const range = document.createRange();
    return texts.map((text) => {
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0);
      const { cutters, layer } = surroundingsOf(text.parentElement, known);
      let [cut, seen] = [0, rects.length > 0];
      for (const { element, x, y } of cutters) {
        const box = innerBox(element);
        seen &&= rects.some((rect) => rect.right > box.left && rect.left < box.right && rect.bottom > box.top && rect.top < box.bottom);
        for (const rect of rects) {
          if (x) cut = Math.max(cut, box.left - rect.left, rect.right - box.right);
          if (y) cut = Math.max(cut, box.top - rect.top, rect.bottom - box.bottom);
        }
      }
      return { rects, layer, cut, seen };
    });
  };

  /* Ascenders and descenders may meet; half a line may not. */
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > CUT_PX &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) / 2;

  /* For each text that runs into an earlier one, that one. Only neighbours in the same band are compared. */
  const findOverlaps = (measures) => {
    const bands = new Map();
    const overlaps = new Map();
    measures.forEach(({ rects, layer, seen }, index) => {
      for (const rect of seen ? rects : []) {
        for (let line = Math.floor(rect.top / BAND_PX); line <= Math.floor(rect.bottom / BAND_PX); line += 1) {
          const band = bands.get(line) ?? bands.set(line, []).get(line);
          const touched = band.find((near) => near.index !== index && near.layer === layer && meet(near.rect, rect));
          if (touched) overlaps.set(index, touched.index);
          band.push({ rect, layer, index });
        }
      }
    });
    return overlaps;
  };

  const refuses = ({ parentElement }) => {
    const { fontSize, lineHeight, letterSpacing, wordSpacing } = getComputedStyle(parentElement);
    const joins = parentElement.matches(`:is(${JOINING})`);
    const demanded = [[lineHeight, 1.49], [wordSpacing, 0.15], ...(joins ? [] : [[letterSpacing, 0.11]])];
    return demanded.some(([value, share]) => value === "normal" || Number.parseFloat(value) < Number.parseFloat(fontSize) * share);
  };

  const shorten = ({ data }, most) => {
    const line = data.trim().replace(/\s+/g, " ");
    return line.length > most ? `${line.slice(0, most - 1)}…` : line;
  };

  /* Leaves the spacing on. What was cut off or ran together without it is not its fault. */
  const test = (roots, spacing) => {
    const [texts, still] = [textsOf(roots), makeSheet(STILL)];
    setSheet(roots, still, true);
    setSheet(roots, spacing, false);
    const before = measureTexts(texts);
    setSheet(roots, spacing, true);
    const after = measureTexts(texts);
    const [overlapsBefore, overlaps] = [findOverlaps(before), findOverlaps(after)];
    const describe = (text, index) => {
      const more = Math.round(after[index].cut);
      if (refuses(text)) return "Refuses the spacing";
      if (before[index].seen && before[index].cut <= CUT_PX && more > CUT_PX) return `Cut off by ${more} px`;
      return overlaps.has(index) && !overlapsBefore.has(index) ? `Runs into “${shorten(texts[overlaps.get(index)], 40)}”` : "";
    };
    const problems = texts.map((text, index) => ({ text, what: describe(text, index) })).filter(({ what }) => what);
    setSheet(roots, still, false);
    return { problems, tested: texts.length };
  };

  const mark = ({ parentElement }) => parentElement.animate({ outline: ["3px solid #d1242f", "3px solid #d1242f"] }, { duration: 1, fill: "forwards" });

  const makeRow = ({ text, what }) => {
    const jump = () => {
      text.parentElement.scrollIntoView({ block: "center" });
      text.parentElement.animate([{ outlineWidth: "14px" }, { outlineWidth: "3px" }], 700);
    };
    const words = [create("strong", { textContent: what }), create("span", { textContent: shorten(text, 80), dir: "auto" })];
    return create("li", {}, create("button", { type: "button", onclick: jump }, ...words));
  };

  const open = () => {
    const life = new AbortController();
    const spacing = makeSheet(SPACING);
    const host = create("div", { id: HOST_ID });
    const list = create("ol", { ariaLabel: "Texts that do not bear the spacing" });
    const status = create("p", { role: "status" });
    const toggle = create("input", { type: "checkbox", onchange: () => setSheet(roots, spacing, toggle.checked) });
    let [roots, marks] = [[], []];
    const clear = () => {
      for (const animation of marks) animation.cancel();
      setSheet(roots, spacing, false);
    };
    const check = () => {
      clear();
      roots = rootsOf(document);
      const { problems, tested } = test(roots, spacing);
      marks = problems.map(({ text }) => mark(text));
      list.replaceChildren(...problems.slice(0, MOST_LISTED).map(makeRow));
      toggle.checked = true;
      const rest = problems.length > MOST_LISTED ? `; the first ${MOST_LISTED} are listed` : "";
      status.textContent = `${problems.length} of ${tested} texts do not bear the spacing${rest}`;
    };
    const close = () => {
      life.abort();
      clear();
      host.remove();
    };
    const button = (textContent, onclick) => create("button", { type: "button", textContent, onclick });
    const header = create("header", {}, create("h2", { textContent: "Text Spacing Test" }), button("Close", close));
    const row = create("div", { className: "row" }, create("label", {}, toggle, "Spacing on"), button("Test again", check));
    const root = host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [makeSheet(CSS)];
    root.append(create("section", { ariaLabel: "Text Spacing Test", lang: "en", dir: "ltr" }, header, row, status, list));
    host.addEventListener("close", close);
    addEventListener("keydown", (event) => event.key === "Escape" && close(), { capture: true, signal: life.signal });
    check();
    document.documentElement.append(host);
    host.popover = "manual";
    host.showPopover?.();
    toggle.focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
