javascript:(() => {
  /*
   * Who Is Watching
   *
   * Lists every other site that the page has loaded something from: how many files, what for, and which of
   * them are known for counting or following visitors. Also how many cookies and stored values of this site
   * scripts can read. The list grows while the page loads more.
   *
   * It reads the browser's own log of loaded files; what frames load in turn is not in it, and cookies that
   * scripts cannot read are not counted. Names and values of cookies are not shown. Sends and stores nothing.
   */
  "use strict";

  const HOST_ID = "scriptorium-who-is-watching";
  /* Services that say themselves that they measure or advertise. */
  const WATCHERS = [
    ["Google", /(^|\.)(google-analytics|googletagmanager|doubleclick|googlesyndication|googleadservices)\.(com|net)$/],
    ["Meta", /(^|\.)(facebook\.net|facebook\.com)$/],
    ["Microsoft", /(^|\.)(clarity\.ms|bat\.bing\.com)$/],
    ["Amazon Ads", /(^|\.)amazon-adsystem\.com$/],
    ["Adobe", /(^|\.)(omtrdc\.net|demdex\.net|everesttech\.net|2o7\.net)$/],
    ["TikTok", /(^|\.)analytics\.tiktok\.com$/],
    ["LinkedIn", /(^|\.)(licdn\.com|ads\.linkedin\.com)$/],
    ["X", /(^|\.)(ads-twitter\.com|analytics\.twitter\.com)$/],
    ["Criteo", /(^|\.)criteo\.(com|net)$/],
    ["Taboola", /(^|\.)taboola\.com$/],
    ["Outbrain", /(^|\.)outbrain\.com$/],
    ["Hotjar", /(^|\.)hotjar\.(com|io)$/],
    ["Matomo Cloud", /(^|\.)matomo\.cloud$/],
    ["Yandex", /(^|\.)mc\.yandex\.(ru|com)$/],
    ["Quantcast", /(^|\.)quantserve\.com$/],
    ["Scorecard Research", /(^|\.)scorecardresearch\.com$/],
    ["New Relic", /(^|\.)nr-data\.net$/],
    ["Segment", /(^|\.)segment\.(com|io)$/],
    ["Mixpanel", /(^|\.)mixpanel\.com$/],
  ];
  const KINDS = { script: "scripts", img: "pictures", css: "style sheets", link: "style sheets", iframe: "frames", fetch: "requests", xmlhttprequest: "requests", beacon: "reports", video: "media", audio: "media" };

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

  const siteOf = (host) => {
    const labels = host.split(".");
    const size = labels.length > 2 && labels.at(-1).length === 2 && labels.at(-2).length <= 3 ? 3 : 2;
    return /^[\d.]+$|^\[/.test(host) ? host : labels.slice(-size).join(".");
  };

  const readStorage = (name) => {
    try {
      return globalThis[name].length;
    } catch (refused) {
      console.info("Who Is Watching may not read", name, refused.message);
      return 0;
    }
  };

  const collect = () => {
    const hosts = new Map();
    for (const { name, initiatorType } of performance.getEntriesByType("resource")) {
      const address = URL.canParse(name) ? new URL(name) : null;
      if (!address || !/^https?:$/.test(address.protocol) || siteOf(address.hostname) === siteOf(location.hostname)) continue;
      const entry = hosts.get(address.hostname) ?? { host: address.hostname, count: 0, kinds: new Set(), watcher: WATCHERS.find(([, pattern]) => pattern.test(address.hostname))?.[0] };
      entry.count += 1;
      entry.kinds.add(KINDS[initiatorType] ?? "files");
      hosts.set(address.hostname, entry);
    }
    return [...hosts.values()].sort((one, other) => Boolean(other.watcher) - Boolean(one.watcher) || other.count - one.count || one.host.localeCompare(other.host));
  };

  const open = () => {
    const list = create("ul", {});
    const own = create("p", {});
    const panel = openPanel("Who is watching", [list, own]);
    const rowOf = ({ host, count, kinds, watcher }) => {
      const note = watcher ? ` – measures or advertises (${watcher})` : "";
      return create("li", {}, create("bdi", { textContent: host }), `: ${count} (${[...kinds].join(", ")})${note}`);
    };
    const update = () => {
      const found = collect();
      const watchers = found.filter(({ watcher }) => watcher).length;
      const sites = found.length === 1 ? "1 other site" : `${found.length} other sites`;
      const text = found.length === 0 ? "This page has loaded nothing from other sites." : `Loaded from ${sites}, ${watchers} of them known for measuring or advertising.`;
      if (panel.status.textContent !== text) panel.status.textContent = text;
      list.replaceChildren(...found.map(rowOf));
      const cookies = document.cookie ? document.cookie.split(";").length : 0;
      own.textContent = `${location.hostname || "This page"} itself: ${cookies} cookies that scripts can read, ${readStorage("localStorage") + readStorage("sessionStorage")} stored values.`;
    };
    const observer = new PerformanceObserver(update);
    observer.observe({ type: "resource" });
    panel.signal.addEventListener("abort", () => observer.disconnect());
    update();
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
