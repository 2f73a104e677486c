// ==UserScript==
// @name         Hide Domains
// @namespace    https://scriptorium.example/scripts
// @version      1.0.0
// @description  Hides results of the sites on your own list on Google, Bing and DuckDuckGo, counts them and shows them on request.
// @author       Noor Haddad
// @license      MIT
// @match        https://www.google.com/search*
// @match        https://www.google.co.uk/search*
// @match        https://www.google.de/search*
// @match        https://www.google.fr/search*
// @match        https://www.google.es/search*
// @match        https://www.google.it/search*
// @match        https://www.google.nl/search*
// @match        https://www.google.co.in/search*
// @match        https://www.google.co.jp/search*
// @match        https://www.google.com.br/search*
// @match        https://www.bing.com/search*
// @match        https://duckduckgo.com/*
// @match        https://html.duckduckgo.com/html/*
// @grant        none
// @run-at       document-end
// ==/UserScript==

/*
 * - "Hide" at each result puts its site on your list. "example.org" also hides "www.example.org" and
 *   every other name below it; "example.*" hides it under every ending.
 * - A notice says how many results are hidden, shows them on request, and opens the list: one
 *   domain in each line, to be edited, copied and pasted. An empty list hides nothing.
 * - Results that load later are looked at, too. Only links with a heading count as results, so a
 *   new layout of the page rarely matters. Advertisements and news boxes are not touched.
 * - The list stays in the local storage of the search engine, so each engine has its own. The
 *   engine's pages could read it there. Nothing is sent.
 */
