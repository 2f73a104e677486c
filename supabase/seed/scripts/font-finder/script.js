javascript:(() => {
  /*
   * Font Finder
   *
   * Says which font a text is really shown in: not the list that the style sheet wishes for, but the
   * first one of it that the browser has. Point at a text and read name, size, weight and color;
   * press an entry of the list to see where the page uses that font.
   *
   * Looks into open shadow roots. Single letters that a font lacks may come from another one.
   * Changes nothing on the page; sends and stores nothing.
   */
  "use strict";

  const HOST_ID = "scriptorium-font-finder";
  const GENERIC = /^(serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+|math|emoji|-apple-system|blinkmacsystemfont)$/i;
  const PROBE = "mmmmmmmmmlli10OQ&@wW";

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: auto 16px 16px auto !important;
      z-index: 2147483647 !important; color-scheme: light dark !important;
    }
    section {
      display: flex; flex-direction: column; gap: 10px; box-sizing: border-box; width: min(420px, calc(100vw - 32px));
      max-height: calc(100vh - 32px); overflow-y: auto; padding: 12px; border-radius: 12px; background: Canvas; color: CanvasText;
      border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); font: 15px/1.4 system-ui, sans-serif;
      box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    header, nav { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    h2 { flex: 1; margin: 0; font-size: 16px; }
    p, ul { margin: 0; padding: 0; overflow-wrap: anywhere; }
    p:empty { display: none; }
    ul { display: grid; gap: 6px; list-style: none; }
    label { display: grid; gap: 4px; }
    input, textarea, select, button, a {
      box-sizing: border-box; min-height: 44px; padding: 8px 12px; border-radius: 8px; font: inherit; text-align: start;
      border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); background: ButtonFace; color: ButtonText;
    }
    input, textarea, select { width: 100%; background: Field; color: FieldText; }
    button, a { display: inline-flex; align-items: center; text-decoration: none; overflow-wrap: anywhere; cursor: pointer; }
    a:hover, button:hover { text-decoration: underline; }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }
    @media print { :host { display: none !important; } }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  /* Returns a line for messages, a signal that ends with the panel, and a way to close it. Escape and a second run close it, too. */
  const openPanel = (title, content, onClose) => {
    const life = new AbortController();
    const opener = document.activeElement;
    const host = create("div", { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const status = create("p", { role: "status" });
    const close = () => {
      const wasInside = host.matches(":focus-within");
      life.abort();
      host.remove();
      if (wasInside) opener?.focus?.({ preventScroll: true });
      onClose?.();
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
    const header = create("header", {}, create("h2", { textContent: title }), create("button", { type: "button", textContent: "Close", onclick: close }));
    root.append(create("section", { ariaLabel: title, lang: "en", dir: "ltr" }, header, status, ...content));
    host.addEventListener("close", close);
    /* Keys pressed in the panel are not meant for the page's own shortcuts. */
    for (const type of ["keydown", "keyup", "keypress"]) host.addEventListener(type, (event) => event.stopPropagation());
    addEventListener("keydown", (event) => event.key === "Escape" && close(event.stopPropagation()), { capture: true, signal: life.signal });
    document.documentElement.append(host);
    host.popover = "manual";
    host.showPopover?.();
    return { status, root, signal: life.signal, close };
  };

  const families = (list) => list.match(/"[^"]*"|'[^']*'|[^,]+/g)?.map((name) => name.trim().replace(/^["']|["']$/g, "")) ?? [];

  const context = document.createElement("canvas").getContext("2d");
  const widthOf = (font) => {
    context.font = `64px ${font}`;
    return context.measureText(PROBE).width;
  };
  const known = new Map();
  /* A font that is missing leaves the widths of the font behind it. */
  const isThere = (name) => {
    const isThereNow = () => ["monospace", "serif"].some((base) => widthOf(`${JSON.stringify(name)}, ${base}`) !== widthOf(base));
    if (!known.has(name)) known.set(name, isThereNow());
    return known.get(name);
  };
  const isLoaded = (name) => [...document.fonts].some((face) => face.status === "loaded" && face.family.replace(/^["']|["']$/g, "") === name);

  const fontOf = (element) => {
    const names = families(getComputedStyle(element).fontFamily);
    const name = names.find((one) => GENERIC.test(one) || isLoaded(one) || isThere(one));
    if (name === undefined) return "Standard font of your browser";
    if (GENERIC.test(name)) return `${name} (your browser's choice)`;
    return isLoaded(name) ? `${name} (web font)` : name;
  };

  const describe = (element) => {
    const { fontSize, fontWeight, fontStyle, lineHeight, color } = getComputedStyle(element);
    const style = fontStyle === "normal" ? "" : ` ${fontStyle}`;
    return `${fontOf(element)}, ${fontSize}, weight ${fontWeight}${style}, line ${lineHeight}, color ${color}`;
  };

  const textNodesOf = (root, found = []) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (node.nodeType === Node.TEXT_NODE) found.push(node);
      else if (node.shadowRoot && !node.id.startsWith("scriptorium-")) textNodesOf(node.shadowRoot, found);
    }
    return found;
  };

  const collect = () => {
    const fonts = new Map();
    for (const node of textNodesOf(document.body ?? document.documentElement)) {
      const element = node.parentElement ?? node.parentNode?.host;
      const letters = node.data.trim().length;
      if (letters === 0 || !element || element.closest("script, style, noscript, template") || element.checkVisibility?.() === false) continue;
      const name = fontOf(element);
      const entry = fonts.get(name) ?? { name, letters: 0, elements: new Set() };
      entry.letters += letters;
      entry.elements.add(element);
      fonts.set(name, entry);
    }
    return [...fonts.values()].sort((one, other) => other.letters - one.letters);
  };

  const open = () => {
    let marks = [];
    const unmark = () => {
      for (const mark of marks) mark.cancel();
      marks = [];
    };
    const show = (entry) => {
      unmark();
      const outline = { outline: ["3px solid #e0218a", "3px solid #e0218a"], outlineOffset: ["2px", "2px"] };
      marks = [...entry.elements].map((element) => element.animate(outline, { duration: 1, fill: "forwards" }));
      const [first] = entry.elements;
      first.scrollIntoView({ block: "center" });
      panel.status.textContent = describe(first);
    };
    const fonts = collect();
    const rowOf = (entry) => {
      const button = create("button", { type: "button", textContent: `${entry.name}: ${entry.letters} letters`, onclick: () => show(entry) });
      return create("li", {}, button);
    };
    const panel = openPanel("Fonts of this page", [create("ul", {}, ...fonts.map(rowOf))], unmark);
    panel.status.textContent = fonts.length === 0 ? "This page shows no text." : "Point at a text to see its font.";
    const point = (event) => {
      const [target] = event.composedPath();
      if (target instanceof Element && target.getRootNode() !== panel.root && target.id !== HOST_ID && target.textContent.trim()) panel.status.textContent = describe(target);
    };
    addEventListener("pointermove", point, { capture: true, passive: true, signal: panel.signal });
    panel.root.querySelector("li button")?.focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
