javascript:(() => {
  /*
   * Dim the Page
   *
   * For pages that are too bright at night: makes the page you see darker and warmer by two sliders, pictures
   * and videos included, and leaves its layout and colors alone otherwise. Also for pages on which a dark
   * mode looks wrong.
   *
   * "Hide the sliders" keeps the page dim; Escape or a second run makes it bright again. Other tabs and the
   * bars of the browser keep their light. Printing is not changed. Nothing is stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-dim-page";

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

  const open = () => {
    const brightness = create("input", { type: "range", min: "20", max: "100", step: "5", value: "65" });
    const warmth = create("input", { type: "range", min: "0", max: "100", step: "5", value: "40" });
    const hide = create("button", { type: "button", textContent: "Hide the sliders" });
    const content = [create("label", {}, "Brightness", brightness), create("label", {}, "Warmth", warmth), hide];
    const panel = openPanel("Dim the page", content);
    /* A filter behind a layer reaches everything below it, and no part of the page changes its place as under a filter of its own. */
    const layer = create("div", { ariaHidden: "true" });
    layer.style.cssText = "position: fixed; inset: 0; z-index: -1; pointer-events: none;";
    panel.root.prepend(layer);
    const update = () => {
      /* Sepia alone leaves white nearly white. */
      layer.style.backgroundColor = `rgb(255 120 0 / ${warmth.value / 400})`;
      layer.style.backdropFilter = `sepia(${warmth.value}%) brightness(${brightness.value}%)`;
      panel.status.textContent = `Brightness ${brightness.value} of 100, warmth ${warmth.value} of 100`;
    };
    brightness.addEventListener("input", update);
    warmth.addEventListener("input", update);
    hide.addEventListener("click", () => panel.root.querySelector("section").remove());
    update();
    brightness.focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
