// ==UserScript==
// @name         Draft layout
// @description  Marks drafts
// @match        https://docs.example.com/*
// @require      file:///home/dev/layout.js
// @grant        none
// ==/UserScript==
document.body.classList.add("draft");
