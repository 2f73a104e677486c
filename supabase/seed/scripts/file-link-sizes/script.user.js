// ==UserScript==
// @name         File Link Sizes
// @namespace    https://scriptorium.example/scripts
// @version      1.0.0
// @description  Shows type and size beside a link to a PDF, ZIP or other file of the same site, when you point at it or focus it.
// @author       Samuel Oyelaran
// @license      MIT
// @match        *://*/*
// @grant        none
// @run-at       document-idle
// ==/UserScript==

/*
 * Why every address matches: links to files can stand on any page. Nothing is asked and nothing is
 * shown until the pointer rests on such a link, or the keyboard focus reaches it.
 *
 * - The size is asked with a HEAD request: the site answers with the size only, not with the file.
 *   Each address is asked once for each page view, and only from the site the page comes from; to
 *   another site nothing is sent, not even when the site of the page passes the question on.
 * - The site learns from the request what it would learn from a click: that you looked at this file.
 * - A link that leads to a page instead of a file, or to nothing, is called that before you click.
 * - The note can be pointed at and copied from; Escape puts it away. The page itself is not changed.
 * - Nothing is stored.
 */
(() => {
  "use strict";

  const HOST_ID = "scriptorium-file-link-sizes";
  const REST_MS = 150;
  const GONE = new Set([404, 410]);
  const FILES = new RegExp(
    `\\.(${[
      "pdf|epub|mobi|djvu|ps|rtf|txt|md",
      "docx?|docm|odt|xlsx?|xlsm|ods|pptx?|ppsx?|odp|pages|numbers|key",
      "csv|tsv|json|geojson|xml|kml|kmz|gpx|shp|sqlite|parquet|ics|vcf",
      "zip|7z|rar|tar|gz|tgz|bz2|xz|zst|iso|dmg|exe|msi|apk|deb|rpm|jar",
      "mp3|m4a|ogg|opus|flac|wav|mp4|m4v|webm|mkv|mov|avi|srt",
      "jpe?g|png|gif|webp|avif|tiff?|svg|psd|ttf|otf|woff2?",
    ].join("|")})$`,
    "i"
  );

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; color-scheme: light dark !important;
      inset: var(--scriptorium-top) auto auto var(--scriptorium-left) !important; z-index: 2147483647 !important;
    }
    p {
      box-sizing: border-box; width: max-content; max-width: 100vw; margin: 0; padding: 4px 8px;
      border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); border-radius: 6px;
      background: Canvas; color: CanvasText; font: 14px/1.4 system-ui, sans-serif;
      box-shadow: 0 4px 16px rgb(0 0 0 / 0.25);
    }`;

  const linkAt = (event) => event.composedPath().find((node) => node instanceof HTMLAnchorElement && node.href);

  /** What kind of file the link names: "PDF" for /report.pdf. Null when it is no file, or not one of this site. */
  const kindOf = (link) => {
    if (!/^https?:$/.test(link.protocol) || link.origin !== location.origin) return null;
    const kind = (link.download || link.pathname).match(FILES)?.[1] ?? link.pathname.match(FILES)?.[1];
    return kind?.toUpperCase() ?? (link.hasAttribute("download") ? "File" : null);
  };

  const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];

  const toSize = (bytes) => {
    const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
    const format = { style: "unit", unit: UNITS[step], unitDisplay: "short", maximumSignificantDigits: 3 };
    return new Intl.NumberFormat("en", format).format(bytes / 1000 ** step);
  };

  /** What the site says about the file, in words. */
  const describe = (kind, answer) => {
    if (answer.type === "opaqueredirect") return `${kind}, kept at another address`;
    if (GONE.has(answer.status)) return `${kind}, but the site says that it is not there (${answer.status})`;
    if (answer.status === 401 || answer.status === 403) return `${kind}, but you may not open it (${answer.status})`;
    if (!answer.ok) return `${kind}, size not told`;
    if (/^(text\/html|application\/xhtml)/.test(answer.headers.get("content-type") ?? "")) return `A page, not a ${kind} file`;
    const length = answer.headers.get("content-length");
    if (length === null || !/^\d+$/.test(length)) return `${kind}, size not told`;
    const isPacked = /gzip|br|zstd|deflate/.test(answer.headers.get("content-encoding") ?? "");
    return `${kind}, ${toSize(Number(length))}${isPacked ? " to transfer" : ""}`;
  };

  const answers = new Map();

  /** Asks once for each address. A redirect is not followed: it might lead to another site. */
  const ask = (kind, address) => {
    const asked = answers.get(address);
    if (asked) return asked;
    const answer = fetch(address, { method: "HEAD", redirect: "manual" }).then(
      (response) => describe(kind, response),
      () => `${kind}, size not told`
    );
    answers.set(address, answer);
    return answer;
  };

  const host = document.createElement("div");
  const note = Object.assign(document.createElement("p"), { role: "status", lang: "en", dir: "ltr" });
  let current = null;
  let timer = 0;

  const hide = () => {
    clearTimeout(timer);
    current = null;
    host.remove();
  };

  /** Beside the last line of the link, touching it, so that the pointer can cross; below it where there is no room. */
  const place = (link) => {
    const line = [...link.getClientRects()].at(-1);
    if (!line) return hide();
    const { width, height } = note.getBoundingClientRect();
    const room = document.documentElement.clientWidth - width;
    const sides = getComputedStyle(link).direction === "rtl" ? [line.left - width, line.right] : [line.right, line.left - width];
    const beside = sides.find((left) => left >= 0 && left <= room);
    const left = beside ?? Math.max(0, Math.min(line.left, room));
    const under = line.bottom + height <= innerHeight ? line.bottom : line.top - height;
    const top = beside === undefined ? under : line.top + (line.height - height) / 2;
    host.style.setProperty("--scriptorium-top", `${top}px`);
    host.style.setProperty("--scriptorium-left", `${left}px`);
  };

  const show = async (link, kind) => {
    current = link;
    const address = link.href.split("#")[0];
    const words = await ask(kind, address);
    if (current !== link || !link.isConnected) return;
    document.documentElement.append(host);
    host.popover = "manual";
    host.showPopover?.();
    note.textContent = words;
    place(link);
  };

  const onPoint = (event) => {
    if (event.pointerType === "touch" || event.composedPath().includes(host)) return;
    const link = linkAt(event);
    if (link && link === current) return;
    const isFocused = current?.matches(":focus-visible") ?? false;
    if (current && !isFocused) hide();
    const kind = link ? kindOf(link) : null;
    clearTimeout(timer);
    if (kind) timer = setTimeout(() => show(link, kind), REST_MS);
  };

  const onFocus = (event) => {
    const link = linkAt(event);
    const kind = link?.matches(":focus-visible") ? kindOf(link) : null;
    if (kind) show(link, kind);
  };

  /** The focus itself may scroll its link into view: then the note goes along. */
  const onScroll = () => {
    if (!current?.matches(":focus-visible")) hide();
    else if (host.isConnected) place(current);
  };

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  host.id = HOST_ID;
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheet];
  root.append(note);

  addEventListener("pointerover", onPoint, { capture: true, passive: true });
  addEventListener("focusin", onFocus, { capture: true });
  addEventListener("focusout", hide, { capture: true });
  addEventListener("click", hide, { capture: true, passive: true });
  addEventListener("scroll", onScroll, { capture: true, passive: true });
  addEventListener("keydown", (event) => event.key === "Escape" && hide(), { capture: true });
})();
