// ==UserScript==
// @name         Clean Print
// @namespace    https://scripts.example/clean-print
// @version      1.0
// @description  Hides menus and pictures in print.
// @match        https://recipes.example.com/*
// @grant        GM_addStyle
// ==/UserScript==

GM_addStyle('@media print { header, nav, footer, aside, .comments, img { display: none !important } body { font: 12pt serif } }');

const button = document.createElement('button');
button.textContent = 'Print recipe';
button.onclick = () => print();
document.querySelector('h1')?.insertAdjacentElement('afterend', button);
