javascript:(() => {
  /*
   * Search This Site
   *
   * Searches the site you are on, and only that site: with its own search when it has one, with
   * DuckDuckGo, Bing or Google otherwise. Select words before you start, or type. Enter takes the
   * first of the searches; each opens in a new tab and is an ordinary link.
   *
   * The site's own search is read from its search form or its JSON-LD. Only when there is neither and
   * the page names an OpenSearch description, that one file is loaded, from the site itself. Your
   * words go to the search you choose and nowhere else. Nothing is stored.
   */
  "use strict";

  const HOST_ID = "scriptorium-search-this-site";
  const LONGEST_QUERY = 200;
  const FIELD_NAMES = /^(q|s|p|query|search|searchword|searchterm|searchtext|keys|keyword|keywords|term|text|wd)$/i;
  const ENGINES = [
    { name: "DuckDuckGo", start: "https://duckduckgo.com/?q=" },
    { name: "Bing", start: "https://www.bing.com/search?q=" },
    { name: "Google", start: "https://www.google.com/search?q=" },
  ];

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: 16px 16px auto auto !important;
      z-index: 2147483647 !important; color-scheme: light dark !important;
    }
    form {
      display: flex; flex-direction: column; gap: 10px; box-sizing: border-box; width: min(420px, calc(100vw - 32px));
      max-height: calc(100vh - 32px); overflow-y: auto; padding: 12px; border-radius: 12px; background: Canvas; color: CanvasText;
      border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); font: 15px/1.4 system-ui, sans-serif;
      box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    header { display: flex; gap: 8px; align-items: center; }
    h2 { flex: 1; margin: 0; font-size: 16px; overflow-wrap: anywhere; }
    p { margin: 0; }
    p:empty { margin-top: -10px; }
    input, button, a {
      box-sizing: border-box; min-height: 44px; padding: 0 12px; border-radius: 8px; font: inherit;
      border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas);
    }
    input { width: 100%; }
    button, a { background: ButtonFace; color: ButtonText; cursor: pointer; }
    nav { display: flex; flex-wrap: wrap; gap: 8px; }
    a { display: inline-flex; align-items: center; text-decoration: none; overflow-wrap: anywhere; }
    a:hover, button:hover { text-decoration: underline; }
    a:first-child { border: 2px solid light-dark(#0b57a4, #8ebcf0); font-weight: 600; }
    ::placeholder { color: color-mix(in srgb, FieldText 75%, Field); opacity: 1; }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  const site = location.hostname.replace(/^www\./, "");
  const oneLine = (text) => text.trim().replace(/\s+/g, " ");

  /* Words selected in the page or in a text field; never what is typed into a password field. */
  const selectedWords = () => {
    const field = document.activeElement;
    const isField = field?.localName === "textarea" || (field?.localName === "input" && /^(text|search)$/.test(field.type));
    if (field?.type === "password") return "";
    const words = isField ? field.value.slice(field.selectionStart, field.selectionEnd) : getSelection().toString();
    return oneLine(words).slice(0, LONGEST_QUERY);
  };

  /* Only a web address may come out of what a page says about itself. */
  const asWebAddress = (text) => {
    const address = URL.canParse(text, document.baseURI) ? new URL(text, document.baseURI) : null;
    return address && /^https?:$/.test(address.protocol) ? address.href : "";
  };

  const isVisible = (element) => !element.checkVisibility || element.checkVisibility();

  const searchField = (form) => {
    const fields = [...form.elements].filter((field) => field.localName === "input" && /^(search|text)$/.test(field.type) && field.name);
    const isMarked = form.getAttribute("role") === "search" || form.closest("search, [role='search']") !== null;
    return fields.find((field) => field.type === "search") ?? fields.find((field) => isMarked || FIELD_NAMES.test(field.name));
  };

  /* A form that asks with GET says by itself what its address will be. A visible form comes first. */
  const fromForm = () => {
    const forms = [...document.forms].filter((form) => /^(get)?$/i.test(form.getAttribute("method") ?? "") && searchField(form));
    const form = forms.find((candidate) => isVisible(searchField(candidate))) ?? forms[0];
    if (!form) return null;
    return (words) => {
      const address = new URL(asWebAddress(form.getAttribute("action") || location.href) || location.href);
      const fields = [...form.elements].filter((field) => field.name && (field.type === "hidden" || (field.type === "radio" && field.checked)));
      const pairs = [...fields.map((field) => [field.name, field.value]), [searchField(form).name, words]];
      address.search = new URLSearchParams(pairs).toString();
      address.hash = "";
      return address.href;
    };
  };

  const findActions = (node, found = []) => {
    if (typeof node !== "object" || node === null) return found;
    if ([node["@type"]].flat().includes("SearchAction")) found.push(node);
    for (const child of Object.values(node)) findActions(child, found);
    return found;
  };

  const readJson = (script) => {
    try {
      return JSON.parse(script.textContent);
    } catch (broken) {
      console.info("Search This Site skipped a block of JSON-LD that cannot be read:", broken.message);
      return null;
    }
  };

  const fill = (template, pattern) => (words) => asWebAddress(template.replace(pattern, () => encodeURIComponent(words)));

  /* schema.org: potentialAction of the WebSite, target "https://example.org/?q={search_term_string}". */
  const fromJsonLd = () => {
    const blocks = [...document.querySelectorAll("script[type='application/ld+json' i]")].map(readJson);
    const targets = findActions(blocks).flatMap((action) => action.target ?? []);
    const templates = targets.map((target) => String(target.urlTemplate ?? target));
    const template = templates.find((text) => /\{[^{}]*(search|query|term)[^{}]*\}/i.test(text));
    return template ? fill(template, /\{[^{}]*\}/g) : null;
  };

  /* OpenSearch 1.1. A request for a document, unlike a parser, is also allowed where a page demands Trusted Types. */
  const loadOpenSearch = (address) =>
    new Promise((done) => {
      const request = new XMLHttpRequest();
      request.open("GET", address);
      request.responseType = "document";
      request.overrideMimeType("text/xml");
      request.onloadend = () => {
        const urls = [...(request.responseXML?.querySelectorAll("Url") ?? [])];
        const isMeant = (url) => /^(text\/html)?$/i.test(url.getAttribute("type") ?? "") && !/^post$/i.test(url.getAttribute("method") ?? "");
        const template = urls.find(isMeant)?.getAttribute("template") ?? "";
        const optional = template.replace(/\{(?!searchTerms\})[^{}]*\?\}/g, "").replace(/\{(count|startIndex|startPage)\}/g, "1");
        const complete = optional.replace("{inputEncoding}", "UTF-8").replace("{language}", "*");
        done(/\{searchTerms\??\}/.test(complete) ? fill(complete, /\{searchTerms\??\}/g) : null);
      };
      request.send();
    });

  const openSearchAddress = () => {
    const link = document.querySelector("link[rel~='search' i][type='application/opensearchdescription+xml' i]");
    const address = link && URL.canParse(link.href) ? new URL(link.href) : null;
    return address?.origin === location.origin ? address.href : "";
  };

  const makePanel = (close) => {
    const status = create("p", { role: "status" });
    const query = create("input", { type: "search", ariaLabel: `Words to search on ${site}`, placeholder: "Words or a question", maxLength: LONGEST_QUERY });
    const nav = create("nav", { ariaLabel: "Searches" });
    const made = [];
    const update = () => {
      const words = oneLine(query.value);
      for (const { link, toAddress } of made) {
        if (words) link.href = toAddress(words);
        else link.removeAttribute("href");
        link.ariaDisabled = words ? null : "true";
      }
      if (words) status.textContent = "";
    };
    const ask = (event) => {
      if (oneLine(query.value)) return;
      event.preventDefault();
      status.textContent = "Type what to search for first";
      query.focus();
    };
    const add = (name, toAddress, place) => {
      const link = create("a", { textContent: name, target: "_blank", rel: "noopener noreferrer", role: "link", onclick: ask });
      nav[place](link);
      made.push({ link, toAddress });
    };
    for (const { name, start } of ENGINES) add(name, (words) => start + encodeURIComponent(`${words} site:${site}`), "append");
    const own = fromForm() ?? fromJsonLd();
    if (own) add("This site’s own search", own, "prepend");
    query.addEventListener("input", update);
    query.value = selectedWords();
    update();
    const start = (event) => {
      event.preventDefault();
      nav.firstElementChild.click();
    };
    const closing = create("button", { type: "button", textContent: "Close", onclick: close });
    const header = create("header", {}, create("h2", { textContent: `Search ${site}` }), closing);
    const form = create("form", { role: "search", ariaLabel: "Search This Site", lang: "en", dir: "ltr", onsubmit: start }, header, query, nav, status);
    const description = own ? "" : openSearchAddress();
    const addLoaded = (found) => {
      if (found) add("This site’s own search", found, "prepend");
      else status.textContent = "The site’s own search could not be read";
      update();
    };
    if (description) loadOpenSearch(description).then(addLoaded);
    return form;
  };

  const open = () => {
    const life = new AbortController();
    const opener = document.activeElement;
    const host = create("div", { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    const close = () => {
      const wasInside = host.matches(":focus-within");
      life.abort();
      host.remove();
      if (wasInside) opener?.focus?.({ preventScroll: true });
    };
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
    root.append(makePanel(close));
    host.addEventListener("close", close);
    /* Keys pressed in the panel are not meant for the page's own shortcuts. */
    host.addEventListener("keydown", (event) => event.stopPropagation());
    addEventListener("keydown", (event) => event.key === "Escape" && close(event.stopPropagation()), { capture: true, signal: life.signal });
    document.documentElement.append(host);
    host.popover = "manual";
    host.showPopover?.();
    root.querySelector("input").focus({ preventScroll: true });
    root.querySelector("input").select();
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else if (site) open();
  else alert("Search This Site: this page has no site to search in (it comes from a file or is empty).");
})();
