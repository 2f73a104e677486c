javascript:(() => {
  /*
   * Copy as Markdown Link
   *
   * Copies the page as [Title](address), ready for notes, chats, issues and READMEs. With text
   * selected, the selection becomes the words of the link. Pasted into a rich editor (mail, Docs),
   * the same copy arrives as a real link.
   *
   * Brackets are escaped so that the link cannot break, and campaign parameters are left out.
   * Nothing is stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-markdown-link";
  const SHOWN_FOR_MS = 4000;
  const CAMPAIGN = /^(utm_\w+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|igsh|yclid|twclid|ttclid)$/i;

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: auto 16px 16px auto !important;
      z-index: 2147483647 !important; color-scheme: light dark !important;
    }
    p {
      box-sizing: border-box; max-width: min(420px, calc(100vw - 32px)); margin: 0; padding: 12px 16px; border-radius: 12px;
      border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); background: Canvas; color: CanvasText;
      font: 15px/1.4 system-ui, sans-serif; overflow-wrap: anywhere; box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }`;

  const oneLine = (text) => text.trim().replace(/\s+/g, " ");

  const escapeWords = (text) => text.replace(/[\\[\]`*_<>]/g, "\\$&");

  const toHexEscape = (character) => "%" + character.charCodeAt(0).toString(16);

  /* A round bracket in an address would end the Markdown link. */
  const escapeAddress = (address) => address.replace(/[()]/g, toHexEscape);

  const cleanAddress = () => {
    const address = new URL(location.href);
    for (const name of [...address.searchParams.keys()]) if (CAMPAIGN.test(name)) address.searchParams.delete(name);
    return address.href;
  };

  const pageTitle = () => oneLine(document.title) || oneLine(document.querySelector("h1")?.textContent ?? "") || location.host || location.href;

  const makeLink = () => {
    const words = oneLine(getSelection().toString()).slice(0, 300) || pageTitle();
    const address = cleanAddress();
    const anchor = Object.assign(document.createElement("a"), { href: address, textContent: words });
    return { text: `[${escapeWords(words)}](${escapeAddress(address)})`, html: anchor.outerHTML };
  };

  /* The older way works on pages without https, too. The page must not change what is copied. */
  const copyByEvent = ({ text, html }) => {
    const fill = (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      event.clipboardData.setData("text/plain", text);
      event.clipboardData.setData("text/html", html);
    };
    addEventListener("copy", fill, { capture: true });
    const done = document.execCommand("copy");
    removeEventListener("copy", fill, { capture: true });
    return done;
  };

  const copy = async ({ text, html }) => {
    try {
      const asBlob = (content, type) => new Blob([content], { type });
      const item = { "text/plain": asBlob(text, "text/plain"), "text/html": asBlob(html, "text/html") };
      await navigator.clipboard.write([new ClipboardItem(item)]);
      return true;
    } catch {
      return copyByEvent({ text, html });
    }
  };

  const say = (message) => {
    const life = new AbortController();
    const host = Object.assign(document.createElement("div"), { id: HOST_ID });
    const close = () => {
      life.abort();
      host.remove();
    };
    const root = host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
    const status = Object.assign(document.createElement("p"), { role: "status", lang: "en" });
    root.append(status);
    addEventListener("keydown", (event) => event.key === "Escape" && close(), { capture: true, signal: life.signal });
    document.documentElement.append(host);
    host.popover = "manual";
    host.showPopover?.();
    status.textContent = message;
    setTimeout(close, SHOWN_FOR_MS);
  };

  const run = async () => {
    document.getElementById(HOST_ID)?.remove();
    const link = makeLink();
    if (await copy(link)) say(`Copied ${link.text}`);
    else prompt("The browser did not allow copying. Here is the link:", link.text);
  };

  run();
})();
