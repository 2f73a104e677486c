javascript:(() => {
  /*
   * Contrast Check
   *
   * Measures the contrast of every visible text against its background and outlines what fails
   * WCAG 2.2 (success criteria 1.4.3 and 1.4.6). The panel groups the failures by colour pair; a
   * click leads to each place. Escape, Close or a second run removes all marks.
   *
   * Colours are read from the computed styles, so oklch(), color-mix() and transparency count.
   * Text over a picture or gradient cannot be measured and is counted apart ("look yourself").
   * Disabled controls are exempt; what is typed into fields and what stands in shadow roots is not
   * measured. Nothing is stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-contrast-check";
  const MARK = "data-scriptorium-contrast";
  const MOST_TEXTS = 20000;
  const LEVELS = { AA: { normal: 4.5, large: 3 }, AAA: { normal: 7, large: 4.5 } };
  const WHITE = [255, 255, 255, 1];

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: 16px 16px auto auto !important;
      z-index: 2147483647 !important; color-scheme: light dark !important;
    }
    section {
      display: flex; flex-direction: column; gap: 8px; box-sizing: border-box; width: min(360px, calc(100vw - 32px));
      max-height: calc(100vh - 32px); padding: 12px; border-radius: 12px; background: Canvas; color: CanvasText;
      border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); font: 15px/1.4 system-ui, sans-serif;
      box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    header { display: flex; gap: 8px; align-items: center; }
    h2 { flex: 1; margin: 0; font-size: 16px; }
    p { margin: 0; }
    select, button {
      box-sizing: border-box; min-height: 44px; padding: 0 12px; border-radius: 8px; font: inherit; cursor: pointer;
      border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); background: ButtonFace; color: ButtonText;
    }
    ol { display: grid; gap: 6px; margin: 0; padding: 0; overflow-y: auto; list-style: none; overscroll-behavior: contain; }
    li button { display: flex; gap: 10px; align-items: center; width: 100%; padding-block: 6px; text-align: start; }
    i { flex: none; padding: 6px 8px; border: 1px solid GrayText; border-radius: 6px; font: bold 15px/1 system-ui, sans-serif; }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: -3px; }`;

  const PAGE_CSS = `[${MARK}] { outline: 3px solid #d1242f !important; outline-offset: 2px !important; }`;

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

  /* The browser itself turns any colour notation into red, green, blue and alpha: it paints one pixel. */
  const createColourReader = () => {
    const pencil = create("canvas", { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
    const known = new Map();
    return (colour) => {
      if (!known.has(colour)) {
        pencil.clearRect(0, 0, 1, 1);
        pencil.fillStyle = colour;
        pencil.fillRect(0, 0, 1, 1);
        const [red, green, blue, alpha] = pencil.getImageData(0, 0, 1, 1).data;
        known.set(colour, [red, green, blue, alpha / 255]);
      }
      return known.get(colour);
    };
  };

  const over = (front, back) => {
    const alpha = front[3];
    return [...[0, 1, 2].map((part) => front[part] * alpha + back[part] * (1 - alpha)), 1];
  };

  /* WCAG 2.2, "relative luminance" and "contrast ratio". */
  const luminance = (colour) => {
    const [red, green, blue] = colour.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };

  const contrast = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((first, second) => first - second);
    return (light + 0.05) / (dark + 0.05);
  };

  /* Background and opacity of an element, with those of its ancestors; null behind a picture. */
  const createSurfaces = (readColour) => {
    const known = new Map([[null, { background: WHITE, opacity: 1 }]]);
    const surfaceOf = (element) => {
      if (known.has(element)) return known.get(element);
      const below = surfaceOf(element.parentElement);
      const style = getComputedStyle(element);
      const own = readColour(style.backgroundColor);
      const covered = style.backgroundImage !== "none" || (below.background === null && own[3] < 1);
      const surface = {
        background: covered ? null : over(own, below.background ?? WHITE),
        opacity: below.opacity * Number(style.opacity),
      };
      known.set(element, surface);
      return surface;
    };
    return surfaceOf;
  };

  const isMeasured = (element) =>
    !element.closest("script, style, noscript, template, option, [disabled], [aria-disabled='true']") &&
    (!element.checkVisibility || element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));

  const isLarge = (style) => {
    const size = Number.parseFloat(style.fontSize);
    return size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  };

  const textElements = () => {
    const walker = document.createTreeWalker(document.body ?? document.documentElement, NodeFilter.SHOW_TEXT);
    const elements = new Set();
    while (elements.size < MOST_TEXTS && walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (walker.currentNode.data.trim() && !elements.has(element) && isMeasured(element)) elements.add(element);
    }
    return elements;
  };

  const toHex = (colour) => `#${colour.slice(0, 3).map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

  const measurePage = () => {
    const readColour = createColourReader();
    const surfaceOf = createSurfaces(readColour);
    return [...textElements()].map((element) => {
      const style = getComputedStyle(element);
      const { background, opacity } = surfaceOf(element);
      if (background === null) return { element, ratio: null };
      const [red, green, blue, alpha] = readColour(style.color);
      const ink = over([red, green, blue, alpha * opacity], background);
      const kind = isLarge(style) ? "large" : "normal";
      return { element, kind, ratio: contrast(ink, background), ink: toHex(ink), paper: toHex(background) };
    });
  };

  /* 4.499 must not be shown as 4.5, so the ratio is cut, not rounded. */
  const show = (ratio) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

  const makeGroup = (texts, limit) => {
    let next = 0;
    const [{ ink, paper, ratio, kind }] = texts;
    const sample = create("i", { textContent: "Aa", ariaHidden: "true" });
    Object.assign(sample.style, { color: ink, background: paper });
    const size = kind === "large" ? "large text" : "text";
    const label = create("span", { textContent: `${show(ratio)}, needs ${limit}:1. ${ink} on ${paper}, ${size}, ${texts.length} ×` });
    const goToNext = () => {
      const { element } = texts[next];
      next = (next + 1) % texts.length;
      element.scrollIntoView({ block: "center" });
      element.animate([{ outlineWidth: "12px" }, { outlineWidth: "3px" }], 600);
    };
    return create("li", {}, create("button", { type: "button", onclick: goToNext }, sample, label));
  };

  const clearMarks = () => {
    for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  };

  const report = (texts, level, list, status) => {
    clearMarks();
    const groups = new Map();
    for (const text of texts) {
      if (text.ratio === null || text.ratio >= LEVELS[level][text.kind]) continue;
      text.element.setAttribute(MARK, show(text.ratio));
      const key = [text.ink, text.paper, text.kind].join();
      if (groups.has(key)) groups.get(key).push(text);
      else groups.set(key, [text]);
    }
    const sorted = [...groups.values()].sort(([one], [other]) => one.ratio - other.ratio);
    list.replaceChildren(...sorted.map((group) => makeGroup(group, LEVELS[level][group[0].kind])));
    const failed = sorted.reduce((sum, group) => sum + group.length, 0);
    const unsure = texts.filter((text) => text.ratio === null).length;
    status.textContent = `${failed} of ${texts.length} texts fail ${level}` + (unsure > 0 ? `; ${unsure} over pictures: look yourself` : "");
  };

  const makePanel = (texts, close) => {
    const status = create("p", { role: "status" });
    const list = create("ol", { ariaLabel: "Failing colour pairs" });
    const level = create("select", { ariaLabel: "Level", onchange: () => report(texts, level.value, list, status) });
    level.append(...Object.keys(LEVELS).map((name) => create("option", { textContent: name })));
    const closing = create("button", { type: "button", textContent: "Close", onclick: close });
    const header = create("header", {}, create("h2", { textContent: "Contrast Check" }), level, closing);
    report(texts, level.value, list, status);
    return create("section", { ariaLabel: "Contrast Check", lang: "en", dir: "ltr" }, header, status, list);
  };

  const open = () => {
    const life = new AbortController();
    const pageSheet = makeSheet(PAGE_CSS);
    const host = create("div", { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const close = () => {
      life.abort();
      clearMarks();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== pageSheet);
      host.remove();
    };
    root.adoptedStyleSheets = [makeSheet(CSS)];
    root.append(makePanel(measurePage(), close));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, pageSheet];
    host.addEventListener("close", close);
    const onEscape = (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close();
    };
    addEventListener("keydown", onEscape, { capture: true, signal: life.signal });
    document.documentElement.append(host);
    host.popover = "manual";
    host.showPopover?.();
    root.querySelector("select").focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