(() => {
  "use strict";

  const STORE = "scriptorium-hide-domains";
  const HOST_ID = "scriptorium-hide-domains";
  const MARK = "data-scriptorium-hidden-domain";
  const ROOTS = "#rso, #botstuff, #b_results, .react-results--main, #links.results, #links .results, .serp__results";
  const RESULTS = "a[href]:has(h3), h2 a[href], h3 a[href]";

  const PAGE_CSS = `
    [${MARK}="hidden"] { display: none !important; }
    [${MARK}="shown"] { opacity: 0.6 !important; outline: 2px dashed currentColor !important; outline-offset: 4px !important; }`;

  const CSS = `
    :host { all: initial !important; color-scheme: light dark !important; }
    :host([popover]) { position: fixed !important; inset: auto 16px 16px auto !important; z-index: 2147483647 !important; }
    :host(span) { display: block !important; margin: -4px 0 4px !important; color: inherit !important; color-scheme: inherit !important; }
    section {
      display: flex; flex-wrap: wrap; gap: 8px; align-items: center; box-sizing: border-box; max-width: min(440px, calc(100vw - 32px));
      padding: 8px 12px; border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); border-radius: 12px;
      background: Canvas; color: CanvasText; font: 15px/1.4 system-ui, sans-serif; box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    p { flex: 1; margin: 0; overflow-wrap: anywhere; }
    form { display: grid; gap: 8px; flex: 1 0 100%; }
    form[hidden] { display: none; }
    label { display: grid; gap: 4px; }
    textarea { box-sizing: border-box; width: 100%; height: 132px; padding: 8px; border: 1px solid GrayText; border-radius: 8px; }
    textarea { background: Field; color: FieldText; font: 14px/1.5 ui-monospace, monospace; }
    button {
      min-height: 44px; min-width: 44px; padding: 0 12px; border: 1px solid color-mix(in srgb, CanvasText 55%, Canvas);
      border-radius: 8px; background: ButtonFace; color: ButtonText; font: 15px/1.4 system-ui, sans-serif; cursor: pointer;
    }
    .site { padding: 0 8px; border-color: transparent; background: none; color: inherit; font-size: 13px; text-decoration: underline; }
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

  const sheet = makeSheet(CSS);

  // "https://WWW.Example.org/path" is example.org, as a person means it.
  const toDomain = (line) => line.trim().toLowerCase().replace(/^[a-z]+:\/\//, "").replace(/^www\./, "").replace(/[/?#:].*$/, "");

  const readList = () => {
    try {
      return (localStorage.getItem(STORE) ?? "").split("\n").filter(Boolean);
    } catch (problem) {
      console.info("Hide Domains cannot read its list:", problem.message);
      return [];
    }
  };

  const writeList = (domains) => {
    const list = [...new Set(domains.map(toDomain).filter((domain) => /^[^\s.]+(\.[^\s.]+)+$/.test(domain)))].sort();
    try {
      if (list.length > 0) localStorage.setItem(STORE, list.join("\n"));
      else localStorage.removeItem(STORE);
    } catch (problem) {
      console.info("Hide Domains cannot keep its list:", problem.message);
    }
  };

  const isOnList = (name, list) =>
    list.some((domain) => {
      if (domain.endsWith(".*")) return `.${name}`.includes(`.${domain.slice(0, -1)}`);
      return name === domain || name.endsWith(`.${domain}`);
    });

  // Bing: u=a1 followed by the address in URL-safe base64.
  const unpackBing = (packed) =>
    /^a1(\w|-)+$/.test(packed) && packed.length % 4 !== 3 ? atob(packed.slice(2).replaceAll("-", "+").replaceAll("_", "/")) : null;

  // The site a result leads to, also where the engine leads through a counter of its own.
  const siteOf = (link) => {
    const { searchParams, hostname, pathname } = new URL(link.href, location.href);
    const isCounter = /(^|\.)(google\.[a-z.]+|bing\.com|duckduckgo\.com)$/.test(hostname) && ["/url", "/ck/a", "/l/"].includes(pathname);
    const packed = ["q", "url", "uddg"].map((name) => searchParams.get(name)).find(Boolean) ?? unpackBing(searchParams.get("u"));
    const target = isCounter ? packed : link.href;
    if (!target || !/^https?:/.test(target) || !URL.canParse(target)) return null;
    const site = toDomain(new URL(target).hostname);
    return site && site !== toDomain(location.hostname) && (isCounter || hostname !== location.hostname) ? site : null;
  };

  // The whole result: as far up as there is no other result in it.
  const boxOf = (link, root) => {
    let box = link;
    while (box.parentElement && box.parentElement !== root && box.parentElement.querySelectorAll(RESULTS).length === 1) box = box.parentElement;
    return box;
  };

  // Link → { box, site, button }.
  const results = new Map();
  let showsHidden = false;

  const addButton = (box, site) => {
    const button = create("button", { type: "button", className: "site", onclick: () => toggle(site) });
    const host = create("span", {});
    const root = host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.append(button);
    host.addEventListener("keydown", (event) => event.stopPropagation());
    box.append(host);
    return button;
  };

  const findResults = () => {
    for (const root of document.querySelectorAll(ROOTS)) {
      for (const link of root.querySelectorAll(RESULTS)) {
        if (results.has(link)) continue;
        const site = siteOf(link);
        if (!site) continue;
        const box = boxOf(link, root);
        results.set(link, { box, site, button: addButton(box === link ? link.parentElement : box, site) });
      }
    }
  };

  const count = (number) => `${number} ${number === 1 ? "result" : "results"} hidden`;

  const createNotice = () => {
    const status = create("p", { role: "status" });
    const area = create("textarea", { spellcheck: false });
    const saving = create("button", { textContent: "Save list" });
    const form = create("form", { hidden: true }, create("label", {}, "Hidden domains, one in each line", area), saving);
    const show = create("button", { type: "button" });
    const edit = create("button", { type: "button", textContent: "Edit list", ariaExpanded: "false" });
    const host = create("div", { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const open = (isOpen) => {
      form.hidden = !isOpen;
      edit.ariaExpanded = String(isOpen);
      area.value = `${readList().join("\n")}\n`;
      (isOpen ? area : edit).focus();
    };
    show.addEventListener("click", () => {
      showsHidden = !showsHidden;
      refresh();
    });
    edit.addEventListener("click", () => open(form.hidden));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      writeList(area.value.split("\n"));
      open(false);
      refresh();
    });
    // Keys pressed in the notice are not meant for the page's own shortcuts.
    host.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key === "Escape" && !form.hidden) open(false);
    });
    root.adoptedStyleSheets = [sheet];
    root.append(create("section", { ariaLabel: "Hide Domains", lang: "en", dir: "ltr" }, status, show, edit, form));
    return {
      focus: () => show.focus({ preventScroll: true }),
      update(hidden, list) {
        if (list.length === 0) return host.remove();
        if (!host.isConnected) document.documentElement.append(host);
        host.popover = "manual";
        host.showPopover?.();
        show.hidden = hidden === 0;
        show.textContent = showsHidden ? "Hide again" : "Show";
        status.textContent = showsHidden && hidden > 0 ? `${count(hidden)} otherwise` : count(hidden);
      },
    };
  };

  const notice = createNotice();

  const refresh = () => {
    const list = readList();
    let hidden = 0;
    for (const [link, { box, site, button }] of results) {
      if (!link.isConnected) results.delete(link);
      const listed = isOnList(site, list);
      hidden += listed && link.isConnected ? 1 : 0;
      if (listed) box.setAttribute(MARK, showsHidden ? "shown" : "hidden");
      else box.removeAttribute(MARK);
      button.textContent = listed ? `Show ${site} always` : `Hide ${site}`;
    }
    notice.update(hidden, list);
  };

  const toggle = (site) => {
    const list = readList();
    const isListed = isOnList(site, list);
    writeList(isListed ? list.filter((domain) => !isOnList(site, [domain])) : [...list, site]);
    refresh();
    // The button that was pressed is gone with its result.
    if (!isListed && !showsHidden) notice.focus();
  };

  const look = () => {
    const before = results.size;
    findResults();
    if (results.size > before) refresh();
  };

  document.adoptedStyleSheets = [...document.adoptedStyleSheets, makeSheet(PAGE_CSS)];
  findResults();
  if (results.size > 0) refresh();
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
})();
