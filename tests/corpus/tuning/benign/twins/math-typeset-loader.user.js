// ==UserScript==
// @name         TeX in forum posts
// @match        https://forum.example.org/thread/*
// @version      1.1
// @grant        none
// ==/UserScript==
const BASE = 'https://cdn.jsdelivr.net/npm/katex@0.16.9/dist/';

function load(tag, attrs) {
  return new Promise((ok, fail) => {
    const el = Object.assign(document.createElement(tag), attrs, { crossOrigin: 'anonymous', onload: ok, onerror: fail });
    document.head.appendChild(el);
  });
}

(async function main() {
  const posts = [...document.querySelectorAll('.post-body')].filter(p => /\$[^$]+\$/.test(p.textContent));
  if (!posts.length) return;
  await Promise.all([
    load('link', {
      rel: 'stylesheet',
      href: BASE + 'katex.min.css',
      integrity: 'sha384-n8MVd4RsNIU0tAv4ct0nTaAbDJwPJzDEaqSD1odI+WdtXRGWt2kTvGFasHpSy3SV',
    }),
    load('script', {
      src: BASE + 'katex.min.js',
      integrity: 'sha384-XjKyOOlGwcjNTAIQHIpgOno0Hl1YQqzUOEleOLALmuqehneUG+vnGctmUb0ZY0l8',
    }),
  ]);
  for (const p of posts) {
    const walker = document.createTreeWalker(p, NodeFilter.SHOW_TEXT);
    const hits = [];
    while (walker.nextNode()) if (/\$[^$]+\$/.test(walker.currentNode.data)) hits.push(walker.currentNode);
    for (const node of hits) {
      const frag = document.createDocumentFragment();
      node.data.split(/(\$[^$]+\$)/).forEach(piece => {
        if (!piece.startsWith('$')) { frag.append(piece); return; }
        const span = document.createElement('span');
        window.katex.render(piece.slice(1, -1), span, { throwOnError: false, trust: false });
        frag.append(span);
      });
      node.replaceWith(frag);
    }
  }
})();
