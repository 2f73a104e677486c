// ==UserScript==
// @name         Quiet sidebar
// @description  Hides boxes in the sidebar
// @include      *.journal.example/*
// @exclude      nowhere
// @grant        none
// ==/UserScript==
for (const box of document.querySelectorAll(".sidebar .promo")) box.hidden = true;
