javascript:(() => {
  /*
   * Readable Timestamps
   *
   * Finds times written for machines and puts a small note with your local time (or UTC) behind each:
   * Unix times in seconds and milliseconds, ISO 8601 and HTTP dates. A panel lists them all; a press
   * leads to the place. A field reads a time that you paste.
   *
   * Left alone: times without a zone (nobody can know what they mean), numbers that would be a time
   * before September 2001 or more than five years from now, and what you can type in. The notes are
   * not part of the page's text and are not copied with it. Escape, Close or a second run takes all
   * away. Times that appear later need a second run. Nothing is stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-readable-timestamps";
  const MOST_TIMES = 1000;
  const EARLIEST_MS = 1e12;
  const LATEST_MS = Date.now() + 5 * 365.25 * 86_400_000;
  const SKIPPED = "script, style, noscript, template, textarea, select, svg, math, title";
  const LOCALE = new Intl.DateTimeFormat().resolvedOptions().locale;
  const LOCAL_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

  const ZONE = "(?:Z|UTC|GMT|[+-]\\d{2}:?\\d{2})";
  const FORMS = [
    `(?<date>\\d{4}-\\d{2}-\\d{2})[T ](?<time>\\d{2}:\\d{2}(?::\\d{2})?)(?:[.,]\\d{1,9})? ?(?<zone>${ZONE})`,
    `(?<packed>\\d{8}T\\d{6}${ZONE})`,
    `(?<http>(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d{1,2} [A-Z][a-z]{2} \\d{4} \\d{2}:\\d{2}(?::\\d{2})? ${ZONE})`,
    "(?<unix>[1-9]\\d{9}(?:\\d{3}|\\.\\d{1,9})?)",
  ];
  /* Part of a longer number, word, price or version is no time. */
  const TIMES = new RegExp(`(?<![\\p{L}\\p{N}.+#$€£])(?:${FORMS.join("|")})(?![\\p{L}\\p{N}]|\\.\\d)`, "gu");

  const SHARED_CSS = `
    :host { all: initial !important; color-scheme: light dark !important; }
    * { box-sizing: border-box; }`;
  const PANEL_CSS = `${SHARED_CSS}
    :host { position: fixed !important; inset: 16px 16px auto auto !important; z-index: 2147483647 !important; }
    section {
      display: flex; flex-direction: column; gap: 8px; width: min(380px, calc(100vw - 32px)); max-height: calc(100vh - 32px);
      padding: 12px; border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); border-radius: 12px; background: Canvas;
      color: CanvasText; font: 15px/1.4 system-ui, sans-serif; box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    header { display: flex; gap: 8px; align-items: center; }
    h2 { flex: 1; margin: 0; font-size: 16px; }
    p { margin: 0; overflow-wrap: anywhere; }
    input, select, button {
      min-height: 44px; max-width: 100%; padding: 0 12px; border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas);
      border-radius: 8px; font: inherit;
    }
    button, select { background: ButtonFace; color: ButtonText; cursor: pointer; }
    ::placeholder { color: color-mix(in srgb, FieldText 75%, Field); opacity: 1; }
    ol { min-height: 0; margin: 0; padding: 0; overflow-y: auto; list-style: none; overscroll-behavior: contain; }
    li button { display: block; width: 100%; padding: 6px 8px; border: 0; background: none; color: inherit; text-align: start; }
    li button:hover { background: color-mix(in srgb, CanvasText 10%, Canvas); }
    small { display: block; color: color-mix(in srgb, CanvasText 70%, Canvas); overflow-wrap: anywhere; }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: -3px; }`;
  const NOTE_CSS = `${SHARED_CSS}
    :host { font-size: inherit !important; white-space: inherit !important; }
    span {
      margin-inline: 0.4em; padding: 0 0.4em; border-radius: 0.4em; background: light-dark(#fff0b8, #4d3d00);
      color: light-dark(#3a2e00, #fff0b8); font: 0.85em/1.4 system-ui, sans-serif; white-space: nowrap; user-select: none;
    }`;

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

  const toZone = (zone) => (/^[+-]/.test(zone) ? zone.replace(/^(...):?/, "$1:") : "Z");

  /* Milliseconds since 1970, or null for what only looks like a time (month 13, a telephone number). */
  const toMoment = ({ date, time, zone, packed, http, unix }) => {
    if (unix) {
      const moment = /^\d{13}$/.test(unix) ? Number(unix) : Number(unix) * 1000;
      return moment >= EARLIEST_MS && moment <= LATEST_MS ? moment : null;
    }
    const [, day, rest, end] = packed?.replace(/^(....)(..)(..)T(..)(..)(..)/, "$1-$2-$3T$4:$5:$6").match(/^(.{10})T(.{8})(.*)$/) ?? [];
    const moment = Date.parse(http ?? `${date ?? day}T${time ?? rest}${toZone(zone ?? end)}`);
    return Number.isNaN(moment) ? null : moment;
  };

  const findTimes = (text) =>
    [...text.matchAll(TIMES)]
      .map((match) => ({ written: match[0], end: match.index + match[0].length, moment: toMoment(match.groups) }))
      .filter(({ moment }) => moment !== null);

  /* All texts a reader can see, in reading order, those inside open shadow roots after their host. */
  const collectTexts = (root, found = []) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
      if (node.nodeType === Node.TEXT_NODE) return NodeFilter.FILTER_ACCEPT;
      return node.matches(SKIPPED) || node.isContentEditable ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
    });
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node.nodeType === Node.TEXT_NODE) found.push(node);
      else if (node.shadowRoot) collectTexts(node.shadowRoot, found);
    }
    return found;
  };

  const isVisible = (text) => !text.parentElement?.checkVisibility || text.parentElement.checkVisibility();

  const addNote = (text, { end, ...time }, sheet) => {
    const label = create("span", { lang: LOCALE });
    const host = document.createElement("span");
    const root = host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.append(label);
    const rest = end < text.length ? text.splitText(end) : null;
    text.after(host);
    return { ...time, host, label, text, rest };
  };

  /* Reads everything before it adds anything: a page that changes in between would be laid out anew for each note. */
  const addNotes = (sheet) => {
    const found = collectTexts(document.body ?? document.documentElement)
      .map((text) => ({ text, times: findTimes(text.data) }))
      .filter(({ text, times }) => times.length > 0 && isVisible(text))
      .flatMap(({ text, times }) => times.map((time) => ({ text, time })))
      .slice(0, MOST_TIMES);
    /* The last time of a text first: what stands before it keeps its place. */
    return found.reverse().map(({ text, time }) => addNote(text, time, sheet)).reverse();
  };

  /* Joins a text again where it was cut, unless the page has changed it in the meantime. */
  const removeNote = ({ host, text, rest }) => {
    const isWhole = rest !== null && host.previousSibling === text && host.nextSibling === rest;
    host.remove();
    if (!isWhole) return;
    text.appendData(rest.data);
    rest.remove();
  };

  const RELATIVE = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" });

  const relative = (moment) => {
    const seconds = (moment - Date.now()) / 1000;
    const units = { year: 31_557_600, month: 2_629_800, day: 86_400, hour: 3600, minute: 60, second: 1 };
    const [unit, size] = Object.entries(units).find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
    return RELATIVE.format(Math.trunc(seconds / size), unit);
  };

  const count = (notes) => {
    const most = notes.length === MOST_TIMES ? "The first " : "";
    return notes.length === 0 ? "No times with a zone found on this page" : `${most}${notes.length} ${notes.length === 1 ? "time" : "times"}`;
  };

  const makePanel = (notes, close) => {
    const status = create("p", { role: "status" });
    const zone = create("select", { ariaLabel: "Time zone" });
    zone.append(...[...new Set([LOCAL_ZONE, "UTC"])].map((name) => create("option", { textContent: name })));
    const pasted = create("input", { type: "text", ariaLabel: "Read a time", placeholder: "Paste a time to read it", autocomplete: "off" });
    const rows = notes.map(({ host, written, moment }, index) => {
      const label = create("span", { lang: LOCALE });
      const jump = () => {
        host.scrollIntoView({ block: "center" });
        host.animate([{ outline: "4px solid #e5a50a" }, { outline: "4px solid transparent" }], 1500);
        status.textContent = `${index + 1} of ${count(notes)}`;
      };
      const place = create("small", {}, `${written} · `, create("span", { lang: LOCALE, textContent: relative(moment) }));
      return { label, row: create("li", {}, create("button", { type: "button", onclick: jump }, label, place)) };
    });
    const update = () => {
      const format = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeStyle: "medium", timeZone: zone.value });
      notes.forEach(({ label, moment }, index) => (label.textContent = rows[index].label.textContent = format.format(moment)));
      const [time] = findTimes(pasted.value);
      const answer = time ? `${format.format(time.moment)} (${relative(time.moment)})` : "That is no time with a zone";
      status.textContent = pasted.value.trim() ? answer : count(notes);
    };
    zone.addEventListener("change", update);
    pasted.addEventListener("input", update);
    update();
    const closing = create("button", { type: "button", textContent: "Close", onclick: close });
    const header = create("header", {}, create("h2", { textContent: "Readable Timestamps" }), closing);
    const list = create("ol", { ariaLabel: "Times on this page" }, ...rows.map(({ row }) => row));
    return create("section", { ariaLabel: "Readable Timestamps", lang: "en", dir: "ltr" }, header, zone, pasted, status, list);
  };

  const open = () => {
    const life = new AbortController();
    const opener = document.activeElement;
    const notes = addNotes(makeSheet(NOTE_CSS));
    const host = create("div", { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const close = () => {
      const wasInside = host.matches(":focus-within");
      life.abort();
      notes.forEach(removeNote);
      host.remove();
      if (wasInside) opener?.focus?.({ preventScroll: true });
    };
    root.adoptedStyleSheets = [makeSheet(PANEL_CSS)];
    root.append(makePanel(notes, close));
    host.addEventListener("close", close);
    /* Keys pressed in the panel are not meant for the page's own shortcuts. */
    host.addEventListener("keydown", (event) => event.stopPropagation());
    addEventListener("keydown", (event) => event.key === "Escape" && close(event.stopPropagation()), { capture: true, signal: life.signal });
    document.documentElement.append(host);
    host.popover = "manual";
    host.showPopover?.();
    root.querySelector("select").focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
