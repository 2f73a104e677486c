javascript:(() => {
  /*
   * Auto Scroll
   *
   * Scrolls the page by itself at a steady speed, for lyrics, chords, recipes and long texts while your hands
   * are busy. Faster and Slower change the speed, Pause holds; the wheel or a finger moves the page as
   * always, and scrolling goes on from there. It scrolls the part of the page that is under the middle of the
   * window, also where an application scrolls inside of itself.
   *
   * Escape, Close or a second run ends it. Stores and sends nothing.
   */
  "use strict";

  const HOST_ID = "scriptorium-auto-scroll";
  const SPEEDS = [8, 12, 18, 26, 38, 55, 80, 120, 180, 260];

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

  /* The innermost part around the middle of the window that can be scrolled down. */
  const findBox = () => {
    const page = document.scrollingElement ?? document.documentElement;
    let element = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    while (element && element !== page && element !== document.body) {
      const canScroll = /^(auto|scroll|overlay)$/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1;
      if (canScroll) return element;
      element = element.parentElement;
    }
    return page;
  };

  const open = () => {
    const box = findBox();
    let level = 4;
    let isPaused = false;
    let exact = box.scrollTop;
    let before = performance.now();
    const button = (textContent, onclick) => create("button", { type: "button", textContent, onclick });
    const hold = button("Pause", () => {
      isPaused = !isPaused;
      hold.textContent = isPaused ? "Go on" : "Pause";
      say();
    });
    const change = (step) => {
      level = Math.min(SPEEDS.length - 1, Math.max(0, level + step));
      say();
    };
    const buttons = create("nav", { ariaLabel: "Scrolling" }, hold, button("Slower", () => change(-1)), button("Faster", () => change(1)));
    const panel = openPanel("Auto scroll", [buttons]);
    const isAtEnd = () => box.scrollTop >= box.scrollHeight - box.clientHeight - 1;
    const say = () => {
      const text = isAtEnd() ? "This is the end of the page." : isPaused ? "Paused" : `Speed ${level + 1} of ${SPEEDS.length}`;
      if (panel.status.textContent !== text) panel.status.textContent = text;
    };
    /* Positions are whole pixels in some browsers; the fractions are kept here, unless somebody has scrolled meanwhile. */
    const move = (now) => {
      if (panel.signal.aborted) return;
      if (Math.abs(box.scrollTop - exact) > 2) exact = box.scrollTop;
      if (!isPaused) exact += ((now - before) / 1000) * SPEEDS[level];
      before = now;
      if (!isPaused && !isAtEnd()) box.scrollTo({ top: exact, behavior: "instant" });
      else exact = box.scrollTop;
      say();
      requestAnimationFrame(move);
    };
    hold.focus({ preventScroll: true });
    requestAnimationFrame(move);
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
