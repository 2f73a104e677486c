// ==UserScript==
// @name         Heading Links
// @namespace    https://scriptorium.example/scripts
// @version      1.0.0
// @description  A link button beside every heading that has an address of its own: point at it or tab to it, and copy the link to the section.
// @author       Aiko Morita
// @license      MIT
// @match        *://*/*
// @grant        none
// @run-at       document-idle
// @noframes
// ==/UserScript==

/*
 * Why every address matches: headings with an id stand on any page. The script adds nothing until
 * you point at such a heading, or until you walk through the page with the Tab key.
 *
 * - The button copies the address of the section, without changing the address you are at.
 * - An id may belong to the heading, to an anchor in it, or to the section that it begins.
 * - A heading whose id stands twice gets no button: its address would lead to another place. Nor do
 *   pages whose address after # is a route of the application, such as #/inbox.
 * - Escape takes the buttons away until they are asked for again. Nothing is stored or sent.
 */
(() => {
  "use strict";

  const MARK = "data-scriptorium-heading-link";
  const HEADINGS = "h1, h2, h3, h4, h5, h6, [role='heading']";
  const MOST_HEADINGS = 1000;
  const SHOWN_FOR_MS = 2500;
  const STAYS_FOR_MS = 400;

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: var(--top, 0) auto auto var(--left, 0) !important;
      z-index: 2147483647 !important; color-scheme: light dark !important; opacity: 0 !important; pointer-events: none !important;
      overflow: visible !important;
    }
    :host([data-shown]) { opacity: 1 !important; pointer-events: auto !important; }
    div {
      display: flex; gap: 4px; align-items: center; border: 1px solid color-mix(in srgb, CanvasText 35%, Canvas); border-radius: 8px;
      background: Canvas; color: CanvasText; font: 15px/1.2 system-ui, sans-serif; white-space: nowrap;
      box-shadow: 0 2px 8px rgb(0 0 0 / 0.2);
    }
    button {
      display: grid; place-items: center; width: 44px; height: 44px; padding: 0; border: 0; border-radius: 7px; background: none;
      color: inherit; cursor: pointer;
    }
    [role="status"]:not(:empty) { padding-inline-end: 12px; }
    svg { width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  const links = new Map();
  let leaving = 0;
  let pointedAt = null;
  let dismissed = null;

  const makeIcon = () => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    svg.setAttribute("viewBox", "0 0 24 24");
    svg.setAttribute("aria-hidden", "true");
    path.setAttribute("d", "M10 14a5 5 0 0 0 7 0l3-3a5 5 0 0 0-7-7l-1 1M14 10a5 5 0 0 0-7 0l-3 3a5 5 0 0 0 7 7l1-1");
    svg.append(path);
    return svg;
  };

  const leadsTo = (id, element) => (document.getElementById(id) ?? document.getElementsByName(id)[0]) === element;

  /** The id that leads to this heading, or null. */
  const idOf = (heading) => {
    const anchors = heading.querySelectorAll("[id], a[name]");
    const section = heading.parentElement?.closest("section[id], article[id]");
    const begins = section?.querySelector(HEADINGS) === heading ? [section] : [];
    for (const element of [heading, ...anchors, ...begins]) {
      const id = element.id || element.getAttribute("name");
      if (id && leadsTo(id, element)) return id;
    }
    return null;
  };

  const addressOf = (id) => {
    const address = new URL(location.href);
    address.hash = id;
    return address.href;
  };

  /* The older way works on pages without https, too. The page must not change what is copied. */
  const copyByEvent = (text) => {
    const fill = (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      event.clipboardData.setData("text/plain", text);
    };
    addEventListener("copy", fill, { capture: true });
    const done = document.execCommand("copy");
    removeEventListener("copy", fill, { capture: true });
    return done;
  };

  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return copyByEvent(text);
    }
  };

  /* Right of the last word where there is room, else above the end of the line. */
  const place = (heading, host) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    if (host.parentNode === heading) words.setEndBefore(host);
    const line = [...words.getClientRects()].filter(({ width }) => width > 0).at(-1) ?? heading.getBoundingClientRect();
    const isRtl = getComputedStyle(heading).direction === "rtl";
    const { width, height } = host.getBoundingClientRect();
    const beside = isRtl ? line.left - width - 8 : line.right + 8;
    const fits = beside >= 4 && beside + width <= document.documentElement.clientWidth - 4;
    const left = fits ? beside : isRtl ? 4 : document.documentElement.clientWidth - width - 4;
    const top = fits ? (line.top + line.bottom - height) / 2 : line.top - height + 4;
    host.style.setProperty("--left", `${Math.max(4, left)}px`);
    host.style.setProperty("--top", `${Math.max(4, top)}px`);
  };

  const hide = (host) => {
    if (!host.hasAttribute("data-shown")) return;
    host.removeAttribute("data-shown");
    host.hidePopover?.();
  };

  const show = (heading, host) => {
    for (const other of links.values()) if (other !== host) hide(other);
    /* The top layer: no part of the page can cut the button off or cover it. */
    if (!host.hasAttribute("data-shown")) host.showPopover?.();
    place(heading, host);
    host.setAttribute("data-shown", "");
  };

  const makeLink = (heading, id) => {
    const host = create("span", { popover: "manual", lang: "en", dir: "ltr" });
    host.setAttribute(MARK, "");
    const status = create("span", { role: "status" });
    /* The button becomes a part of the heading's name, so its own name is short; which heading, the description says. */
    const button = create("button", { type: "button", ariaLabel: "Copy link" }, makeIcon());
    button.setAttribute("aria-description", heading.textContent.trim().replace(/\s+/g, " "));
    let timer = 0;
    button.addEventListener("click", async (event) => {
      event.preventDefault();
      event.stopPropagation();
      status.textContent = (await copy(addressOf(id))) ? "Copied" : "Copying was not allowed";
      place(heading, host);
      clearTimeout(timer);
      timer = setTimeout(() => (status.textContent = ""), SHOWN_FOR_MS);
    });
    const root = host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.append(create("div", {}, button, status));
    host.addEventListener("focusin", () => show(heading, host));
    host.addEventListener("focusout", () => hide(host));
    return host;
  };

  /** The button of a heading, made when it is first needed. A heading in a link gets it behind the link. */
  const linkOf = (heading) => {
    const known = links.get(heading);
    if (known?.isConnected) return known;
    const id = /^#[!/]/.test(location.hash) ? null : idOf(heading);
    if (id === null || !heading.textContent.trim()) return null;
    const host = makeLink(heading, id);
    const control = heading.closest("a, button, label");
    if (control) control.after(host);
    else heading.append(host);
    links.set(heading, host);
    return host;
  };

  const removeAll = () => {
    clearTimeout(leaving);
    for (const host of links.values()) host.remove();
    links.clear();
    dismissed = pointedAt;
  };

  const hideUnused = () => {
    for (const host of links.values()) if (!host.matches(":focus-within, :hover")) hide(host);
  };

  const onPoint = (event) => {
    pointedAt = event.target instanceof Element ? event.target.closest(HEADINGS) : null;
    clearTimeout(leaving);
    /* After Escape the pointer has to leave the heading first, or the button would be back at once. */
    if (dismissed && pointedAt === dismissed) return;
    dismissed = null;
    const host = pointedAt && linkOf(pointedAt);
    if (host) return void show(pointedAt, host);
    /* Time enough to cross the gap between the words and the button. */
    if (links.size > 0) leaving = setTimeout(hideUnused, STAYS_FOR_MS);
  };

  const onKey = (event) => {
    if (event.key === "Escape") removeAll();
    if (event.key !== "Tab" || event.ctrlKey || event.altKey || event.metaKey) return;
    for (const heading of [...document.querySelectorAll(HEADINGS)].slice(0, MOST_HEADINGS)) linkOf(heading);
  };

  const follow = () => {
    for (const [heading, host] of links) if (host.hasAttribute("data-shown")) place(heading, host);
  };

  addEventListener("pointerover", onPoint, { passive: true });
  addEventListener("keydown", onKey, { capture: true });
  for (const kind of ["scroll", "resize"]) addEventListener(kind, follow, { capture: true, passive: true });
})();
