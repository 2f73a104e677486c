javascript:(() => {
  /*
   * Image Descriptions
   *
   * Lists the images of the page with the text that stands for them, and marks what is wrong: no
   * alternative text, a file name or a word like "image" as text, the same text for different
   * images or as the words beside it, a link or button that has no name without its image. A click
   * leads to the image; "Copy" takes the findings along. Escape, Close or a second run clears it.
   *
   * Looked at are img, image buttons, svg and role="img", in open shadow roots, too. Whether a text
   * is right only a person can say; background images, canvas and frames are not looked at. The
   * small pictures are drawn from what is loaded already. Nothing is loaded, stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-image-descriptions";
  const MOST_IMAGES = 1000;
  const LONGEST = 250;
  const IMAGES = "img, input[type='image'], svg, [role='img']";
  const FILE_NAME = /\.(jpe?g|png|gif|svg|webp|avif|bmp|tiff?|heic)\b|^(img|dsc[fn]?|pxl|image|photo|picture|screenshot)[-_ ]?\d[\d_-]*$|^[\w%-]*_[\w%-]*\d[\w%-]*$/i;
  const SAYS_NOTHING = /^(an? |the )?(image|picture|photo|photograph|graphic|icon|logo|spacer|banner|thumbnail|placeholder|bild|foto|imagen|imagem)$/i;
  const OUTLINE = { outline: ["3px solid #d1242f", "3px solid #d1242f"], outlineOffset: ["1px", "1px"] };

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: 16px 16px auto auto !important;
      z-index: 2147483647 !important; color-scheme: light dark !important;
    }
    section {
      display: flex; flex-direction: column; gap: 8px; box-sizing: border-box; width: min(400px, calc(100vw - 32px));
      max-height: calc(100vh - 32px); padding: 12px; border-radius: 12px; background: Canvas; color: CanvasText;
      border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); font: 15px/1.4 system-ui, sans-serif;
      box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    header { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    h2 { flex: 1; margin: 0; font-size: 16px; }
    p { margin: 0; }
    select, button {
      box-sizing: border-box; min-height: 44px; padding: 0 12px; border-radius: 8px; font: inherit; cursor: pointer;
      border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); background: ButtonFace; color: ButtonText;
    }
    ol { display: grid; gap: 6px; margin: 0; padding: 0; overflow-y: auto; list-style: none; overscroll-behavior: contain; }
    li button { display: flex; gap: 12px; align-items: center; width: 100%; padding: 6px 8px; background: none; color: inherit; text-align: start; }
    canvas { flex: none; width: 56px; height: 42px; border-radius: 4px; background: #9994; }
    span { min-width: 0; overflow-wrap: anywhere; }
    small, em { display: block; font-style: normal; }
    em { color: light-dark(#a3000f, #ffb3ab); }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: -3px; }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  const oneLine = (text) => (text ?? "").trim().replace(/\s+/g, " ");

  const isVisible = (element) => !element.checkVisibility || element.checkVisibility({ visibilityProperty: true });

  const collect = (root, found = []) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.matches(IMAGES) && !element.parentElement?.closest("svg, [role='img']") && isVisible(element)) found.push(element);
      if (element.shadowRoot && element.id !== HOST_ID) collect(element.shadowRoot, found);
    }
    return found;
  };

  const textOfIds = (element, name) => {
    const ids = element.getAttribute(name)?.trim().split(/\s+/) ?? [];
    return oneLine(ids.map((id) => element.getRootNode().getElementById?.(id)?.textContent ?? "").join(" "));
  };

  /* In the order of the accessible name computation; undefined when nothing was written at all. */
  const textOf = (image) => {
    const title = image.localName === "svg" ? image.querySelector(":scope > title")?.textContent : image.getAttribute("title");
    const alternative = /^(img|input)$/.test(image.localName) ? image.getAttribute("alt") : null;
    const given = [textOfIds(image, "aria-labelledby"), oneLine(image.ariaLabel), oneLine(alternative), oneLine(title)].find(Boolean);
    return given ?? (alternative === null ? undefined : "");
  };

  const isHidden = (image) => image.closest("[aria-hidden='true']") !== null || /^(presentation|none)$/.test(image.getAttribute("role") ?? "");

  const addressOf = (image) => image.currentSrc || image.src || "";

  const fileOf = (image) => {
    const last = addressOf(image).startsWith("data:") ? "" : addressOf(image).split(/[?#]/)[0].split("/").pop();
    try {
      return decodeURIComponent(last ?? "");
    } catch {
      return last ?? "";
    }
  };

  /* What else the link or button around the image says, and the caption below it. */
  const besides = (image) => {
    const control = image.closest("a[href], button, [role='button'], [role='link']");
    const named = control && (control.ariaLabel || textOfIds(control, "aria-labelledby") || control.title);
    const others = control ? [...control.querySelectorAll("img[alt], svg[aria-label]")].filter((other) => other !== image) : [];
    const words = oneLine([named, control?.innerText, ...others.map((other) => other.alt ?? other.ariaLabel)].join(" "));
    return { control, words, caption: oneLine(image.closest("figure")?.querySelector("figcaption")?.textContent) };
  };

  const same = (one, other) => one !== "" && one.toLowerCase() === other.toLowerCase();

  const findFaults = (image, text) => {
    const { control, words, caption } = besides(image);
    const isSilent = !text || isHidden(image);
    if (control && isSilent && !words) return [`the ${control.localName === "a" ? "link" : "button"} around it has no name`];
    if (isHidden(image)) return [];
    if (text === undefined) return image.localName === "svg" && image.role !== "img" ? [] : ["no alternative text"];
    const stem = fileOf(image).replace(/\.\w+$/, "");
    return [
      (FILE_NAME.test(text) || (/[-_\d]/.test(text) && same(text, stem))) && "looks like a file name",
      SAYS_NOTHING.test(text) && "does not say what it shows",
      same(text, words) && "repeats the words beside it",
      same(text, caption) && "repeats its caption",
      text.length > LONGEST && `${text.length} characters are long for a text that cannot be skimmed`,
    ].filter(Boolean);
  };

  const pictureOf = (image) => addressOf(image) || image.outerHTML;

  /* The same text for the same picture is right; for another picture it is a copy that nobody changed. */
  const describe = (images) => {
    const entries = images.map((image) => {
      const text = textOf(image);
      return { image, text, faults: findFaults(image, text), isSilent: isHidden(image) || text === "" };
    });
    const uses = Map.groupBy(entries.filter(({ text, isSilent }) => text && !isSilent), ({ text }) => text.toLowerCase());
    for (const group of uses.values()) {
      const pictures = new Set(group.map(({ image }) => pictureOf(image))).size;
      if (pictures > 1) for (const { faults } of group) faults.push(`the same text stands for ${pictures} different images`);
    }
    return entries;
  };

  const thumbnail = (image) => {
    const canvas = create("canvas", { width: 112, height: 84, ariaHidden: "true" });
    const { naturalWidth: width, naturalHeight: height } = image;
    if (!image.complete || !width || !height) return canvas;
    const scale = Math.min(canvas.width / width, canvas.height / height);
    const [x, y] = [(canvas.width - width * scale) / 2, (canvas.height - height * scale) / 2];
    canvas.getContext("2d").drawImage(image, x, y, width * scale, height * scale);
    return canvas;
  };

  const wordsOf = ({ image, text, isSilent }) => {
    if (isSilent) return "decorative: screen readers pass over it";
    if (text === undefined) return image.localName === "svg" ? "an svg without a text" : "no text";
    return `“${text}”`;
  };

  const makeRow = (entry) => {
    const { image, faults } = entry;
    const jump = () => {
      image.scrollIntoView({ block: "center" });
      image.animate({ outline: ["12px solid #2f7de1", "3px solid #2f7de1"] }, 900);
    };
    const label = create("span", {}, create("bdi", { textContent: wordsOf(entry) }));
    label.append(...faults.map((fault) => create("em", { textContent: `⚠ ${fault}` })), create("small", { textContent: fileOf(image) || image.localName }));
    return create("li", {}, create("button", { type: "button", onclick: jump }, thumbnail(image), label));
  };

  const asText = ({ image, text, faults }) => `- ${fileOf(image) || image.localName}: ${faults.join("; ")} (${text === undefined ? "no text" : `"${text}"`})`;

  const VIEWS = {
    "With problems": ({ faults }) => faults.length > 0,
    "All images": () => true,
    "Described": ({ text, isSilent }) => Boolean(text) && !isSilent,
    "Decorative": ({ isSilent }) => isSilent,
  };

  const makePanel = (entries, close) => {
    const wrong = entries.filter(VIEWS["With problems"]);
    const status = create("p", { role: "status" });
    const list = create("ol", { ariaLabel: "Images" });
    const view = create("select", { ariaLabel: "Show" });
    view.append(...Object.entries(VIEWS).map(([name, test]) => create("option", { value: name, textContent: `${name} (${entries.filter(test).length})` })));
    if (wrong.length === 0) view.value = "All images";
    const rows = new Map();
    const rowOf = (entry) => rows.get(entry) ?? rows.set(entry, makeRow(entry)).get(entry);
    const update = () => {
      const chosen = entries.filter(VIEWS[view.value]);
      list.replaceChildren(...chosen.slice(0, MOST_IMAGES).map(rowOf));
      const rest = chosen.length > MOST_IMAGES ? `; the first ${MOST_IMAGES} are listed` : "";
      status.textContent = `${wrong.length} of ${entries.length} images with problems${rest}`;
    };
    const copy = async () => {
      try {
        await navigator.clipboard.writeText([`Image descriptions of ${location.href}`, "", ...wrong.map(asText)].join("\n"));
        status.textContent = `Copied ${wrong.length} findings`;
      } catch {
        status.textContent = "The browser did not allow copying on this page";
      }
    };
    view.addEventListener("change", update);
    update();
    const button = (textContent, onclick) => create("button", { type: "button", textContent, onclick });
    const header = create("header", {}, create("h2", { textContent: "Image Descriptions" }), button("Copy", copy), button("Close", close));
    return create("section", { ariaLabel: "Image Descriptions", lang: "en", dir: "ltr" }, header, view, status, list);
  };

  const open = () => {
    const life = new AbortController();
    const opener = document.activeElement;
    const host = create("div", { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const entries = describe(collect(document));
    const faulty = entries.filter(({ faults }) => faults.length > 0);
    /* A finished animation marks an image without touching its attributes. */
    const marks = faulty.map(({ image }) => image.animate(OUTLINE, { duration: 1, fill: "forwards" }));
    const close = () => {
      life.abort();
      for (const mark of marks) mark.cancel();
      const wasInside = host.matches(":focus-within");
      host.remove();
      if (wasInside) opener?.focus?.({ preventScroll: true });
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
    root.append(makePanel(entries, close));
    host.addEventListener("close", close);
    addEventListener("keydown", (event) => event.key === "Escape" && close(), { capture: true, signal: life.signal });
    document.documentElement.append(host);
    host.popover = "manual";
    host.showPopover?.();
    root.querySelector("select").focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
