javascript:(() => {
  /*
   * Old Versions of a Page
   *
   * Opens saved copies of the page you are on, or of another address: the newest and all copies of the
   * Wayback Machine, archive.today, and the archives that Memento knows. On a saved copy it leads back
   * to the living page. "Save now" asks the Wayback Machine for a copy of today.
   *
   * The part after # and campaign parameters such as utm_source are left out. Nothing is sent until you
   * press a link. Pages behind a sign-in are not in any archive.
   */
  "use strict";

  const HOST_ID = "scriptorium-old-versions";
  const ARCHIVES = [
    { name: "Newest copy", start: "https://web.archive.org/web/2/" },
    { name: "All copies by day", start: "https://web.archive.org/web/*/" },
    { name: "archive.today", start: "https://archive.today/newest/" },
    { name: "Other archives (Memento)", start: "https://timetravel.mementoweb.org/list/0/" },
    { name: "Save now", start: "https://web.archive.org/save/" },
  ];
  const CAMPAIGN = /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|igshid)$/i;

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

  const asAddress = (text) => {
    const written = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
    const address = text.trim() && URL.canParse(written) ? new URL(written) : null;
    if (!address || !/^https?:$/.test(address.protocol)) return "";
    address.hash = "";
    const tracking = [...address.searchParams.keys()].filter((name) => CAMPAIGN.test(name));
    for (const name of tracking) address.searchParams.delete(name);
    return address.href;
  };

  /* A copy has the address of its page at the end of its own. */
  const originalOf = (href) => {
    const original = href.match(/^https?:\/\/(?:web\.archive\.org\/web\/[^/]+|archive\.(?:today|ph|is|li|md|vn|fo)\/(?:newest|\d+))\/(https?:\/*.+)$/)?.[1];
    return original?.replace(/^(https?:)\/*/, "$1//") ?? "";
  };

  const open = () => {
    const original = originalOf(location.href);
    const field = create("input", { type: "url", value: asAddress(original || location.href), dir: "ltr" });
    const links = ARCHIVES.map(({ name }) => create("a", { textContent: name, target: "_blank", rel: "noopener noreferrer" }));
    const living = create("a", { textContent: "The page as it is today", target: "_blank", rel: "noopener noreferrer" });
    const rows = (original ? [living, ...links] : links).map((link) => create("li", {}, link));
    const panel = openPanel("Old versions", [create("label", {}, "Address", field), create("ul", {}, ...rows)]);
    const update = () => {
      const address = asAddress(field.value);
      for (const [place, link] of links.entries()) {
        if (address) link.href = ARCHIVES[place].start + address;
        else link.removeAttribute("href");
      }
      if (address) living.href = address;
      panel.status.textContent = address ? "" : "Type the address of a page.";
    };
    field.addEventListener("input", update);
    update();
    (field.value ? rows[0].firstElementChild : field).focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
