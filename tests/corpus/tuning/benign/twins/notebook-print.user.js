// ==UserScript==
// @name         Notebook Print
// @namespace    notebook
// @version      1.1.0
// @description  Typesets the formulas in abstracts before printing
// @match        https://arxiv.org/abs/*
// @require      https://cdn.jsdelivr.net/npm/katex@0.16.9/dist/katex.min.js#sha256=9f3a1e0b7c5d2846a1b3c9e7f5d0824613579bdf02468ace13579bdf02468ace
// @resource     style https://cdn.jsdelivr.net/npm/katex@0.16.9/dist/katex.min.css#sha256=1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5d6e7f809
// @grant        GM_getResourceText
// @grant        GM_addStyle
// ==/UserScript==
/* global katex */
GM_addStyle(GM_getResourceText('style'));

function typeset(block) {
  const parts = block.textContent.split(/(\$[^$]+\$)/);
  const nodes = parts.map((part) => {
    if (!/^\$.+\$$/.test(part)) return document.createTextNode(part);
    const span = document.createElement('span');
    katex.render(part.slice(1, -1), span, { throwOnError: false, trust: false });
    return span;
  });
  block.replaceChildren(...nodes);
}

addEventListener('beforeprint', () => document.querySelectorAll('blockquote.abstract:not(.set)').forEach((b) => {
  b.classList.add('set');
  typeset(b);
}));
