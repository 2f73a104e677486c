// ==UserScript==
// @name         Local Times
// @namespace    https://scriptorium.example/scripts
// @version      1.0.0
// @description  Point at a time on a page, or move the focus to it: a small note says when that is for you, and how long ago.
// @author       Inês Carvalhal
// @license      MIT
// @match        *://*/*
// @grant        none
// @run-at       document-end
// ==/UserScript==

/*
 * Why every address matches: news, forums, tickets and logs of every site carry times. Only elements
 * that name their time for machines are used (<time datetime="2026-03-05T12:30Z">); a page without
 * them is not changed at all.
 *
 * - Such an element gets a title with your local time and how long ago that was, unless it has a
 *   title of its own. Screen readers read it. The page's own text is never changed.
 * - Point at it, or at a link around it with the Tab key, and a note says the same at once.
 * - Alt+Shift+L shows the notes of all times in view (not those inside web components). The same keys
 *   put them away; Escape hides any note.
 * - A day without a time of day is not moved between time zones. A time without a zone is left alone:
 *   nobody can know which one is meant.
 *
 * Nothing is loaded, stored or sent.
 */
(() => {
  "use strict";

  const SHOW_AFTER_MS = 250;
  const HIDE_AFTER_MS = 200;
  const REFRESH_MS = 60_000;
  const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|[+-]\d{2}:?\d{2})$/i;
  const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
  const AROUND = "a[href], button, summary, [role='link'], [role='button']";
  const UNITS = { year: 31_557_600, month: 2_629_800, day: 86_400, hour: 3600, minute: 60, second: 1 };
  const LOCALE = new Intl.DateTimeFormat().resolvedOptions().locale;
  const DATE = { weekday: "long", year: "numeric", month: "long", day: "numeric" };
  const DATE_AND_TIME = { ...DATE, hour: "numeric", minute: "2-digit", timeZoneName: "short" };

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: 0 !important; overflow: visible !important;
      z-index: 2147483647 !important; color-scheme: light dark !important; pointer-events: none !important;
    }
    p {
      position: absolute; left: var(--left, 0); top: var(--top, 0); box-sizing: border-box; width: max-content;
      max-width: min(360px, calc(100vw - 16px)); margin: 0; padding: 6px 10px; border-radius: 8px; pointer-events: auto;
      border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); background: Canvas; color: CanvasText;
      font: 14px/1.4 system-ui, sans-serif; box-shadow: 0 4px 16px rgb(0 0 0 / 0.25);
    }
    b { display: block; font-weight: 600; }
    @media print { :host { display: none !important; } }`;

  const relative = (value, unit) => new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" }).format(Math.trunc(value), unit);

  const sinceMoment = (moment) => {
    const seconds = (moment - Date.now()) / 1000;
    const [unit, size] = Object.entries(UNITS).find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
    return relative(seconds / size, unit);
  };

  // Days are counted from midnight to midnight: "yesterday" may be two hours ago.
  const sinceDay = (day) => {
    const now = new Date();
    const days = Math.round((day - new Date(now.getFullYear(), now.getMonth(), now.getDate())) / 86_400_000);
    const [unit, size] = Object.entries(UNITS).find(([, length]) => Math.abs(days) * 86_400 >= length) ?? ["day", 86_400];
    return relative((days * 86_400) / size, unit);
  };

  /** { when, ago } in the reader's language and zone, or null for what is no moment and no day. */
  const readTime = (time) => {
    const written = time.getAttribute("datetime")?.trim() ?? "";
    const [, date, clock, zone] = written.match(MOMENT) ?? [];
    const moment = new Date(`${date}T${clock}${zone?.replace(/^([+-]..)(..)$/, "$1:$2").toUpperCase()}`);
    if (date && !Number.isNaN(moment.getTime())) return { when: moment.toLocaleString(LOCALE, DATE_AND_TIME), ago: sinceMoment(moment) };
    const [, year, month, number] = written.match(DAY) ?? [];
    const day = new Date(Number(year), Number(month) - 1, Number(number));
    if (!year || day.getMonth() !== Number(month) - 1) return null;
    return { when: day.toLocaleDateString(LOCALE, DATE), ago: sinceDay(day) };
  };

  // Titles that are ours; a title of the page is never touched.
  const titled = new Map();

  const giveTitle = (time) => {
    const read = readTime(time);
    const isOurs = titled.has(time) && time.title === titled.get(time);
    if (time.hasAttribute("title") && !isOurs) return void titled.delete(time);
    if (!read && isOurs) time.removeAttribute("title");
    if (!read) return void titled.delete(time);
    titled.set(time, `${read.when} · ${read.ago}`);
    time.title = titled.get(time);
  };

  const giveTitles = (root) => {
    for (const time of root.querySelectorAll("time[datetime]")) giveTitle(time);
  };

  const refresh = () => {
    for (const time of [...titled.keys()]) {
      if (!time.isConnected) titled.delete(time);
      else if (!shown.has(time)) giveTitle(time);
    }
  };

  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  root.adoptedStyleSheets = [sheet];
  host.id = "scriptorium-local-times";

  // The times that have a note now, with their notes, and what called for them: "pointer", "focus" or "keys".
  const shown = new Map();
  let calledBy = "";
  let timer = 0;

  const later = (action, delay) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };

  const hide = () => {
    clearTimeout(timer);
    host.remove();
    root.replaceChildren();
    for (const time of shown.keys()) if (titled.has(time) && !time.hasAttribute("title")) time.title = titled.get(time);
    shown.clear();
    calledBy = "";
  };

  // Below its time, or above where there is no room; never over the edge of the window.
  const place = (note, time) => {
    const box = time.getBoundingClientRect();
    const { width, height } = note.getBoundingClientRect();
    const left = Math.max(8, Math.min(box.left, innerWidth - width - 8));
    const below = box.bottom + 4;
    note.style.setProperty("--left", `${left}px`);
    note.style.setProperty("--top", `${below + height > innerHeight ? Math.max(8, box.top - 4 - height) : below}px`);
  };

  const makeNote = ({ when, ago }) => {
    const note = Object.assign(document.createElement("p"), { lang: LOCALE, role: "tooltip" });
    note.append(Object.assign(document.createElement("b"), { textContent: when }), ago);
    return note;
  };

  const show = (times, caller) => {
    hide();
    const notes = times.map((time) => ({ time, read: readTime(time) })).filter(({ read }) => read);
    if (notes.length === 0) return;
    calledBy = caller;
    document.documentElement.append(host);
    // The top layer: above every z-index of the page.
    host.popover = "manual";
    host.showPopover?.();
    for (const { time, read } of notes) {
      const note = makeNote(read);
      giveTitle(time);
      shown.set(time, note);
      // The browser would show its own note beside this one.
      if (titled.has(time)) time.removeAttribute("title");
      root.append(note);
      place(note, time);
    }
  };

  const isTime = (node) => node instanceof HTMLTimeElement && node.hasAttribute("datetime");

  const onPointer = (event) => {
    const path = event.composedPath();
    const time = path.find(isTime);
    if (calledBy === "keys") return;
    if (path.includes(host) || (time && shown.has(time))) clearTimeout(timer);
    else if (time) later(() => show([time], "pointer"), SHOW_AFTER_MS);
    else if (calledBy === "pointer") later(hide, HIDE_AFTER_MS);
    else clearTimeout(timer);
  };

  const onFocus = (event) => {
    const path = event.composedPath();
    const inside = path[0] instanceof Element && path[0].matches(AROUND) ? path[0].querySelectorAll("time[datetime]") : [];
    const times = [...path.filter(isTime), ...inside];
    if (times.length > 0 && calledBy !== "keys") show(times, "focus");
  };

  const onBlur = () => {
    if (calledBy === "focus") hide();
  };

  const placeAll = () => shown.forEach((note, time) => place(note, time));

  const isInView = (time) => {
    const { width, top, bottom } = time.getBoundingClientRect();
    return width > 0 && top < innerHeight && bottom > 0;
  };

  const isTyping = ([target]) =>
    target instanceof Element && (target.isContentEditable || target.closest("input, textarea, select, [role='textbox']") !== null);

  const onKey = (event) => {
    if (event.key === "Escape" && shown.size > 0) return hide();
    if (event.code !== "KeyL" || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || isTyping(event.composedPath())) return;
    const times = calledBy === "keys" ? [] : [...document.querySelectorAll("time[datetime]")].filter(isInView);
    if (calledBy === "keys" || times.length > 0) event.preventDefault();
    show(times, "keys");
  };

  addEventListener("pointerover", onPointer, { capture: true, passive: true });
  addEventListener("focusin", onFocus, { capture: true });
  addEventListener("focusout", onBlur, { capture: true });
  addEventListener("scroll", placeAll, { capture: true, passive: true });
  addEventListener("resize", placeAll);
  addEventListener("keydown", onKey, { capture: true });
  setInterval(refresh, REFRESH_MS);

  giveTitles(document);
  // Times that come later, or that the page sets anew.
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "attributes" && isTime(target) && !shown.has(target)) giveTitle(target);
      for (const node of addedNodes) {
        if (isTime(node)) giveTitle(node);
        else if (node.nodeType === Node.ELEMENT_NODE) giveTitles(node);
      }
    }
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["datetime"] });
})();
