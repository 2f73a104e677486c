// ==UserScript==
// @name         Result Keys
// @namespace    https://scriptorium.example/scripts
// @version      1.0.0
// @description  Search results by keyboard: j and k move, Enter opens, o opens in a new tab, / goes back to the search box.
// @author       Aiko Morita
// @license      MIT
// @match        https://www.google.com/search*
// @match        https://www.google.co.uk/search*
// @match        https://www.google.de/search*
// @match        https://www.google.fr/search*
// @match        https://www.google.es/search*
// @match        https://www.google.it/search*
// @match        https://www.google.nl/search*
// @match        https://www.google.pl/search*
// @match        https://www.google.pt/search*
// @match        https://www.google.co.in/search*
// @match        https://www.google.co.jp/search*
// @match        https://www.google.com.br/search*
// @match        https://www.bing.com/search*
// @match        https://duckduckgo.com/?*
// @match        https://html.duckduckgo.com/html*
// @grant        none
// @run-at       document-end
// @noframes
// ==/UserScript==

/*
 * j or k     next or previous result (j after the last one: the link to more results)
 * Enter      opens the result, as on any link; o opens it in a new tab
 * /          the search box, with the cursor at its end; Escape takes the mark away
 *
 * - Never while you type, never together with Ctrl, Alt or the Command key.
 * - The result really has the focus, so that a screen reader reads it and Tab goes on from there.
 * - Advertisements and hidden answers are passed over. Results that load later are found, too.
 * - On layouts of other scripts the letter's place on the keyboard counts. Nothing is stored or sent.
 */
(() => {
  "use strict";

  const MARK = "data-scriptorium-result";

  /* What an engine calls its results, what stands around one of them, and the way to more of them. */
  const ENGINES = [
    {
      results: "#search a[href]:has(h3), #botstuff a[href]:has(h3)",
      around: ".g, [data-rpos], [data-hveid]",
      advertisements: "#tads, #tadsb, #bottomads, [data-text-ad]",
      more: "a#pnnext, a[aria-label='More results']",
    },
    {
      results: "#b_results > li.b_algo h2 a[href]",
      around: "li.b_algo",
      advertisements: ".b_ad",
      more: "a.sb_pagN",
    },
    {
      results: "[data-testid='result-title-a'], .result__title a.result__a",
      around: "[data-testid='result'], .result",
      advertisements: "[data-testid='ad'], .result--ad",
      more: "button#more-results, .nav-link input[type='submit'][value='Next']",
    },
  ];

  const CSS = `
    [${MARK}] { outline: 3px solid #2f7de1 !important; outline-offset: 6px !important; border-radius: 4px; }
    [${MARK}] :focus { outline: 2px solid #2f7de1 !important; outline-offset: 2px !important; }`;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);

  const isVisible = (element) => !element.checkVisibility || element.checkVisibility({ visibilityProperty: true });

  const unmark = () => {
    for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((known) => known !== sheet);
  };

  const mark = (element) => {
    unmark();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    element.setAttribute(MARK, "");
  };

  /** The engine whose results are on the page, with the places to go in their order; null where there is none. */
  const readPage = () => {
    for (const engine of ENGINES) {
      const results = [...document.querySelectorAll(engine.results)].filter(
        (link) => isVisible(link) && !link.closest(engine.advertisements)
      );
      if (results.length === 0) continue;
      const more = [...document.querySelectorAll(engine.more)].filter(isVisible).slice(0, 1);
      return { engine, places: [...results, ...more] };
    }
    return null;
  };

  /* Where the reader is: at the focused result, else at the marked one; -1 before the first key. */
  const positionIn = (places) => {
    const active = places.indexOf(document.activeElement);
    return active === -1 ? places.findIndex((place) => place.closest(`[${MARK}]`)) : active;
  };

  const goTo = (place, engine) => {
    mark(place.closest(engine.around) ?? place);
    place.focus({ preventScroll: true, focusVisible: true });
    place.scrollIntoView({ block: "center" });
  };

  const move = (step) => {
    const page = readPage();
    if (!page) return false;
    const { engine, places } = page;
    const now = positionIn(places);
    const next = now === -1 ? 0 : Math.min(places.length - 1, Math.max(0, now + step));
    goTo(places[next], engine);
    return true;
  };

  const openInTab = () => {
    const page = readPage();
    const place = page?.places[positionIn(page.places)];
    if (!place?.href) return false;
    window.open(place.href, "_blank", "noopener");
    return true;
  };

  const goToSearch = () => {
    const box = [...document.querySelectorAll("textarea[name='q'], input[name='q']")].find(isVisible);
    if (!box) return false;
    unmark();
    box.focus();
    box.setSelectionRange(box.value.length, box.value.length);
    return true;
  };

  const ACTIONS = { j: () => move(1), k: () => move(-1), o: openInTab, "/": goToSearch };
  const CODES = { KeyJ: "j", KeyK: "k", KeyO: "o" };

  const isTyping = (event) => {
    const target = event.composedPath()[0];
    if (!(target instanceof Element)) return false;
    return target.isContentEditable || target.closest("input:not([type='submit']), textarea, select, [role='textbox'], [role='combobox']") !== null;
  };

  /* "/" needs Shift on many keyboards; a Cyrillic or Greek letter stands for the Latin one on its key. */
  const actionOf = (event) => {
    const key = event.key.toLowerCase();
    if (key === "/") return ACTIONS[key];
    if (event.shiftKey) return undefined;
    const isLatin = /^[\u0000-\u024f]+$/.test(key);
    return ACTIONS[isLatin ? key : CODES[event.code]];
  };

  const onKey = (event) => {
    if (event.key === "Escape") return unmark();
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || isTyping(event)) return;
    if (!actionOf(event)?.()) return;
    /* Some engines have keys of their own; one key shall not do two things. */
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  addEventListener("keydown", onKey, { capture: true });
})();
