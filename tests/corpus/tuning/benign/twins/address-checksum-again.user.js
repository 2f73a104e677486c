// ==UserScript==
// @name        Address spotter
// @namespace   addr-spot
// @version     1.1
// @match       https://forum.example.org/*
// @grant       GM_addStyle
// ==/UserScript==
GM_addStyle('.addr-spot{outline:1px dashed orange;cursor:help}');
const RE = /\b(0x[0-9a-fA-F]{40}|bc1[02-9ac-hj-np-z]{25,59}|[13][1-9A-HJ-NP-Za-km-z]{25,34})\b/g;
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const hits = [];
while (walker.nextNode()) if (walker.currentNode.data.search(RE) >= 0) hits.push(walker.currentNode);
for (const node of hits) {
  const parts = node.data.split(RE);
  node.replaceWith(...parts.map((t, i) => {
    if (i % 2 === 0) return t;
    const s = document.createElement('span');
    s.className = 'addr-spot';
    s.textContent = t;
    s.title = t.match(/.{1,4}/g).join(' ') + '\nCompare every group before you pay.';
    return s;
  }));
}
document.addEventListener('paste', e => {
  const t = e.clipboardData.getData('text');
  if (/^0x/.test(t) && !/^0x[0-9a-f]{40}$/i.test(t.trim())) console.warn('Pasted address has the wrong length');
});
