// ==UserScript==
// @name         Vim Scroll Keys
// @namespace    https://scripts.example/vim-scroll
// @version      1.0.1
// @description  j, k, gg and G scroll the page.
// @match        *://*/*
// @grant        none
// ==/UserScript==

(() => {
  const isTyping = (node) => node.isContentEditable || /^(input|textarea|select)$/i.test(node.tagName);
  let waitsForG = false;

  const moves = {
    j: () => scrollBy({ top: 80 }),
    k: () => scrollBy({ top: -80 }),
    d: () => scrollBy({ top: innerHeight / 2 }),
    u: () => scrollBy({ top: -innerHeight / 2 }),
    G: () => scrollTo({ top: document.body.scrollHeight }),
  };

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key === 'g') {
      if (waitsForG) scrollTo({ top: 0 });
      waitsForG = !waitsForG;
      return;
    }
    waitsForG = false;
    if (Object.hasOwn(moves, event.key)) moves[event.key]();
  });
})();
