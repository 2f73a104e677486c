javascript:(() => {
  /*
   * Page Outline
   *
   * A table of contents for any page: all headings in a panel, indented by level. Type to filter,
   * Up and Down to move, Enter to jump. Levels that skip a step are marked, and the whole outline
   * can be copied as a Markdown list. Escape, Close or a second run puts the panel away.
   *
   * Headings inside open shadow roots and role="heading" are found too. Nothing is stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-page-outline";
  const MOST_HEADINGS = 2000;
  const HEADINGS = "h1, h2, h3, h4, h5, h6, [role='heading']";

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: 16px 16px auto auto !important;
      z-index: 2147483647 !important; color-scheme: light dark !important;
    }
    nav {
      display: flex; flex-direction: column; gap: 8px; box-sizing: border-box; width: min(360px, calc(100vw - 32px));
      max-height: calc(100vh - 32px); padding: 12px; border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas);
      border-radius: 12px; background: Canvas; color: CanvasText; font: 15px/1.4 system-ui, sans-serif;
      box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    header { display: flex; gap: 8px; align-items: center; }
    h2 { flex: 1; margin: 0; font-size: 16px; }
    input, button { box-sizing: border-box; min-height: 44px; border-radius: 8px; font: inherit; }
    input, header button { padding: 0 12px; border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); }
    header button { background: ButtonFace; color: ButtonText; cursor: pointer; }
    ol { margin: 0; padding: 0; overflow-y: auto; list-style: none; overscroll-behavior: contain; }
    li button {
      width: 100%; padding: 4px 8px; padding-inline-start: calc(8px + 16px * var(--depth)); border: 0;
      background: none; color: inherit; text-align: start; cursor: pointer; overflow-wrap: anywhere;
    }
    li button:hover { background: color-mix(in srgb, CanvasText 10%, Canvas); }
    small { color: color-mix(in srgb, CanvasText 70%, Canvas); }
    em { color: light-dark(#a40e26, #ff9aa2); font-style: normal; font-size: 13px; }
    p { margin: 0; }
    ::placeholder { color: color-mix(in srgb, FieldText 75%, Field); opacity: 1; }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: -3px; }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  /* All headings in reading order, those inside open shadow roots at the place of their host. */
  const collect = (root, found = []) => {
    for (const element of root.querySelectorAll("*")) {
      if (found.length >= MOST_HEADINGS) break;
      if (element.matches(HEADINGS) && element.textContent.trim() && isVisible(element)) found.push(element);
      if (element.shadowRoot && element.id !== HOST_ID) collect(element.shadowRoot, found);
    }
    return found;
  };

  const isVisible = (element) => !element.checkVisibility || element.checkVisibility({ visibilityProperty: true });

  const levelOf = (heading) => Number(heading.getAttribute("aria-level") ?? heading.localName.match(/^h([1-6])$/)?.[1] ?? 2);

  /* A level may go down by any number of steps, but up by one only: h2 to h4 leaves a hole. */
  const describe = (headings) => {
    let previous = 0;
    return headings.map((heading) => {
      const level = levelOf(heading);
      const skipped = previous > 0 && level > previous + 1;
      const note = skipped ? `skips from H${previous} to H${level}` : "";
      previous = level;
      return { heading, level, note, text: heading.textContent.trim().replace(/\s+/g, " ") };
    });
  };

  const jumpTo = (heading) => {
    const focusable = heading.hasAttribute("tabindex");
    if (!focusable) {
      heading.setAttribute("tabindex", "-1");
      heading.addEventListener("blur", () => heading.removeAttribute("tabindex"), { once: true });
    }
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: "start" });
    heading.animate([{ outline: "4px solid #e5a50a" }, { outline: "4px solid transparent" }], 1500);
  };

  const makeRow = (entry) => {
    const button = create("button", { type: "button", onclick: () => jumpTo(entry.heading) });
    button.style.setProperty("--depth", entry.level - 1);
    button.append(create("small", { textContent: `H${entry.level} ` }), create("span", { textContent: entry.text, dir: "auto" }));
    if (entry.note) button.append(" ", create("em", { textContent: `⚠ ${entry.note}` }));
    return create("li", {}, button);
  };

  const asMarkdown = (entries) => {
    const top = Math.min(...entries.map((entry) => entry.level));
    return entries.map((entry) => `${"  ".repeat(entry.level - top)}- ${entry.text}`).join("\n");
  };

  const moveFocus = (root, step) => {
    const buttons = [...root.querySelectorAll("li:not([hidden]) button")];
    const next = buttons.indexOf(root.activeElement) + step;
    if (next < 0) root.querySelector("input").focus();
    else buttons[Math.min(next, buttons.length - 1)]?.focus();
  };

  const count = (number) => `${number} ${number === 1 ? "heading" : "headings"}`;

  const makePanel = (entries, close) => {
    const rows = entries.map(makeRow);
    const status = create("p", { role: "status", textContent: count(entries.length) });
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(asMarkdown(entries));
        status.textContent = "Outline copied as Markdown";
      } catch {
        status.textContent = "The browser did not allow copying on this page";
      }
    };
    const filter = create("input", { type: "search", placeholder: "Filter headings", ariaLabel: "Filter headings" });
    filter.addEventListener("input", () => {
      const wanted = filter.value.trim().toLowerCase();
      entries.forEach((entry, index) => (rows[index].hidden = !entry.text.toLowerCase().includes(wanted)));
      status.textContent = `${rows.filter((row) => !row.hidden).length} of ${count(rows.length)}`;
    });
    const header = create(
      "header",
      {},
      create("h2", { textContent: "Page Outline" }),
      create("button", { type: "button", textContent: "Copy", ariaLabel: "Copy outline as Markdown", onclick: copy }),
      create("button", { type: "button", textContent: "Close", onclick: close })
    );
    return create("nav", { ariaLabel: "Page Outline", lang: "en", dir: "ltr" }, header, filter, status, create("ol", {}, ...rows));
  };

  const openPanel = (entries) => {
    const life = new AbortController();
    const opener = document.activeElement;
    const host = create("div", { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const close = () => {
      life.abort();
      const wasInside = host.matches(":focus-within");
      host.remove();
      if (wasInside) opener?.focus?.({ preventScroll: true });
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
    root.append(makePanel(entries, close));
    host.addEventListener("close", close);
    /* Keys pressed in the panel are not meant for the page's own shortcuts. */
    host.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      moveFocus(root, event.key === "ArrowDown" ? 1 : -1);
    });
    const onEscape = (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close();
    };
    addEventListener("keydown", onEscape, { capture: true, signal: life.signal });
    document.documentElement.append(host);
    /* The top layer: above every z-index of the page. */
    host.popover = "manual";
    host.showPopover?.();
    root.querySelector("input").focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) return void shown.dispatchEvent(new Event("close"));
  openPanel(describe(collect(document)));
})();
