javascript:(() => {
  /*
   * Image List
   *
   * Every picture of the page in a panel, the biggest first, with its size in pixels, format and, where
   * the browser tells, weight: pictures in the text, the other sizes in their srcset, backgrounds, film
   * posters, images inside SVG. SVG drawings are counted. Set a smallest width, open a picture in a new
   * tab, copy one address or all. Escape, Close or a second run puts the panel away.
   *
   * A background tells its size only when it is shown once more, so the panel does that, as a rule
   * from the browser's cache. The other sizes of a srcset are listed as the page states them and never
   * loaded. Frames are left out. Nothing is stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-image-list";
  const FORMATS = { jpg: "JPEG", jpeg: "JPEG", "svg+xml": "SVG", "x-icon": "ICO" };
  const EXTENSION = /\.(avif|bmp|gif|ico|jpe?g|jxl|png|svg|tiff?|webp)$/i;

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: 16px 16px auto auto !important;
      z-index: 2147483647 !important; color-scheme: light dark !important;
    }
    section {
      display: flex; flex-direction: column; gap: 8px; box-sizing: border-box; width: min(520px, calc(100vw - 32px));
      max-height: calc(100vh - 32px); padding: 12px; border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas);
      border-radius: 12px; background: Canvas; color: CanvasText; font: 15px/1.4 system-ui, sans-serif;
      box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    header { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    h2 { flex: 1; margin: 0; font-size: 16px; }
    p { margin: 0; }
    label { display: flex; flex: 1; gap: 8px; align-items: center; white-space: nowrap; }
    input { width: 96px; }
    input, button {
      box-sizing: border-box; min-height: 44px; padding: 0 12px; border-radius: 8px; font: inherit;
      border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas);
    }
    button { background: ButtonFace; color: ButtonText; cursor: pointer; }
    button:disabled { color: GrayText; cursor: default; }
    ol { flex: 1; min-height: 88px; margin: 0; padding: 0; overflow-y: auto; list-style: none; overscroll-behavior: contain; }
    li { display: flex; gap: 8px; align-items: center; padding: 4px; }
    li > div { flex: 1; overflow-wrap: anywhere; }
    i { display: grid; flex: none; place-items: center; width: 64px; height: 48px; background: repeating-conic-gradient(#ccc 0 25%, #fff 0 50%) 0 0 / 12px 12px; }
    img { max-width: 64px; max-height: 48px; }
    a { display: inline-flex; align-items: center; min-height: 24px; color: inherit; }
    small { display: block; color: color-mix(in srgb, CanvasText 70%, Canvas); }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: -3px; }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  const count = (number, one, many) => `${number} ${number === 1 ? one : many}`;

  const walk = function* (root) {
    for (const element of root.querySelectorAll("*")) {
      if (element.id === HOST_ID) continue;
      yield element;
      if (element.shadowRoot) yield* walk(element.shadowRoot);
    }
  };

  /* "a.jpg 640w, b.jpg 2x": an address may hold commas, so one is read at a time. */
  const readSrcset = (text, base) =>
    [...(text ?? "").matchAll(/([^\s,]\S*[^\s,])(?:\s+([\d.]+)([wx]))?\s*(?:,|$)/g)]
      .filter((match) => URL.canParse(match[1], base))
      .map((match) => ({ address: new URL(match[1], base).href, amount: Number(match[2] ?? 1), unit: match[3] ?? "x" }));

  /* The browser divides the size of a picture from a srcset by its density; its real size is wanted here. */
  const readImage = (image) => {
    const shown = image.currentSrc || (image.getAttribute("src") && image.src);
    const sources = [...(image.parentElement?.localName === "picture" ? image.parentElement.querySelectorAll("source") : []), image];
    const candidates = sources.flatMap((source) =>
      readSrcset(source.getAttribute("srcset"), image.baseURI).map((candidate) => ({ ...candidate, type: source.type }))
    );
    const chosen = candidates.find((candidate) => candidate.address === shown);
    const ratio = image.naturalHeight / image.naturalWidth;
    const widthOf = ({ amount, unit }) => (unit === "w" ? amount : image.naturalWidth * amount);
    const entryOf = (address, candidate, width, isShown) => ({
      address, type: candidate?.type, isShown, from: isShown ? "" : "another size in the srcset",
      width: Math.round(width) || 0, height: Math.round(width * ratio) || 0,
    });
    const others = candidates.filter((candidate) => candidate !== chosen && candidate.unit === (chosen ?? candidate).unit);
    return [
      ...(shown ? [entryOf(shown, chosen, chosen ? widthOf(chosen) : image.naturalWidth, true)] : []),
      ...others.map((candidate) => entryOf(candidate.address, candidate, widthOf(candidate), false)),
    ];
  };

  const readBackgrounds = (element) =>
    [null, "::before", "::after"].flatMap((part) => {
      const written = getComputedStyle(element, part).backgroundImage;
      if (!written?.includes("url(")) return [];
      const addresses = [...written.matchAll(/url\("((?:[^"\\]|\\.)*)"\)/g)].map((match) => match[1].replace(/\\(.)/g, "$1"));
      return addresses.map((address) => ({ address, width: 0, height: 0, from: "background", isShown: true }));
    });

  const readOthers = (element) => {
    const found = (written, from) =>
      written && URL.canParse(written, element.baseURI)
        ? [{ address: new URL(written, element.baseURI).href, width: 0, height: 0, from, isShown: true }]
        : [];
    if (element.localName === "video") return found(element.getAttribute("poster"), "poster of a film");
    if (element.localName === "image") return found(element.href?.baseVal, "inside SVG");
    if (element.localName === "input" && element.type === "image") return found(element.getAttribute("src"), "button");
    return [];
  };

  /* One entry for each address. */
  const collect = () => {
    const entries = new Map();
    let drawings = 0;
    for (const element of walk(document)) {
      if (element.localName === "svg" && !element.parentElement?.closest("svg") && element.checkVisibility?.() !== false) drawings += 1;
      const own = element.localName === "img" ? readImage(element) : readOthers(element);
      for (const found of [...own, ...readBackgrounds(element)]) {
        if (!/^(https?|data|blob|file):/.test(found.address)) continue;
        const known = entries.get(found.address) ?? { ...found, times: 0 };
        entries.set(found.address, Object.assign(known, found.isShown && !known.isShown ? found : {}, { times: known.times + 1 }));
      }
    }
    return { entries: [...entries.values()], drawings };
  };

  const formatOf = ({ address, type }) => {
    const stated = (type || address.match(/^data:([^;,]+)/)?.[1])?.replace(/^image\//, "");
    const written = /^https?:/.test(address) ? new URL(address) : null;
    const hint = written?.searchParams.get("format") ?? written?.searchParams.get("fm");
    const short = (stated || written?.pathname.match(EXTENSION)?.[1] || hint || "").toLowerCase();
    return short ? (FORMATS[short] ?? short.toUpperCase()) : "format not known";
  };

  const nameOf = (address) => {
    if (address.startsWith("data:")) return `Written into the page, ${address.length} characters`;
    const { pathname, host } = new URL(address);
    return pathname.split("/").filter(Boolean).at(-1) ?? host;
  };

  const describe = (entry) => {
    const size = entry.height > 0 ? `${entry.width} × ${entry.height} px` : entry.width > 0 ? `${entry.width} px wide` : "size not known";
    const bytes = performance.getEntriesByName(entry.address, "resource")[0]?.encodedBodySize ?? 0;
    const weight = bytes > 0 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : "";
    return [size, formatOf(entry), weight, entry.from, entry.times > 1 ? `${entry.times} times` : ""].filter(Boolean).join(", ");
  };

  const copy = async (entries) => {
    try {
      await navigator.clipboard.writeText(entries.map((entry) => entry.address).join("\n"));
      return `Copied ${count(entries.length, "address", "addresses")}`;
    } catch {
      return "The browser did not allow copying on this page";
    }
  };

  /* The small picture is the one the page shows already; it also tells the size of a background. */
  const makeRow = (entry, status, onMeasured) => {
    const name = nameOf(entry.address);
    const details = create("small", { textContent: describe(entry) });
    const frame = create("i", {});
    if (entry.isShown) {
      const picture = create("img", { alt: "", decoding: "async", onerror: () => picture.remove() });
      picture.addEventListener("load", () => {
        if (entry.width > 0) return;
        Object.assign(entry, { width: picture.naturalWidth, height: picture.naturalHeight });
        details.textContent = describe(entry);
        onMeasured();
      });
      picture.src = entry.address;
      frame.append(picture);
    }
    /* Browsers do not open data: addresses in a tab. */
    const toNewTab = { href: entry.address, target: "_blank", rel: "noopener", title: entry.address };
    const label = entry.address.startsWith("data:") ? create("span", {}, name) : create("a", toNewTab, name);
    const copyIt = async () => (status.textContent = await copy([entry]));
    const button = create("button", { type: "button", textContent: "Copy", ariaLabel: `Copy address of ${name}`, onclick: copyIt });
    return create("li", {}, frame, create("div", {}, label, details), button);
  };

  const moveFocus = (root, step) => {
    const rows = [...root.querySelectorAll("li")];
    const next = rows.indexOf(root.activeElement?.closest("li")) + step;
    if (next < 0) root.querySelector("input").focus();
    else rows[Math.min(next, rows.length - 1)]?.querySelector("a, button").focus();
  };

  const makePanel = ({ entries, drawings }, close) => {
    let shown = [];
    const list = create("ol", { ariaLabel: "Pictures, biggest first" });
    const status = create("p", { role: "status" });
    const smallest = create("input", { type: "number", min: 0, step: 50, value: 0 });
    const copyAll = create("button", { type: "button", textContent: "Copy addresses", onclick: async () => (status.textContent = await copy(shown)) });
    /* A row is made once and only moved, and the focus stays on it. */
    const update = () => {
      shown = entries.filter((entry) => entry.width >= smallest.valueAsNumber || !smallest.value);
      shown.sort((one, other) => other.width * (other.height || other.width) - one.width * (one.height || one.width));
      const focused = list.getRootNode().activeElement;
      list.replaceChildren(...shown.map((entry) => (entry.row ??= makeRow(entry, status, update))));
      focused?.focus({ preventScroll: true });
      copyAll.disabled = shown.length === 0;
      const some = `${shown.length === entries.length ? "" : `${shown.length} of `}${count(entries.length, "picture", "pictures")}`;
      status.textContent = `${some} and ${count(drawings, "SVG drawing", "SVG drawings")} on this page`;
    };
    smallest.addEventListener("input", update);
    update();
    const header = create("header", {}, create("h2", { textContent: "Image List" }), create("button", { type: "button", textContent: "Close", onclick: close }));
    const tools = create("header", {}, create("label", {}, "Smallest width", smallest, "px"), copyAll);
    const properties = { role: "dialog", ariaLabel: "Image List", lang: "en", dir: "ltr" };
    return create("section", properties, header, tools, status, list);
  };

  const openPanel = (found) => {
    const life = new AbortController();
    const opener = document.activeElement;
    const host = create("div", { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const close = () => {
      life.abort();
      const wasInside = host.matches(":focus-within");
      host.remove();
      if (wasInside) opener?.focus?.({ preventScroll: true });
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
    root.append(makePanel(found, close));
    host.addEventListener("close", close);
    /* Keys pressed in the panel are not meant for the page's own shortcuts. */
    host.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (!/^Arrow(Up|Down)$/.test(event.key) || event.composedPath()[0].localName === "input") return;
      event.preventDefault();
      moveFocus(root, event.key === "ArrowDown" ? 1 : -1);
    });
    addEventListener("keydown", (event) => event.key === "Escape" && close(), { capture: true, signal: life.signal });
    document.documentElement.append(host);
    host.popover = "manual";
    host.showPopover?.();
    root.querySelector("input").focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) return void shown.dispatchEvent(new Event("close"));
  openPanel(collect());
})();
