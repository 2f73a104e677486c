javascript:(() => {
  /*
   * Text of Images
   *
   * Gets at the text in pictures, as far as that can be had: where the browser itself can read pictures
   * (TextDetector, in few browsers yet), it does so on your device. In every browser the panel lists what the
   * page says about its pictures (alternative text, caption, title), ready to copy, and opens a picture in Google
   * Lens or Bing, which read its text.
   *
   * Nothing is sent until you press Lens or Bing; then that service gets the address of the picture, and sees it
   * only if the picture can be seen without signing in. Stores nothing.
   */
  "use strict";

  const HOST_ID = "scriptorium-image-text";
  const MIN_SIDE = 60;
  const MAX_SHOWN = 40;

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

  const imagesIn = (root, found = []) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.localName === "img") found.push(element);
      if (element.shadowRoot && !element.id.startsWith("scriptorium-")) imagesIn(element.shadowRoot, found);
    }
    return found;
  };

  const oneLine = (text) => String(text ?? "").trim().replace(/\s+/g, " ");

  const describe = (image) => {
    const caption = image.closest("figure")?.querySelector("figcaption")?.textContent;
    return [...new Set([image.alt, caption, image.title].map(oneLine).filter(Boolean))].join("\n");
  };

  const addressOf = (image) => (URL.canParse(image.currentSrc) && /^https?:$/.test(new URL(image.currentSrc).protocol) ? image.currentSrc : "");

  const canRead = "TextDetector" in window;

  /* The browser refuses pictures of other sites that do not allow it. */
  const read = async (image) => {
    try {
      const found = await new TextDetector().detect(image);
      return found.map(({ rawValue }) => oneLine(rawValue)).filter(Boolean).join("\n");
    } catch (refused) {
      console.info("Text of Images may not read a picture:", refused.message);
      return "";
    }
  };

  const open = () => {
    const isShown = (image) => image.checkVisibility?.() !== false && image.width >= MIN_SIDE && image.height >= MIN_SIDE;
    const images = imagesIn(document).filter(isShown).sort((one, other) => other.width * other.height - one.width * one.height).slice(0, MAX_SHOWN);
    let mark = null;
    const show = (image) => {
      mark?.cancel();
      image.scrollIntoView({ block: "center" });
      mark = image.animate({ outline: ["3px solid #e0218a", "3px solid #e0218a"] }, { duration: 1, fill: "forwards" });
    };
    const copy = async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        panel.status.textContent = "Copied";
      } catch {
        panel.status.textContent = "The browser did not allow copying. Click into the page and try again.";
      }
    };
    const rowOf = (image, place) => {
      const text = create("p", { textContent: describe(image) || "The page says nothing about this picture.", dir: "auto" });
      text.style.whiteSpace = "pre-line";
      const name = `Picture ${place + 1}`;
      const button = (label, onclick) => create("button", { type: "button", textContent: label, ariaLabel: `${label}: ${name}`, onclick });
      const link = (label, start) => create("a", { textContent: label, ariaLabel: `${label}: ${name}`, href: start + encodeURIComponent(addressOf(image)), target: "_blank", rel: "noopener noreferrer" });
      const actions = create("nav", { ariaLabel: name }, button("Show", () => show(image)), button("Copy", () => copy(text.textContent)));
      if (addressOf(image)) actions.append(link("Lens", "https://lens.google.com/uploadbyurl?url="), link("Bing", "https://www.bing.com/images/search?view=detailv2&iss=sbi&q=imgurl:"));
      if (canRead) read(image).then((found) => found && (text.textContent = found));
      return create("li", {}, create("strong", { textContent: name }), text, actions);
    };
    const panel = openPanel("Text of images", [create("ul", {}, ...images.map(rowOf))], () => mark?.cancel());
    const how = canRead ? "Your browser reads them itself." : "Your browser cannot read pictures itself: Lens and Bing can.";
    panel.status.textContent = images.length === 0 ? "There is no picture with room for text on this page." : how;
    panel.root.querySelector("li button")?.focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
