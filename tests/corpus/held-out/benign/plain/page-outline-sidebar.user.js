// ==UserScript==
// @name         Page Outline
// @namespace    outline
// @version      2.2.0
// @description  Floating table of contents built from the headings, follows the scroll
// @author       K. Lindqvist
// @match        https://docs.example.com/*
// @match        https://*.wikipedia.org/wiki/*
// @match        https://github.com/*/blob/*
// @grant        GM_addStyle
// ==/UserScript==

GM_addStyle(`
  #kl-outline { position: fixed; top: 70px; right: 0; width: 240px; max-height: 80vh; overflow: auto;
    background: Canvas; color: CanvasText; border: 1px solid #8885; font: 12px/1.5 system-ui; padding: 6px; z-index: 500; }
  #kl-outline.folded { width: 16px; height: 16px; overflow: hidden; }
  #kl-outline a { display: block; color: inherit; text-decoration: none; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  #kl-outline a.here { font-weight: 700; border-left: 3px solid dodgerblue; padding-left: 3px; }
`);

function* headings(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT, {
    acceptNode: n => /^H[1-6]$/.test(n.tagName) && n.offsetParent !== null
      ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  });
  while (walker.nextNode()) yield walker.currentNode;
}

function build() {
  document.getElementById('kl-outline')?.remove();
  const hs = [...headings(document.querySelector('main, #content, article') || document.body)];
  if (hs.length < 3) return;
  const top = Math.min(...hs.map(h => +h.tagName[1]));
  const nav = document.createElement('nav');
  nav.id = 'kl-outline';
  nav.addEventListener('dblclick', () => nav.classList.toggle('folded'));
  const byHeading = new WeakMap();
  for (const h of hs) {
    const a = document.createElement('a');
    a.textContent = h.textContent.replace(/\[edit\]|¶/g, '').trim();
    a.title = a.textContent;
    a.href = '#' + (h.id || h.querySelector('[id]')?.id || '');
    a.style.marginLeft = `${(+h.tagName[1] - top) * 12}px`;
    a.onclick = ev => { ev.preventDefault(); h.scrollIntoView({ behavior: 'smooth' }); };
    byHeading.set(h, a);
    nav.append(a);
  }
  document.body.append(nav);

  const visible = new Set();
  const io = new IntersectionObserver(entries => {
    for (const e of entries) visible[e.isIntersecting ? 'add' : 'delete'](e.target);
    const first = hs.find(h => visible.has(h));
    if (!first) return;
    nav.querySelector('.here')?.classList.remove('here');
    byHeading.get(first).classList.add('here');
  });
  hs.forEach(h => io.observe(h));
}

build();
document.addEventListener('turbo:load', build);
