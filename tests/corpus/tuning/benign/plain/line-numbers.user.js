// ==UserScript==
// @name         Code Line Numbers
// @namespace    https://scripts.example/line-numbers
// @version      1.0
// @description  Line numbers in code blocks.
// @match        https://stackoverflow.com/questions/*
// @grant        GM_addStyle
// ==/UserScript==

GM_addStyle('.numbered{display:grid;grid-template-columns:auto 1fr;gap:0 1em}.numbered .n{text-align:right;opacity:.5;user-select:none}');

function number(block) {
  const lines = block.textContent.replace(/\n$/, '').split('\n');
  if (lines.length < 4) return;
  const box = document.createElement('div');
  box.className = 'numbered';
  const numbers = document.createElement('pre');
  numbers.className = 'n';
  numbers.textContent = lines.map((_, index) => index + 1).join('\n');
  block.replaceWith(box);
  box.append(numbers, block);
}

document.querySelectorAll('pre').forEach(number);
