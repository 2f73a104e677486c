javascript:(() => {
  /*
   * Bigger Text
   *
   * Makes the text of a page larger or smaller, and only the text: pictures, columns and menus keep their
   * size, unlike with the zoom of the browser. Plus, minus, or the keys + and - while the panel is open;
   * very small print can be raised alone.
   *
   * Looks into open shadow roots. "Hide this panel" keeps the size; Escape or a second run brings back the
   * page's own. Texts that appear later are not enlarged until you press again. Stores and sends nothing.
   */
  "use strict";

  const HOST_ID = "scriptorium-text-size";
  const MARK = "data-scriptorium-text-size";
  const [STEP, MIN, MAX, SMALL_PRINT] = [10, 50, 300, 16];

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

  const elementsOf = (root, found = { elements: [], roots: [] }) => {
    found.roots.push(root);
    for (const element of root.querySelectorAll("*")) {
      if (element.id.startsWith("scriptorium-") || element.closest("svg, head")) continue;
      found.elements.push(element);
      if (element.shadowRoot) elementsOf(element.shadowRoot, found);
    }
    return found;
  };

  const hasText = (element) => element.matches("input, textarea, select, button") || [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());

  const open = () => {
    const sheet = new CSSStyleSheet();
    let marked = [];
    let roots = [];
    let percent = 120;
    const restore = () => {
      for (const element of marked) element.removeAttribute(MARK);
      for (const root of roots) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
      marked = [];
      roots = [];
    };
    /* Sizes are read from the untouched page each time, and texts that have appeared since are found. */
    const apply = () => {
      restore();
      const { elements, roots: found } = elementsOf(document);
      const texts = elements.filter(hasText).map((element) => [element, Number.parseFloat(getComputedStyle(element).fontSize)]);
      const sizes = new Set();
      for (const [element, size] of texts) {
        element.setAttribute(MARK, size);
        sizes.add(size);
      }
      const raise = (size) => (small.checked ? Math.max(size, SMALL_PRINT) : size) * (percent / 100);
      const rules = [...sizes].map((size) => `[${MARK}="${size}"]:not(#_1):not(#_2) { font-size: ${raise(size).toFixed(2)}px !important; line-height: 1.45 !important; }`);
      sheet.replaceSync(rules.join(" "));
      marked = texts.map(([element]) => element);
      roots = found;
      for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      panel.status.textContent = `${percent} percent`;
    };
    const change = (step) => {
      percent = Math.min(MAX, Math.max(MIN, percent + step));
      apply();
    };
    const button = (textContent, onclick) => create("button", { type: "button", textContent, onclick });
    const small = create("input", { type: "checkbox", onchange: () => apply() });
    small.style.cssText = "width: 24px; min-height: 24px;";
    const raised = create("label", {}, small, `Nothing smaller than ${SMALL_PRINT} pixels`);
    raised.style.cssText = "grid-template-columns: auto 1fr; align-items: center;";
    const hide = button("Hide this panel", () => panel.root.querySelector("section").remove());
    const buttons = create("nav", { ariaLabel: "Text size" }, button("Larger", () => change(STEP)), button("Smaller", () => change(-STEP)), hide);
    const panel = openPanel("Text size", [buttons, raised], restore);
    const onKey = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.isContentEditable || event.target.matches?.("input, textarea, select")) return;
      if (event.key === "+" || event.key === "-") {
        event.stopPropagation();
        change(event.key === "+" ? STEP : -STEP);
      }
    };
    addEventListener("keydown", onKey, { capture: true, signal: panel.signal });
    apply();
    buttons.firstElementChild.focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
