javascript:(() => {
  /*
   * Expand Everything
   *
   * Opens what a page keeps folded: sections, questions and answers, "Show more", "Read more" and "View
   * replies", in open shadow roots too, and what comes out of them, up to ten rounds. Good before you
   * search a page, print it or save it.
   *
   * Menus, tabs, pop-ups, forms and links to other pages are left alone. Escape or a second run folds
   * again what can be folded; texts that the site has loaded stay. Sends nothing itself; the site loads
   * what its own buttons load.
   */
  "use strict";

  const HOST_ID = "scriptorium-expand-all";
  const MAX_ROUNDS = 10;
  const PAUSE_MS = 400;
  const MAX_LETTERS = 40;
  const BUTTONS = "button, [role='button'], [aria-expanded='false'], a:not([href]), a[href^='#']";
  const LEFT_ALONE = "nav, form, dialog, footer, body > header, [role='navigation'], [role='menu'], [role='menubar'], [role='toolbar'], [role='tablist'], [role='combobox'], [aria-haspopup]:not([aria-haspopup='false']), [id^='scriptorium-']";
  const OPENS_OVER_PAGE = "[popover], dialog, nav, form, [role='dialog'], [role='menu'], [role='listbox'], [role='tabpanel']";
  const MORE = /^(\W*)(show|read|see|view|load) (all|more|full|the rest|replies|\d+ (more|replies))\b|\bmore (replies|comments|answers)\b|^expand|^(mehr|weiterlesen|alle) (anzeigen|lesen)?|^(voir|lire|afficher) (la suite|plus)|^(ver|leer|mostrar) más/i;

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

  const rootsOf = (root, found = [root]) => {
    for (const element of root.querySelectorAll("*")) if (element.shadowRoot && !element.id.startsWith("scriptorium-")) rootsOf(element.shadowRoot, found);
    return found;
  };
  const findAll = (selector) => rootsOf(document).flatMap((root) => [...root.querySelectorAll(selector)]).filter((element) => !element.closest(LEFT_ALONE));

  const saysMore = (button) => {
    const text = (button.textContent.trim() || button.ariaLabel || "").replace(/\s+/g, " ");
    /* One that is open already would be folded by another click. */
    return button.ariaExpanded !== "true" && text.length <= MAX_LETTERS && MORE.test(text);
  };

  /* A button that says which part it opens, and the part is no pop-up. */
  const opensPart = (button) => {
    if (button.ariaExpanded !== "false" || button.localName === "input") return false;
    const part = button.getRootNode().getElementById(button.getAttribute("aria-controls") ?? "");
    return part === null ? button.closest("main, article, [role='main']") !== null : !part.matches(OPENS_OVER_PAGE);
  };

  const isReachable = (button) => !button.disabled && button.ariaDisabled !== "true" && (button.checkVisibility?.() ?? true);

  const open = () => {
    const details = [];
    const pressed = [];
    const known = new WeakSet();
    const expand = () => {
      const before = details.length + pressed.length;
      for (const element of findAll("details:not([open])")) {
        if (known.has(element)) continue;
        known.add(element);
        details.push(element);
        element.open = true;
      }
      for (const button of findAll(BUTTONS)) {
        if (known.has(button) || !(saysMore(button) || opensPart(button)) || !isReachable(button)) continue;
        known.add(button);
        pressed.push(button);
        button.click();
      }
      return details.length + pressed.length - before;
    };
    const fold = () => {
      for (const element of details) element.open = false;
      for (const button of pressed) if (button.isConnected && button.ariaExpanded === "true") button.click();
    };
    const stay = create("button", { type: "button", textContent: "Keep it open", onclick: () => finish(false) });
    const back = create("button", { type: "button", textContent: "Fold again", onclick: () => finish(true) });
    let folds = true;
    const panel = openPanel("Expand everything", [create("nav", { ariaLabel: "Expanded parts" }, stay, back)], () => folds && fold());
    const finish = (isFolding) => {
      folds = isFolding;
      panel.close();
    };
    const report = (isDone) => {
      const count = details.length + pressed.length;
      const parts = count === 1 ? "1 part" : `${count} parts`;
      panel.status.textContent = count === 0 ? "Nothing is folded on this page." : `${parts} opened${isDone ? "" : ", looking for more"}`;
    };
    /* What was opened may contain folded parts, and takes a moment to load. */
    const go = (round) => {
      if (panel.signal.aborted) return;
      const isDone = expand() === 0 || round === MAX_ROUNDS;
      report(isDone);
      if (!isDone) setTimeout(go, PAUSE_MS, round + 1);
    };
    go(1);
    stay.focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
