// ==UserScript==
// @name         Search the selection
// @description  An entry of the context menu
// @match        https://docs.example.com/*
// @run-at       context-menu
// @grant        GM_openInTab
// ==/UserScript==
GM_openInTab(`https://search.example.org/?q=${encodeURIComponent(String(getSelection()))}`, { active: true });
