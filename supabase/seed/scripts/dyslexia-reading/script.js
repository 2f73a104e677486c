javascript:(() => {
  /*
   * Easier Reading for Dyslexia
   *
   * Sets the text of any page the way the British Dyslexia Association advises: a plain font, more room
   * between letters, words and lines, short lines aligned at the start, no italics, and a soft background.
   * Each can be changed or switched off. OpenDyslexic, Atkinson Hyperlegible and Lexend are offered when
   * they are installed on your computer; no font is loaded.
   *
   * Icons and code keep their fonts; letters of Arabic, which belong together, stay together. Escape or a
   * second run brings the page back; "Hide this panel" keeps it as it is until then. Stores and sends nothing.
   */
  "use strict";

  const HOST_ID = "scriptorium-dyslexia-reading";
  const WISHED_FONTS = ["OpenDyslexic", "Atkinson Hyperlegible", "Lexend", "Verdana", "Comic Sans MS", "Arial", "DejaVu Sans"];
  const GROUNDS = { Cream: "#fbf3dc", "Light blue": "#e3effa", "Light green": "#e6f4e1", "As it is": "" };
  const KEPT = "pre, pre *, code, kbd, samp, svg, svg *, i:empty, [class*='icon' i], [class*='material' i], [class*='symbol' i], [class^='fa-'], [class*=' fa-'], [id^='scriptorium-']";
  const JOINED = "ar fa ur ps ckb ug sd";

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

  const context = document.createElement("canvas").getContext("2d");
  const widthOf = (font) => {
    context.font = `64px ${font}`;
    return context.measureText("mmmmmmmmmlli10OQ&@wW").width;
  };
  const isInstalled = (name) => ["monospace", "serif"].some((base) => widthOf(`"${name}", ${base}`) !== widthOf(base));

  const rootsOf = (root, found = [root]) => {
    for (const element of root.querySelectorAll("*")) if (element.shadowRoot && !element.id.startsWith("scriptorium-")) rootsOf(element.shadowRoot, found);
    return found;
  };

  /* The two ids that nothing has put these rules before those of the page. */
  const rulesOf = ({ font, spacing, ground }) => {
    const strong = ":not(#_1):not(#_2)";
    const room = Number(spacing);
    const joined = JOINED.split(" ").map((language) => `:lang(${language})`).join(", ");
    const rules = [
      `:not(${KEPT})${strong} { font-family: ${font ? `"${font}", ` : ""}sans-serif !important; }`,
      `:is(p, li, dd, dt, td, th, blockquote, figcaption, h1, h2, h3, h4, h5, h6)${strong} { line-height: ${(1.5 + room).toFixed(2)} !important; word-spacing: ${(room * 0.6).toFixed(2)}em !important; text-align: start !important; hyphens: manual !important; }`,
      `:is(p, li, dd, blockquote)${strong}:not(:is(${joined})) { letter-spacing: ${(room * 0.15).toFixed(3)}em !important; }`,
      `:is(p, blockquote)${strong} { max-width: 70ch !important; }`,
      `:is(em, i, cite, dfn):not(${KEPT})${strong} { font-style: normal !important; font-weight: 600 !important; }`,
    ];
    if (ground) {
      rules.push(`:is(html, body, main, article, section, div, p, li, td, th, header, footer, aside, blockquote)${strong} { background-color: ${ground} !important; background-image: none !important; color: #1c1a15 !important; }`);
      rules.push(`:is(h1, h2, h3, h4, h5, h6, span, em, strong, b, i, label, dt, dd)${strong} { color: #1c1a15 !important; } a[href]${strong} { color: #0a4a8f !important; }`);
    }
    return `@media screen { ${rules.join(" ")} }`;
  };

  const open = () => {
    const pageSheet = new CSSStyleSheet();
    const roots = rootsOf(document);
    for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, pageSheet];
    const restore = () => {
      for (const root of roots) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== pageSheet);
    };
    const choice = (textContent, value) => create("option", { textContent, value });
    const font = create("select", {}, ...WISHED_FONTS.filter(isInstalled).map((name) => choice(name, name)), choice("Sans-serif of your browser", ""));
    const spacing = create("input", { type: "range", min: "0", max: "1", step: "0.1", value: "0.5" });
    const ground = create("select", {}, ...Object.entries(GROUNDS).map(([name, color]) => choice(name, color)));
    const update = () => pageSheet.replaceSync(rulesOf({ font: font.value, spacing: spacing.value, ground: ground.value }));
    for (const field of [font, spacing, ground]) field.addEventListener("input", update);
    const hide = create("button", { type: "button", textContent: "Hide this panel", onclick: () => panel.root.querySelector("section").remove() });
    const content = [create("label", {}, "Font", font), create("label", {}, "Room between letters and lines", spacing), create("label", {}, "Background", ground), hide];
    const panel = openPanel("Easier reading", content, restore);
    update();
    font.focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
