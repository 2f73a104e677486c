javascript:(() => {
  /*
   * Print What Matters
   *
   * Leave out the parts of a page that do not belong on paper, then print it or save it as a PDF.
   * Mouse or finger: point, and click to leave a part out. Keyboard: the arrow keys walk through
   * the page (Up to the whole, Down into it, Left and Right to its neighbours), Enter or Delete
   * leaves the part out, K keeps only this part, U takes a step back, P prints.
   *
   * Pages that print only one screen (fixed heights, scrolling boxes) are printed whole. Nothing is
   * deleted: Escape, Close or a second run brings everything back. Nothing is stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-print-what-matters";
  const MARK = "data-scriptorium-left-out";
  const PLAIN = "data-scriptorium-no-pictures";
  const UNCHOOSABLE = new Set(["script", "style", "link", "meta", "template", "noscript", "head", "br"]);

  const PAGE_CSS = `
    [${MARK}] { display: none !important; }
    [${PLAIN}] :is(img, picture, svg, video, canvas, iframe, object, embed) { display: none !important; }
    @media print {
      html, body, body > *, main, article { height: auto !important; max-height: none !important; overflow: visible !important; }
      h1, h2, h3, h4, figcaption { break-after: avoid; }
      img, tr, pre { break-inside: avoid; }
    }`;

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: 0 !important; width: 100% !important; height: 100% !important;
      z-index: 2147483647 !important; color-scheme: light dark !important;
    }
    .layer { position: absolute; inset: 0; cursor: crosshair; outline: none; }
    .frame {
      position: absolute; box-sizing: border-box; pointer-events: none; border: 3px solid #d6336c; background: rgb(214 51 108 / 0.15);
    }
    .frame[hidden] { display: none; }
    .bar {
      position: absolute; inset: auto 16px 16px auto; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; box-sizing: border-box;
      max-width: min(640px, calc(100vw - 32px)); padding: 12px; border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas);
      border-radius: 12px; background: Canvas; color: CanvasText; font: 15px/1.4 system-ui, sans-serif; box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    .bar.up { inset: 16px 16px auto auto; }
    p { flex: 1 0 100%; margin: 0; overflow-wrap: anywhere; }
    button {
      min-height: 44px; min-width: 44px; padding: 0 12px; border-radius: 8px; font: inherit; cursor: pointer;
      border: 1px solid color-mix(in srgb, CanvasText 55%, Canvas); background: ButtonFace; color: ButtonText;
    }
    button:disabled { color: color-mix(in srgb, ButtonText 60%, ButtonFace); cursor: default; }
    button[aria-pressed="true"] { background: CanvasText; color: Canvas; }
    .layer:focus-visible ~ .frame, button:focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }
    @media print { :host { display: none !important; } }`;

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

  const isPart = (element) => !UNCHOOSABLE.has(element.localName) && element.id !== HOST_ID;
  const isChoosable = (element) => {
    if (!isPart(element)) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };

  /* The next choosable neighbour in a direction. */
  const walk = (element, direction) => {
    let next = element?.[direction];
    while (next && !isChoosable(next)) next = next[direction];
    return next;
  };

  const NAMES = {
    p: "Paragraph", img: "Picture", nav: "Navigation", ul: "List", ol: "List", li: "List item", table: "Table", main: "Main part",
    header: "Header", footer: "Footer", section: "Section", figure: "Figure", body: "The whole page", iframe: "Frame", a: "Link",
  };

  const describe = (element) => {
    const name = NAMES[element.localName] ?? (/^h[1-6]$/.test(element.localName) ? "Heading" : `Part (${element.localName})`);
    const text = (element.getAttribute("aria-label") ?? element.alt ?? element.textContent).trim().replace(/\s+/g, " ");
    return text && element !== document.body ? `${name}: ${text.length > 60 ? `${text.slice(0, 60)}…` : text}` : name;
  };

  /* Steps that can be taken back, each a list of the elements it left out. */
  const createChoice = () => {
    const steps = [];
    return {
      count: () => steps.length,
      leaveOut(elements) {
        const fresh = elements.filter((element) => !element.hasAttribute(MARK));
        for (const element of fresh) element.setAttribute(MARK, "");
        if (fresh.length > 0) steps.push(fresh);
      },
      /* All that stands beside the element, and beside each of its parents. */
      keepOnly(element) {
        const beside = [];
        for (let part = element; part.parentElement && part !== document.body; part = part.parentElement) {
          beside.push(...[...part.parentElement.children].filter((other) => other !== part && isPart(other)));
        }
        this.leaveOut(beside);
      },
      undo() {
        const elements = steps.pop() ?? [];
        for (const element of elements) element.removeAttribute(MARK);
        return elements[0];
      },
    };
  };

  const createPicker = ({ layer, frame, bar, status }, choice, afterChange) => {
    let chosen = null;
    const place = () => {
      frame.hidden = !chosen || !isChoosable(chosen);
      if (frame.hidden) return;
      const { left, top, width, height } = chosen.getBoundingClientRect();
      Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    };
    const choose = (element) => {
      if (!element) return;
      chosen = element;
      status.textContent = describe(element);
      place();
    };
    const show = (element) => {
      if (!element) return;
      choose(element);
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
      place();
      const { top, bottom } = element.getBoundingClientRect();
      bar.classList.toggle("up", bottom > innerHeight - bar.offsetHeight - 32 && top > bar.offsetHeight + 32);
    };
    const finish = (message) => {
      status.textContent = message;
      place();
      afterChange();
    };
    return {
      place,
      show,
      /* The layer keeps the page from noticing; what is meant lies under it. */
      choose: (x, y) => choose(document.elementsFromPoint(x, y).find((element) => isChoosable(element) && element !== document.documentElement)),
      step(direction) {
        if (!chosen || !isChoosable(chosen)) return show(document.body);
        if (direction === "in") return show([...chosen.children].find(isChoosable));
        if (direction !== "parentElement") return show(walk(chosen, direction));
        if (chosen !== document.body) show(chosen.parentElement);
      },
      leaveOut() {
        if (!chosen || chosen === document.body || !isChoosable(chosen)) return;
        const next = walk(chosen, "nextElementSibling") ?? walk(chosen, "previousElementSibling") ?? chosen.parentElement;
        const message = `Left out: ${describe(chosen)}`;
        choice.leaveOut([chosen]);
        if (layer.getRootNode().activeElement === layer) show(next);
        finish(message);
      },
      keepOnly() {
        if (!chosen || chosen === document.body) return;
        choice.keepOnly(chosen);
        show(chosen);
        finish(`Kept only: ${describe(chosen)}`);
      },
      undo() {
        const back = choice.undo();
        show(back);
        finish(back ? `Back again: ${describe(back)}` : "Nothing is left out");
      },
    };
  };

  const STEPS = { ArrowUp: "parentElement", ArrowDown: "in", ArrowLeft: "previousElementSibling", ArrowRight: "nextElementSibling" };

  const open = () => {
    const life = new AbortController();
    const opener = document.activeElement;
    const pageSheet = makeSheet(PAGE_CSS);
    const choice = createChoice();
    const host = create("div", { id: HOST_ID, lang: "en", dir: "ltr" });
    const root = host.attachShadow({ mode: "open" });
    const status = create("p", { role: "status", textContent: "Point at a part and click to leave it out, or use the arrow keys and Enter." });
    const label = "Parts of the page. Arrow keys choose, Enter leaves out, K keeps only this, U undoes, P prints";
    const layer = create("div", { className: "layer", tabIndex: 0, role: "application", ariaLabel: label });
    const frame = create("div", { className: "frame", hidden: true });
    const bar = create("div", { className: "bar", role: "toolbar", ariaLabel: "Print What Matters" });
    const button = (textContent, onclick) => create("button", { type: "button", textContent, onclick });
    const undo = create("button", { type: "button", textContent: "Undo", disabled: true, onclick: () => picker.undo() });
    const picker = createPicker({ layer, frame, bar, status }, choice, () => (undo.disabled = choice.count() === 0));
    const close = () => {
      life.abort();
      while (choice.count() > 0) choice.undo();
      document.documentElement.removeAttribute(PLAIN);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== pageSheet);
      host.remove();
      opener?.focus?.({ preventScroll: true });
    };
    const pictures = button("No pictures", () => {
      pictures.ariaPressed = String(document.documentElement.toggleAttribute(PLAIN));
      picker.place();
    });
    pictures.ariaPressed = "false";
    const { leaveOut, keepOnly } = picker;
    bar.append(status, button("Leave out", leaveOut), button("Keep only this", keepOnly), undo, pictures);
    bar.append(button("Print", () => print()), button("Close", close));
    const commands = { k: keepOnly, u: picker.undo, p: () => print(), Delete: leaveOut, Backspace: leaveOut, Enter: leaveOut };
    layer.addEventListener("pointermove", (event) => event.pointerType !== "touch" && picker.choose(event.clientX, event.clientY));
    layer.addEventListener("click", (event) => {
      picker.choose(event.clientX, event.clientY);
      picker.leaveOut();
    });
    /* What is pressed here is not meant for the page. */
    const kinds = ["keydown", "click", "pointerdown", "pointerup", "mousedown", "mouseup"];
    for (const kind of kinds) host.addEventListener(kind, (event) => event.stopPropagation());
    host.addEventListener("keydown", (event) => {
      const command = event.ctrlKey || event.metaKey ? { z: picker.undo }[event.key] : commands[event.key];
      if (event.key === "Enter" && root.activeElement !== layer) return;
      if (STEPS[event.key]) picker.step(STEPS[event.key]);
      else if (command) command();
      else return;
      event.preventDefault();
    });
    const onEscape = (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close();
    };
    addEventListener("keydown", onEscape, { capture: true, signal: life.signal });
    addEventListener("scroll", picker.place, { capture: true, passive: true, signal: life.signal });
    addEventListener("resize", picker.place, { signal: life.signal });
    host.addEventListener("close", close);
    root.adoptedStyleSheets = [makeSheet(CSS)];
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, pageSheet];
    root.append(layer, frame, bar);
    document.documentElement.append(host);
    /* The top layer: above every z-index of the page. */
    host.popover = "manual";
    host.showPopover?.();
    layer.focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
