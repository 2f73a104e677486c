javascript:(() => {
  /*
   * Full Page Screenshot (as PDF)
   *
   * Keeps the whole page, as it looks, on one long sheet: choose "Save as PDF" in the print window that opens. A
   * bookmarklet may not take pictures of the screen; printing is the way that every browser allows, and the
   * text stays text that can be searched and copied.
   *
   * Before it prints, it loads pictures that wait for scrolling, lets bars that follow you stay at their
   * place, prints colors and backgrounds, and switches off the styles that the site has for paper. Pages longer
   * than a PDF sheet may be (about 19,000 pixels) get several. Afterwards the page is as before. Best in
   * Chrome, Edge and Firefox; Safari keeps its own paper size. Nothing is stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-full-page-pdf";
  const MARK = "data-scriptorium-full-page";
  /* 200 inches, the limit of many PDF readers. */
  const MAX_HEIGHT = 19000;
  const MAX_WAIT_MS = 10000;

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

  const allRules = (sheet) => {
    try {
      return [...sheet.cssRules];
    } catch (refused) {
      console.info("Full Page Screenshot may not read a style sheet of another site:", refused.message);
      return [];
    }
  };

  const mediaOf = (rules) => rules.flatMap((rule) => [...(rule instanceof CSSMediaRule ? [rule.media] : []), ...(rule.cssRules ? mediaOf([...rule.cssRules]) : [])]);

  /* On paper the page shall look as it does on the screen. */
  const showScreenStyles = () => {
    const sheets = [...document.styleSheets];
    const lists = [...sheets.map((sheet) => sheet.media), ...sheets.flatMap((sheet) => mediaOf(allRules(sheet)))];
    const changed = lists.filter((media) => /\b(print|screen)\b/i.test(media.mediaText)).map((media) => ({ media, text: media.mediaText }));
    for (const { media, text } of changed) media.mediaText = text.replace(/\bprint\b/gi, "speech").replace(/\bscreen\b/gi, "all");
    return () => {
      for (const { media, text } of changed) media.mediaText = text;
    };
  };

  const releaseBars = () => {
    const bars = [...document.querySelectorAll("body *")].filter((element) => /^(fixed|sticky)$/.test(getComputedStyle(element).position) && !element.closest("[id^='scriptorium-']"));
    const kinds = bars.map((element) => getComputedStyle(element).position);
    for (const [place, element] of bars.entries()) element.setAttribute(MARK, kinds[place]);
    return () => {
      for (const element of bars) element.removeAttribute(MARK);
    };
  };

  const loadPictures = async () => {
    const waiting = [...document.images].filter((image) => image.loading === "lazy");
    for (const image of waiting) image.loading = "eager";
    /* One picture whose server does not answer must not keep the page from being printed. */
    const tooLong = new Promise((done) => setTimeout(done, MAX_WAIT_MS));
    await Promise.race([Promise.allSettled(waiting.map((image) => image.decode())), tooLong]);
    return () => {
      for (const image of waiting) image.loading = "lazy";
    };
  };

  const open = async () => {
    const print = create("button", { type: "button", textContent: "Make the sheet" });
    const panel = openPanel("Full page as PDF", [create("p", {}, "Choose “Save as PDF” as the printer in the window that opens, and let it print backgrounds."), print]);
    const save = async () => {
      print.disabled = true;
      panel.status.textContent = "Loading pictures …";
      const undo = [await loadPictures()];
      if (panel.signal.aborted) return undo[0]();
      const [left, top] = [scrollX, scrollY];
      scrollTo({ left: 0, top: 0, behavior: "instant" });
      undo.push(releaseBars(), showScreenStyles());
      const sheet = new CSSStyleSheet();
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      const common = `[${MARK}="fixed"] { position: absolute !important; } [${MARK}="sticky"] { position: static !important; }`;
      sheet.replaceSync(common);
      const box = document.scrollingElement ?? document.documentElement;
      const height = Math.ceil(box.scrollHeight) + 1;
      /* Locked scrolling and full-height boxes would leave one screen of the page. */
      sheet.replaceSync(`${common} @page { size: ${innerWidth}px ${Math.min(height, MAX_HEIGHT)}px; margin: 0; }
        @media print { *, *::before, *::after { print-color-adjust: exact !important; } html, body { overflow: visible !important; height: auto !important; } }`);
      const restore = () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
        for (const back of undo.reverse()) back();
        scrollTo({ left, top, behavior: "instant" });
        print.disabled = false;
        panel.status.textContent = height > MAX_HEIGHT ? `The page is longer than one sheet: ${Math.ceil(height / MAX_HEIGHT)} sheets.` : "Done. The page is as before.";
      };
      addEventListener("afterprint", restore, { once: true });
      window.print();
    };
    print.addEventListener("click", save);
    print.focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
