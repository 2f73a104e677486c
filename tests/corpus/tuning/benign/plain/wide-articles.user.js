// ==UserScript==
// @name         Wide Articles
// @namespace    https://scripts.example/wide-articles
// @version      1.0
// @description  Uses the whole window for encyclopedia articles.
// @match        https://*.wikipedia.org/*
// @grant        GM_addStyle
// ==/UserScript==

GM_addStyle(`
  .mw-page-container, .mw-content-container { max-width: none !important; }
  #bodyContent { font-size: 1.05rem; line-height: 1.6; }
`);
