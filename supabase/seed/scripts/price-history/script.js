javascript:(() => {
  /*
   * Price History
   *
   * Was this cheaper before? Opens what is known about the price of the product on this page: Keepa and
   * CamelCamelCamel for Amazon, SteamDB and IsThereAnyDeal for Steam, and for every other shop the search of
   * price comparisons that draw price curves (Geizhals, idealo, PriceSpy), and the saved copies of the page
   * in the Wayback Machine. The product's number (EAN) is used where the page states it.
   *
   * The script has no prices of its own. Nothing is sent until you press a link; then its site gets the
   * number, name or address of the product. Nothing is stored.
   */
  "use strict";

  const HOST_ID = "scriptorium-price-history";
  /* Amazon's domains with the number that Keepa gives them and the subdomain of CamelCamelCamel, where there is one. */
  const AMAZON = {
    com: { keepa: 1, camel: "" }, "co.uk": { keepa: 2, camel: "uk." }, de: { keepa: 3, camel: "de." }, fr: { keepa: 4, camel: "fr." },
    "co.jp": { keepa: 5 }, ca: { keepa: 6, camel: "ca." }, it: { keepa: 8, camel: "it." }, es: { keepa: 9, camel: "es." },
    in: { keepa: 10 }, "com.mx": { keepa: 11 }, "com.au": { camel: "au." },
  };
  const SEARCHES = [
    { name: "Geizhals", start: "https://geizhals.eu/?fs=" },
    { name: "idealo", start: "https://www.idealo.de/preisvergleich/MainSearchProductCategory.html?q=" },
    { name: "PriceSpy", start: "https://pricespy.co.uk/search?search=" },
    { name: "Google Shopping", start: "https://www.google.com/search?udm=28&q=" },
  ];

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

  const findProducts = (node, found = []) => {
    if (typeof node !== "object" || node === null) return found;
    if ([node["@type"]].flat().some((type) => /^(Product|ProductGroup|IndividualProduct)$/.test(type))) found.push(node);
    for (const child of Object.values(node)) findProducts(child, found);
    return found;
  };

  const readJson = (script) => {
    try {
      return JSON.parse(script.textContent);
    } catch (broken) {
      console.info("Price History skipped a block of JSON-LD that cannot be read:", broken.message);
      return null;
    }
  };

  const oneLine = (text) => String(text ?? "").trim().replace(/\s+/g, " ").slice(0, 120);

  /* A list of offers has several products; only the page of a single one says which is meant. */
  const productOfPage = () => {
    const blocks = [...document.querySelectorAll("script[type='application/ld+json' i]")].map(readJson);
    const products = findProducts(blocks);
    const product = products[0] ?? {};
    const marked = document.querySelector("[itemtype*='schema.org/Product' i] [itemprop='name']")?.textContent;
    const code = [product.gtin13, product.gtin, product.gtin14, product.gtin12, product.gtin8].map((one) => String(one ?? "")).find((one) => /^\d{8,14}$/.test(one));
    const heading = document.querySelector("h1")?.textContent;
    const name = oneLine(product.name) || oneLine(marked) || oneLine(heading) || oneLine(document.title);
    return { name, code: code ?? "" };
  };

  const exactPages = (host, path) => {
    const domain = host.match(/(?:^|\.)amazon\.([a-z.]+)$/)?.[1] ?? "";
    const amazon = Object.hasOwn(AMAZON, domain) ? AMAZON[domain] : null;
    const asin = path.match(/\/(?:dp|gp\/product|gp\/aw\/d|product)\/([A-Z0-9]{10})(?:[/?]|$)/)?.[1];
    const pages = [];
    if (amazon && asin && amazon.camel !== undefined) pages.push(["CamelCamelCamel", `https://${amazon.camel}camelcamelcamel.com/product/${asin}`]);
    if (amazon && asin && amazon.keepa) pages.push(["Keepa", `https://keepa.com/#!product/${amazon.keepa}-${asin}`]);
    const game = host === "store.steampowered.com" ? path.match(/^\/app\/(\d+)/)?.[1] : undefined;
    if (game) pages.push(["SteamDB", `https://steamdb.info/app/${game}/`], ["IsThereAnyDeal", `https://isthereanydeal.com/steam/app/${game}/`]);
    return pages;
  };

  const linkTo = (name, href) => create("a", { textContent: name, href, target: "_blank", rel: "noopener noreferrer" });

  const open = () => {
    const { name, code } = productOfPage();
    /* The canonical address names the product even where the shown one does not. */
    const canonical = document.querySelector("link[rel='canonical' i]")?.href ?? "";
    const address = new URL(/^https?:/.test(canonical) ? canonical : location.href);
    const exact = exactPages(address.hostname, address.pathname);
    const query = create("input", { type: "search", value: code || name, dir: "auto" });
    const searches = SEARCHES.map(({ name: site }) => linkTo(site, ""));
    const content = [];
    if (exact.length > 0) content.push(create("p", {}, "Price curve of exactly this product:"), create("nav", { ariaLabel: "This product" }, ...exact.map(([site, href]) => linkTo(site, href))));
    content.push(create("label", {}, "Product to look for", query), create("nav", { ariaLabel: "Price comparisons" }, ...searches));
    if (/^https?:$/.test(address.protocol)) {
      content.push(create("nav", { ariaLabel: "Saved copies" }, linkTo("This page as it was before (Wayback Machine)", `https://web.archive.org/web/*/${address.origin}${address.pathname}`)));
    }
    const panel = openPanel("Price history", content);
    const update = () => {
      const words = oneLine(query.value);
      for (const [place, link] of searches.entries()) {
        if (words) link.href = SEARCHES[place].start + encodeURIComponent(words);
        else link.removeAttribute("href");
      }
      const hint = code ? "Found by the product's number (EAN)." : "No product number on this page: check the name.";
      panel.status.textContent = words ? hint : "Type the name of a product.";
    };
    query.addEventListener("input", update);
    update();
    panel.root.querySelector("nav a").focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
