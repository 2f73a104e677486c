// ==UserScript==
// @name         Old Article Notice
// @namespace    https://scriptorium.example/scripts
// @version      1.0.0
// @description  Tells you when an article was published more than two years ago, with the day it was published and the day it was last changed.
// @author       Samuel Oyelaran
// @license      MIT
// @match        *://*/*
// @exclude      *://*.wikipedia.org/*
// @grant        none
// @run-at       document-idle
// @noframes
// ==/UserScript==

/*
 * Why every address matches: a search leads to articles of any site. On pages that are no article,
 * or state no day, or are younger, nothing happens.
 *
 * - The days are those the page itself states: in its structured data (JSON-LD, also that of a whole
 *   graph), its meta elements, or the <time> at the head of its only article. A page can state a
 *   wrong one; the notice says what it has read, it does not judge.
 * - Front pages, lists of several articles and Wikipedia are left alone: an encyclopaedia states the
 *   day an article was begun, and it is written on every day since.
 * - The notice stands in the corner until you put it away with Close or Escape, or go elsewhere. It
 *   does not take the focus, and is not printed.
 * - Nothing is loaded, stored or sent.
 */
(() => {
  "use strict";

  const OLD_YEARS = 2;
  const FIRST_YEAR = 1990;
  const FRONT_PAGE = /^\/([a-z]{2}([-_][a-z]{2})?\/?)?((index|default|home)(\.\w+)?)?$/i;
  const ARTICLE = /^(\w*Article|BlogPosting|LiveBlogPosting|Report)$/;
  const PUBLISHED = [
    "article:published_time", "datePublished", "citation_publication_date", "dcterms.created", "dc.date.issued",
    "parsely-pub-date", "sailthru.date", "pubdate", "date",
  ];
  const CHANGED = ["article:modified_time", "dateModified", "dcterms.modified", "og:updated_time", "last-modified"];

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: auto 16px 16px auto !important;
      z-index: 2147483647 !important; color-scheme: light dark !important;
    }
    aside {
      display: flex; gap: 12px; align-items: center; box-sizing: border-box; max-width: min(460px, calc(100vw - 32px));
      padding: 12px 12px 12px 16px; border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas);
      border-inline-start: 6px solid light-dark(#a85b00, #ffb454); border-radius: 12px; background: Canvas;
      color: CanvasText; font: 15px/1.4 system-ui, sans-serif; box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    p { margin: 0; }
    strong { display: block; }
    button {
      min-height: 44px; padding: 0 12px; border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); border-radius: 8px;
      background: ButtonFace; color: ButtonText; font: inherit; cursor: pointer;
    }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }
    @media print { :host { display: none !important; } }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  // The day as the page writes it, whatever the time zone of the reader. Null for what cannot be a day of the past.
  const readDay = (text) => {
    const [, year, month, day] = String(text ?? "").trim().match(/^(\d{4})[-/]?(\d{2})[-/]?(\d{2})(?!\d)/) ?? [];
    const parsed = year ? Date.UTC(year, month - 1, day) : Date.parse(text);
    const isPossible = parsed >= Date.UTC(FIRST_YEAR, 0) && parsed <= Date.now();
    return isPossible ? new Date(parsed) : null;
  };

  const asList = (value) => (Array.isArray(value) ? value : value ? [value] : []);

  // Everything an object of structured data holds that may be the article: a graph, a list, the main thing of a page.
  const flatten = (value) =>
    asList(value).flatMap((item) => (item && typeof item === "object" ? [item, ...flatten(item["@graph"]), ...flatten(item.mainEntity)] : []));

  const readJson = (script) => {
    try {
      return flatten(JSON.parse(script.textContent));
    } catch (problem) {
      console.info("Old Article Notice could not read the page's structured data:", problem.message);
      return [];
    }
  };

  const isThisPage = (item) =>
    [item.url, item["@id"], item.mainEntityOfPage?.["@id"] ?? item.mainEntityOfPage].some(
      (address) => typeof address === "string" && URL.canParse(address, location.href) && new URL(address, location.href).pathname === location.pathname
    );

  // Several articles are a list, unless exactly one of them is this page.
  const fromStructuredData = () => {
    const items = [...document.querySelectorAll("script[type='application/ld+json' i]")].flatMap(readJson);
    const articles = items.filter((item) => asList(item["@type"]).some((type) => ARTICLE.test(type)) && readDay(asList(item.datePublished)[0]));
    const own = articles.length > 1 ? articles.filter(isThisPage) : articles;
    if (own.length !== 1) return { isList: articles.length > 1, published: null };
    return { published: readDay(asList(own[0].datePublished)[0]), changed: readDay(asList(own[0].dateModified)[0]) };
  };

  const readMeta = (names) => {
    const selectorOf = (name) => ["name", "property", "itemprop"].map((attribute) => `meta[${attribute}="${name}" i]`).join();
    const days = names.map((name) => readDay(document.querySelector(selectorOf(name))?.content));
    return days.find(Boolean) ?? null;
  };

  const fromMeta = () => ({ published: readMeta(PUBLISHED), changed: readMeta(CHANGED) });

  // The <time> at the head of the only article: further down it may be the day of what the article tells.
  const fromTime = () => {
    const articles = [...document.querySelectorAll("article")].filter((article) => !article.parentElement.closest("article"));
    if (articles.length !== 1) return { published: null };
    const own = [...articles[0].querySelectorAll("time[datetime]")].filter((time) => time.closest("article") === articles[0]);
    const kindOf = (time) => `${time.getAttribute("itemprop") ?? ""} ${time.className}`;
    const firstParagraph = [...articles[0].querySelectorAll("p")].find((paragraph) => paragraph.textContent.length > 100);
    const isAtHead = (time) => !firstParagraph || time.compareDocumentPosition(firstParagraph) === Node.DOCUMENT_POSITION_FOLLOWING;
    const changed = own.find((time) => /modified|updated/i.test(kindOf(time)));
    const published = own.find((time) => /publish|entry-date/i.test(kindOf(time))) ?? own.find((time) => time !== changed && isAtHead(time));
    return { published: readDay(published?.dateTime), changed: readDay(changed?.dateTime) };
  };

  const readDays = () => {
    if (FRONT_PAGE.test(location.pathname)) return { published: null };
    const structured = fromStructuredData();
    if (structured.published || structured.isList) return structured;
    const stated = fromMeta();
    return stated.published ? stated : fromTime();
  };

  const yearsSince = (day) => {
    const now = new Date();
    const isBefore = now.getUTCMonth() * 31 + now.getUTCDate() < day.getUTCMonth() * 31 + day.getUTCDate();
    return now.getUTCFullYear() - day.getUTCFullYear() - Number(isBefore);
  };

  const write = (day) => new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(day);

  const show = ({ published, changed }) => {
    const life = new AbortController();
    const host = create("div", { id: "scriptorium-old-article-notice" });
    const close = () => {
      life.abort();
      host.remove();
    };
    const status = create("p", { role: "status" });
    const button = create("button", { type: "button", textContent: "Close", ariaLabel: "Close the notice", onclick: close });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    const root = host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.append(create("aside", { ariaLabel: "Old Article Notice", lang: "en", dir: "ltr" }, status, button));
    addEventListener("keydown", (event) => event.key === "Escape" && close(), { capture: true, signal: life.signal });
    // A site may bring the next article without loading a page; the notice is about this one.
    const page = location.pathname;
    const onNavigation = () => location.pathname !== page && close();
    addEventListener("popstate", onNavigation, { signal: life.signal });
    globalThis.navigation?.addEventListener("navigatesuccess", onNavigation, { signal: life.signal });
    document.documentElement.append(host);
    host.popover = "manual";
    host.showPopover?.();
    const later = changed && changed > published ? `Last changed on ${write(changed)}.` : "The page states no later change.";
    status.append(create("strong", {}, `This article is ${yearsSince(published)} years old.`), `Published on ${write(published)}. ${later}`);
  };

  const days = readDays();
  if (days.published && yearsSince(days.published) >= OLD_YEARS) show(days);
})();
