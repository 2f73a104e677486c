javascript:(() => {
  /*
   * Remove Overlays
   *
   * Takes away what lies over the text: cookie walls, newsletter pop-ups, chat bubbles, dimming and
   * blurring layers, modal dialogs. Sticky bars stay, but scroll away with the page. Scrolling and
   * the use of the page come back where an overlay had locked them.
   *
   * "Put back", Escape or a second run restores the page exactly; "Keep" leaves it clean until you
   * load it again. Open web components are looked into; a fixed part that is the page itself
   * (an article, or nearly all text) stays. No button is pressed, so nothing is agreed to or refused
   * for you, and no text is fetched that the site did not send. A modal dialog is really closed;
   * what the page itself does then is not undone. Nothing is stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-remove-overlays";
  const MARK = "data-scriptorium-overlay";

  const PAGE_CSS = `
    [${MARK}="hidden"] { display: none !important; }
    [${MARK}="still"] { position: relative !important; inset: auto !important; }
    [${MARK}="sharp"] { filter: none !important; }
    :is([${MARK}="scroll"], [${MARK}="unfixed"]) {
      overflow: visible !important; height: auto !important; max-height: none !important; touch-action: auto !important; pointer-events: auto !important;
    }
    [${MARK}="unfixed"] { position: static !important; }`;

  /* The declaration of each mark that a style of the element itself could keep from working. */
  const WANTED = {
    hidden: ["display", "none"],
    still: ["position", "relative"],
    sharp: ["filter", "none"],
    scroll: ["overflow", "visible"],
    unfixed: ["position", "static"],
  };

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: auto 16px 16px auto !important;
      z-index: 2147483647 !important; color-scheme: light dark !important;
    }
    div {
      display: flex; flex-wrap: wrap; gap: 8px; align-items: center; box-sizing: border-box; max-width: min(480px, calc(100vw - 32px));
      padding: 12px 16px; border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); border-radius: 12px;
      background: Canvas; color: CanvasText; font: 15px/1.4 system-ui, sans-serif; box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    p { flex: 1 1 260px; margin: 0; }
    button {
      min-height: 44px; min-width: 44px; padding: 0 12px; border-radius: 8px; font: inherit; cursor: pointer;
      border: 1px solid color-mix(in srgb, CanvasText 55%, Canvas); background: ButtonFace; color: ButtonText;
    }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }`;

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

  const collect = (root, found = { elements: [], roots: [] }) => {
    found.roots.push(root);
    for (const element of root.querySelectorAll("*")) {
      if (element.id.startsWith("scriptorium-")) continue;
      found.elements.push(element);
      if (element.shadowRoot) collect(element.shadowRoot, found);
    }
    return found;
  };

  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && (!element.checkVisibility || element.checkVisibility());
  };

  const covers = (element, share) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const width = Math.min(right, innerWidth) - Math.max(left, 0);
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return width > 0 && height > 0 && width * height >= share * innerWidth * innerHeight;
  };

  const lengthOf = (element) => element.textContent.replace(/\s+/g, "").length;

  const isDialog = (element) => element.matches("dialog, [role='dialog'], [role='alertdialog'], [aria-modal='true']");

  /* An application may be one fixed element; without it there would be no page left. */
  const isPage = (element, whole) =>
    !isDialog(element) &&
    (element.matches("main") || element.querySelector("main, [role='main'], article") !== null || lengthOf(element) > whole * 0.9);

  /* A layer with nothing in it that lies over everything: it dims, or catches the clicks. */
  const isLayer = (element, style) =>
    Number(style.zIndex) > 0 && covers(element, 0.9) && lengthOf(element) === 0 && element.querySelector("img, video, canvas, svg, iframe, input") === null;

  /* What has to be done with an element, or undefined. */
  const judge = (element, whole) => {
    const style = getComputedStyle(element);
    if (element.matches("html, body")) {
      if (style.position === "fixed") return "unfixed";
      const height = Math.max(document.documentElement.scrollHeight, document.body.scrollHeight);
      const locked = ["hidden", "clip"].includes(style.overflowY) && height > innerHeight;
      return locked || style.pointerEvents === "none" ? "scroll" : undefined;
    }
    if (style.filter.includes("blur") && covers(element, 0.3)) return "sharp";
    if (!["fixed", "sticky", "absolute"].includes(style.position) || !isShown(element)) return undefined;
    if (style.position === "sticky") return "still";
    const isOver = style.position === "fixed" ? !isPage(element, whole) : isLayer(element, style) || isDialog(element);
    return isOver ? "hidden" : undefined;
  };

  /* Every change is kept with the way back; the ways back are gone from the last to the first. */
  const createChanges = () => {
    const undo = [];
    const remember = (element, name) => {
      const old = element.getAttribute(name);
      undo.push(() => (old === null ? element.removeAttribute(name) : element.setAttribute(name, old)));
    };
    return {
      mark(element, value) {
        remember(element, MARK);
        element.setAttribute(MARK, value);
        const [property, wanted] = WANTED[value];
        /* "important" in the element itself beats every style sheet. */
        if (element.style.getPropertyPriority(property) !== "important") return;
        const [text, old] = [element.getAttribute("style"), element.style.getPropertyValue(property)];
        undo.push(() => {
          element.style.setProperty(property, old, "important");
          /* The same style may have been written in another way. */
          if (element.getAttribute("style") !== text) element.setAttribute("style", text);
        });
        element.style.setProperty(property, wanted, "important");
      },
      take(element, name) {
        const written = [...element.attributes].map((attribute) => [attribute.name, attribute.value]);
        element.removeAttribute(name);
        /* Back in the order in which they were written. */
        const after = written.slice(written.findIndex(([other]) => other === name));
        undo.push(() => {
          for (const [other] of after) element.removeAttribute(other);
          for (const [other, value] of after) element.setAttribute(other, value);
        });
      },
      adopt(root, sheet) {
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
        undo.push(() => (root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)));
      },
      /* The rest of the page can be used only once a modal dialog is really closed. */
      close(element, isDialog) {
        if (isDialog) element.close();
        else element.hidePopover();
        undo.push(() => element.isConnected && (isDialog ? element.showModal() : element.showPopover()));
      },
      scrollTo(left, top) {
        const [oldLeft, oldTop] = [scrollX, scrollY];
        scrollTo({ left, top, behavior: "instant" });
        undo.push(() => scrollTo({ left: oldLeft, top: oldTop, behavior: "instant" }));
      },
      undoAll() {
        while (undo.length > 0) undo.pop()();
      },
    };
  };

  /* Dialogs make the rest of the page deaf by hand, too. */
  const freeTheRest = (elements, changes) => {
    for (const element of elements) {
      const isPart = element.parentElement === document.body && lengthOf(element) > 0;
      for (const name of ["inert", "aria-hidden"]) if (isPart && element.hasAttribute(name) && covers(element, 0.3)) changes.take(element, name);
    }
  };

  const clean = (changes) => {
    const { elements, roots } = collect(document);
    const sheet = makeSheet(PAGE_CSS);
    const whole = lengthOf(document.body ?? document.documentElement);
    const place = document.body ? -Number.parseFloat(getComputedStyle(document.body).top) || 0 : 0;
    let hidden = 0;
    let still = 0;
    const opened = elements.filter((element) => element.matches("dialog:modal, :popover-open"));
    for (const element of opened) changes.close(element, element.matches(":modal"));
    const judged = elements.map((element) => [element, judge(element, whole)]).filter(([, verdict]) => verdict);
    for (const root of roots) changes.adopt(root, sheet);
    for (const [element, verdict] of judged) {
      /* What lies in a hidden part is hidden with it. */
      if (verdict === "hidden" && !isShown(element)) continue;
      changes.mark(element, verdict);
      hidden += verdict === "hidden" ? 1 : 0;
      still += verdict === "still" ? 1 : 0;
    }
    freeTheRest(elements, changes);
    if (judged.some(([, verdict]) => verdict === "unfixed") && place > 0) changes.scrollTo(scrollX, place);
    return { hidden: hidden + opened.length, still, freed: judged.some(([, verdict]) => verdict === "scroll" || verdict === "unfixed") };
  };

  const describe = ({ hidden, still, freed }) => {
    const parts = [];
    if (hidden > 0) parts.push(`${hidden} ${hidden === 1 ? "overlay" : "overlays"} hidden`);
    if (still > 0) parts.push(`${still} sticky ${still === 1 ? "bar scrolls" : "bars scroll"} with the page`);
    if (freed) parts.push("scrolling is free");
    return parts.length > 0 ? `${parts.join(", ")}.` : "There is no overlay on this page.";
  };

  const open = () => {
    const life = new AbortController();
    const changes = createChanges();
    const result = clean(changes);
    const host = create("div", { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const keep = () => {
      life.abort();
      host.remove();
    };
    const putBack = () => {
      keep();
      changes.undoAll();
    };
    const status = create("p", { role: "status", textContent: describe(result) });
    const button = (textContent, onclick) => create("button", { type: "button", textContent, onclick });
    const changed = result.hidden + result.still > 0 || result.freed;
    const buttons = changed ? [button("Put back", putBack), button("Keep", keep)] : [button("Close", putBack)];
    root.adoptedStyleSheets = [makeSheet(CSS)];
    root.append(create("div", { role: "group", ariaLabel: "Remove Overlays", lang: "en", dir: "ltr" }, status, ...buttons));
    host.addEventListener("close", putBack);
    /* Keys pressed in the notice are not meant for the page's own shortcuts. */
    host.addEventListener("keydown", (event) => event.stopPropagation());
    const onEscape = (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      /* The same press must not close the dialog that it brings back. */
      event.preventDefault();
      putBack();
    };
    addEventListener("keydown", onEscape, { capture: true, signal: life.signal });
    document.documentElement.append(host);
    host.popover = "manual";
    host.showPopover?.();
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
