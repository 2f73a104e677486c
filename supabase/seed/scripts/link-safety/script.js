javascript:(() => {
  /*
   * Suspicious Links
   *
   * Looks for links and forms that are not what they seem: a text that names one site while the link leads to
   * another, foreign letters in a name that look like Latin ones, bare numbers instead of a name, a name before
   * an @, addresses without encryption, and forms that send what you type to another site. Says why for each,
   * and leads to it. For mails, forums and pages you do not trust.
   *
   * It compares what stands on the page and asks no server: a link without a finding can still lead to a bad
   * site. Opens, stores and sends nothing.
   */
  "use strict";

  const HOST_ID = "scriptorium-link-safety";
  const MAX_SHOWN = 50;
  /* Second-level domains under which anybody can register a name. */
  const SHARED = /^(co|com|org|net|gov|ac|edu|or|ne|go)$/;
  const NAMED = /(?:https?:\/\/)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,})(?=[/:?#\s]|$)/iu;
  const COMMON_ENDINGS = /\.(com|org|net|info|edu|gov|io|eu|uk|de|fr|it|es|nl|pl|at|ch|be|se|dk|no|fi|cz|pt|ie|us|ca|au|jp|cn|ru|br|in)$/i;

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

  /* The part of a name that somebody registered: example.co.uk of www.example.co.uk. */
  const siteOf = (host) => {
    const labels = host.toLowerCase().split(".");
    const size = labels.length > 2 && labels.at(-1).length === 2 && SHARED.test(labels.at(-2)) ? 3 : 2;
    return labels.slice(-size).join(".");
  };

  const nameIn = (text) => {
    const name = text.match(NAMED)?.[1] ?? "";
    return COMMON_ENDINGS.test(name) && !text.includes("@") ? name : "";
  };

  const addressOf = (text) => (URL.canParse(text, document.baseURI) ? new URL(text, document.baseURI) : null);

  const findingsOfLink = (link) => {
    const address = addressOf(link.href);
    if (!address || !/^https?:$/.test(address.protocol)) return [];
    const findings = [];
    const text = link.textContent.trim();
    const named = text.length < 200 ? nameIn(text) : "";
    const namedHost = named ? addressOf(`https://${named}`)?.hostname : undefined;
    if (namedHost && siteOf(namedHost) !== siteOf(address.hostname)) findings.push(`says ${named}, leads to ${address.hostname}`);
    if (/(^|\.)xn--/.test(address.hostname)) findings.push(`has letters that are not Latin in its name (${address.hostname})`);
    if (/^(\d+\.){3}\d+$|^\[/.test(address.hostname) && address.hostname !== location.hostname) findings.push(`leads to a number instead of a name (${address.hostname})`);
    if (address.username) findings.push(`has a name before an @, but leads to ${address.hostname}`);
    if (address.protocol === "http:" && location.protocol === "https:") findings.push(`leads to ${address.hostname} without encryption`);
    return findings;
  };

  const findingsOfForm = (form) => {
    const address = addressOf(form.getAttribute("action") || location.href);
    if (!address || !form.querySelector("input:not([type='hidden' i], [type='submit' i]), textarea")) return [];
    const findings = [];
    if (/^https?:$/.test(address.protocol) && address.origin !== location.origin && siteOf(address.hostname) !== siteOf(location.hostname)) findings.push(`sends what you type to ${address.hostname}`);
    if (address.protocol === "http:" && location.protocol === "https:") findings.push("sends what you type without encryption");
    if (address.protocol === "mailto:") findings.push("sends what you type by mail");
    return findings;
  };

  const rootsOf = (root, found = [root]) => {
    for (const element of root.querySelectorAll("*")) if (element.shadowRoot && !String(element.id).startsWith("scriptorium-")) rootsOf(element.shadowRoot, found);
    return found;
  };

  const collect = () => {
    const all = (selector) => rootsOf(document).flatMap((root) => [...root.querySelectorAll(selector)]);
    const links = all("a[href], area[href]").map((element) => ({ element, what: "Link", name: element.textContent.trim() || "without text", findings: findingsOfLink(element) }));
    const forms = all("form").map((element) => ({ element, what: "Form", name: element.getAttribute("aria-label") || "", findings: findingsOfForm(element) }));
    return { found: [...links, ...forms].filter(({ findings }) => findings.length > 0), checked: links.length + forms.length };
  };

  const open = () => {
    const { found, checked } = collect();
    let mark = null;
    const show = (element) => {
      mark?.cancel();
      element.scrollIntoView({ block: "center" });
      mark = element.animate({ outline: ["3px solid #c62828", "3px solid #c62828"], outlineOffset: ["2px", "2px"] }, { duration: 1, fill: "forwards" });
    };
    const rowOf = ({ element, what, name, findings }) => {
      const label = create("span", {}, `${what} `, create("bdi", { textContent: name.replace(/\s+/g, " ").slice(0, 60) }), `: ${findings.join("; ")}`);
      return create("li", {}, create("button", { type: "button", onclick: () => show(element) }, label));
    };
    const panel = openPanel("Link check", [create("ul", {}, ...found.slice(0, MAX_SHOWN).map(rowOf))], () => mark?.cancel());
    const rest = found.length > MAX_SHOWN ? ` The first ${MAX_SHOWN} are listed.` : "";
    panel.status.textContent = found.length === 0 ? `Checked ${checked}: nothing odd in links and forms. That is no guarantee.` : `Of ${checked} links and forms, ${found.length} deserve a look.${rest}`;
    panel.root.querySelector("li button")?.focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
