javascript:(() => {
  /*
   * Tab Order
   *
   * Numbers everything the Tab key stops at, in the order in which it stops, and draws a line from
   * stop to stop. The panel lists all stops with their names; a click takes the focus there. It
   * warns of positive tabindex values, of stops without a name, of stops that cannot be seen where
   * they stand, and of stops inside aria-hidden. Escape, Close or a second run removes everything.
   *
   * Open shadow roots and slots, radio groups, inert parts and modal dialogs are treated as the
   * browser treats them. A frame or a player counts as one stop, although it may hold several;
   * image maps are left out. The page itself is not changed. Nothing is stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-tab-order";
  const MOST_STOPS = 1000;
  const SVG = "http://www.w3.org/2000/svg";
  const FOCUSABLE =
    "a[href], button, input:not([type='hidden']), select, textarea, summary, iframe, audio[controls], " +
    "video[controls], [contenteditable]:not([contenteditable='false']), [tabindex]";

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: 0 !important; width: 100% !important;
      height: 100% !important; background: none !important; pointer-events: none !important;
      z-index: 2147483647 !important; color-scheme: light dark !important;
    }
    svg { position: absolute; inset: 0; width: 100%; height: 100%; }
    path { fill: none; stroke: #0b57a4; stroke-width: 2; opacity: 0.75; }
    rect { fill: #0b57a4; stroke: #fff; }
    text { fill: #fff; font: 700 12px/1 system-ui, sans-serif; text-anchor: middle; }
    .warned rect { fill: #a3000f; } .current rect { stroke: #ffd33d; stroke-width: 4; }
    section {
      position: absolute; inset: 16px 16px auto auto; display: flex; flex-direction: column; gap: 8px; box-sizing: border-box;
      width: min(400px, calc(100vw - 32px)); max-height: calc(100% - 32px); padding: 12px; border-radius: 12px;
      border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); background: Canvas; color: CanvasText;
      font: 15px/1.4 system-ui, sans-serif; box-shadow: 0 8px 30px rgb(0 0 0 / 0.3); pointer-events: auto;
    }
    section.left { inset: 16px auto auto 16px; }
    header, label { display: flex; flex: none; flex-wrap: wrap; gap: 8px; align-items: center; } h2 { flex: 1 0 auto; }
    h2, p { margin: 0; font-size: inherit; }
    input { width: 20px; height: 20px; margin: 12px 2px; }
    button {
      min-height: 44px; padding: 0 12px; border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); border-radius: 8px;
      background: ButtonFace; color: ButtonText; font: inherit; cursor: pointer;
    }
    ol { display: grid; gap: 4px; margin: 0; padding: 0; overflow-y: auto; list-style: none; overscroll-behavior: contain; }
    li button { width: 100%; background: none; color: inherit; padding-block: 6px; text-align: start; overflow-wrap: anywhere; }
    small, em { display: block; }
    em { color: light-dark(#a3000f, #ffb3ab); font-style: normal; }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: -3px; }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  const draw = (name, attributes, ...children) => {
    const shape = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value);
    shape.append(...children);
    return shape;
  };

  const isVisible = (element) => !element.checkVisibility || element.checkVisibility({ visibilityProperty: true });

  /* One radio button of a group is a stop: the chosen one, or the first when none is chosen. */
  const isSkippedRadio = (input) => {
    if (input.type !== "radio" || !input.name || input.checked) return false;
    const group = [...input.getRootNode().querySelectorAll("input[type='radio']")].filter(
      (other) => other.name === input.name && other.form === input.form && !other.disabled
    );
    return group.some((other) => other.checked) || group[0] !== input;
  };

  /* What scrolls and holds no other stop is one itself, so that the arrow keys can scroll it. */
  const isScroller = (element) =>
    (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth) &&
    element.parentElement && element !== document.body &&
    /auto|scroll/.test(getComputedStyle(element).overflow) && !element.querySelector(FOCUSABLE) && !element.hasAttribute("tabindex");

  const isStop = (element) => {
    if (isScroller(element)) return isVisible(element);
    if (!element.matches(FOCUSABLE) || element.matches(":disabled") || !isVisible(element)) return false;
    if (element.localName === "summary" && element.parentElement?.querySelector(":scope > summary") !== element) return element.hasAttribute("tabindex");
    const editable = element.isContentEditable && !element.hasAttribute("tabindex");
    return (editable || element.tabIndex >= 0 || element.localName === "iframe") && !isSkippedRadio(element);
  };

  /* Positive values first, the smallest before the others; the rest as they stand in the document. */
  const inOrder = (entries) => {
    const rank = ({ index }) => (index > 0 ? index : Number.POSITIVE_INFINITY);
    return entries.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other))).flatMap(({ stops }) => stops);
  };

  /* Shadow roots and slots are ordered within themselves, then stand where their host or slot stands. */
  const collect = (children, entries = []) => {
    for (const element of children) {
      if (element.inert || element.id === HOST_ID) continue;
      const index = element.tabIndex > 0 ? element.tabIndex : 0;
      const slotted = element.localName === "slot" ? element.assignedElements() : [];
      if (isStop(element) && !element.shadowRoot?.delegatesFocus) entries.push({ index, stops: [element] });
      if (element.shadowRoot) {
        if (element.getAttribute("tabindex")?.trim().startsWith("-")) continue;
        entries.push({ index, stops: inOrder(collect(element.shadowRoot.children)) });
      } else if (slotted.length > 0) entries.push({ index: 0, stops: inOrder(collect(slotted)) });
      else collect(element.children, entries);
    }
    return entries;
  };

  /* While a modal dialog is open, nothing else can have the focus. */
  const findStops = () => inOrder(collect([[...document.querySelectorAll("dialog:modal")].at(-1) ?? document.documentElement]));

  const oneLine = (text) => (text || "").trim().replace(/\s+/g, " ").slice(0, 80);

  const nameOf = (element) => {
    const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
    const labelled = ids.map((id) => element.getRootNode().getElementById?.(id)?.textContent).join(" ");
    const pictures = [element, ...element.querySelectorAll("img, svg, [aria-label]")];
    const pictured = pictures.map((one) => one.getAttribute("aria-label") || one.alt || one.querySelector?.("title")?.textContent || "");
    const button = /^(submit|reset|button)$/.test(element.type) && (element.value || (element.localName === "input" && element.type));
    const inner = /^(select|textarea|iframe)$/.test(element.localName) ? "" : element.textContent;
    const labels = [...(element.labels ?? [])].map((label) => label.textContent).join(" ");
    return [labelled, element.ariaLabel, labels, inner, button, pictured.join(" "), element.title, element.placeholder].map(oneLine).find(Boolean) ?? "";
  };

  const isUnspoken = (element) =>
    Boolean(element) && (element.ariaHidden === "true" || isUnspoken(element.assignedSlot ?? element.parentElement ?? element.getRootNode().host));

  const isOutOfSight = (element) => {
    const { width, height, right, bottom } = element.getBoundingClientRect();
    const { clip, clipPath } = getComputedStyle(element);
    if (element.checkVisibility && !element.checkVisibility({ opacityProperty: true })) return true;
    if (width <= 1 || height <= 1 || right + scrollX <= 0 || bottom + scrollY <= 0) return true;
    return /inset\((50|100)%|rect\(([01]px,? ?){4}\)/.test(clipPath + clip);
  };

  const warningsOf = (element, name) =>
    [
      element.tabIndex > 0 && `tabindex ${element.tabIndex} moves it before everything without one`,
      !name && element.localName !== "iframe" && "has no name",
      isOutOfSight(element) && "cannot be seen here; check that it appears when it has the focus",
      isUnspoken(element) && "is inside aria-hidden: screen readers stop at nothing",
    ].filter(Boolean);

  const kindOf = (element) => element.getAttribute("role") ?? (element.localName === "input" ? `input ${element.type}` : element.localName);

  const describe = (element, position) => {
    const name = nameOf(element);
    return { element, number: position + 1, name, kind: kindOf(element), warnings: warningsOf(element, name) };
  };

  /* Stops that take no room, or lie outside the page, have no place for a number. */
  const placeOf = (element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    if (width + height === 0 || right + scrollX <= 0 || bottom + scrollY <= 0) return null;
    const x = getComputedStyle(element).direction === "rtl" ? Math.min(right, innerWidth - 16) : left;
    const isOnScreen = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    return isOnScreen ? { x: Math.max(x, 16), y: Math.max(top, 10), isOnScreen } : { x, y: top, isOnScreen };
  };

  const focused = () => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  };

  const paint = (svg, stops) => {
    const current = focused();
    const placed = stops.map((stop) => ({ ...stop, place: placeOf(stop.element) })).filter(({ place }) => place);
    const line = placed.map(({ place: { x, y } }, index) => `${index === 0 ? "M" : "L"}${Math.round(x)} ${Math.round(y)}`).join("");
    const badges = placed.filter(({ place }) => place.isOnScreen).map(({ element, number, warnings, place: { x, y } }) => {
      const width = 12 + 8 * String(number).length;
      const names = [warnings.length > 0 && "warned", element === current && "current"].filter(Boolean).join(" ");
      const box = draw("rect", { x: x - width / 2, y: y - 10, width, height: 20, rx: 6 });
      return draw("g", { class: names }, box, draw("text", { x, y: y + 4 }, String(number)));
    });
    svg.replaceChildren(draw("path", { d: line }), ...badges);
  };

  const makeRow = ({ element, number, name, kind, warnings }) => {
    const jump = () => {
      element.focus({ preventScroll: true, focusVisible: true });
      element.scrollIntoView({ block: "center" });
    };
    const label = create("span", {}, `${number}. `, create("bdi", { textContent: name || "(no name)" }));
    const notes = warnings.map((warning) => create("em", { textContent: `⚠ ${warning}` }));
    return create("li", {}, create("button", { type: "button", onclick: jump }, label, create("small", { textContent: kind }), ...notes));
  };

  const open = () => {
    const life = new AbortController();
    const opener = document.activeElement;
    const host = create("div", { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const svg = draw("svg", { "aria-hidden": "true" });
    const list = create("ol", { ariaLabel: "Focus stops in tab order" });
    const [status, only] = [create("p", { role: "status" }), create("input", { type: "checkbox" })];
    let [stops, frame] = [[], 0];
    const close = () => {
      life.abort();
      cancelAnimationFrame(frame);
      const wasInside = host.matches(":focus-within");
      host.remove();
      if (wasInside) opener?.focus?.({ preventScroll: true });
    };
    const repaint = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => paint(svg, stops));
    };
    const filter = () => {
      for (const [index, row] of [...list.children].entries()) row.hidden = only.checked && stops[index].warnings.length === 0;
    };
    const count = () => {
      const found = findStops();
      stops = found.slice(0, MOST_STOPS).map(describe);
      list.replaceChildren(...stops.map(makeRow));
      filter();
      const warned = stops.filter(({ warnings }) => warnings.length > 0).length;
      const rest = found.length > MOST_STOPS ? `; the first ${MOST_STOPS} are shown` : "";
      status.textContent = `${found.length} focus ${found.length === 1 ? "stop" : "stops"}, ${warned} with warnings${rest}`;
      repaint();
    };
    const button = (textContent, onclick) => create("button", { type: "button", textContent, onclick });
    const panel = create("section", { ariaLabel: "Tab Order", lang: "en", dir: "ltr" });
    const move = Object.assign(button("Move", () => panel.classList.toggle("left")), { ariaLabel: "Move to the other side" });
    const header = create("header", {}, create("h2", { textContent: "Tab Order" }), move, button("Recount", count), button("Close", close));
    panel.append(header, status, create("label", {}, only, "Only stops with warnings"), list);
    root.adoptedStyleSheets = [new CSSStyleSheet()];
    root.adoptedStyleSheets[0].replaceSync(CSS);
    root.append(svg, panel);
    host.addEventListener("close", close);
    only.addEventListener("change", filter);
    const early = { capture: true, signal: life.signal };
    addEventListener("keydown", (event) => event.key === "Escape" && close(), early);
    for (const kind of ["scroll", "resize", "focusin", "transitionend", "click"]) addEventListener(kind, repaint, early);
    count();
    document.documentElement.append(host);
    host.popover = "manual";
    host.showPopover?.();
    only.focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
