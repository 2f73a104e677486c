// ==UserScript==
// @name         Formula View
// @namespace    https://scripts.example/formula-view
// @version      1.2.3
// @description  Renders TeX in plain-text pages.
// @match        https://lists.example.org/*
// @require      https://cdn.jsdelivr.net/npm/katex@0.16.11/dist/katex.min.js#sha256=5r/l3uvUx8zScgVbq2O9OrLHO5B7bmoi01J0CoE4H9Q=
// @grant        none
// ==/UserScript==

/* global katex */
const TEX = /\$\$([^$]+)\$\$/g;

for (const block of document.querySelectorAll('pre')) {
  const text = block.textContent;
  if (!TEX.test(text)) continue;
  TEX.lastIndex = 0;
  const holder = document.createElement('div');
  let end = 0;
  for (const match of text.matchAll(TEX)) {
    holder.append(text.slice(end, match.index));
    const formula = document.createElement('span');
    katex.render(match[1], formula, { throwOnError: false, trust: false });
    holder.append(formula);
    end = match.index + match[0].length;
  }
  holder.append(text.slice(end));
  block.replaceWith(holder);
}
