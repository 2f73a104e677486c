// ==UserScript==
// @name         Hide YouTube Shorts
// @namespace    https://scriptorium.example/scripts
// @version      1.0.0
// @description  YouTube without Shorts: takes them out of the start page, search results, subscriptions, channels and the menu.
// @author       Lena Brandt
// @license      MIT
// @match        *://*.youtube.com/*
// @grant        none
// @run-at       document-start
// @noframes
// ==/UserScript==

/*
 * Hides every entry whose link leads to a Short, and the shelves and menu entries named for them, on the
 * desktop and on m.youtube.com. The browser does it by one style sheet, so entries that are loaded
 * later never appear. Links decide, not names of parts, which YouTube changes often.
 *
 * A Short that you open by its address plays as before. Nothing is clicked, stored or sent.
 */
(() => {
  "use strict";

  const SHORT = "a[href^='/shorts/'], a[href*='youtube.com/shorts/']";
  const ENTRIES = [
    "ytd-video-renderer", "ytd-rich-item-renderer", "ytd-grid-video-renderer", "ytd-compact-video-renderer", "yt-lockup-view-model",
    "ytm-shorts-lockup-view-model", "ytm-shorts-lockup-view-model-v2", "ytm-video-with-context-renderer", "ytm-rich-item-renderer",
  ];
  const SHELVES = [
    "ytd-reel-shelf-renderer", "ytd-rich-shelf-renderer[is-shorts]", "ytm-reel-shelf-renderer", "grid-shelf-view-model", "ytd-rich-section-renderer",
  ];
  const MENU = [
    "ytd-guide-entry-renderer:has(a[title='Shorts'], a[href='/shorts'], a[href='/shorts/'])",
    "ytd-mini-guide-entry-renderer:has(a[title='Shorts'], a[href='/shorts'], a[href='/shorts/'])",
    "ytm-pivot-bar-item-renderer:has(.pivot-shorts)",
    "yt-tab-shape[tab-title='Shorts']",
  ];

  const hidden = [...[...ENTRIES, ...SHELVES].map((part) => `${part}:has(${SHORT})`), "ytd-reel-shelf-renderer", "ytd-rich-shelf-renderer[is-shorts]", "ytm-reel-shelf-renderer", ...MENU];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${hidden.join(", ")} { display: none !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
})();
