// ==UserScript==
// @name         Regex highlighter
// @match        https://*.wikipedia.org/*
// @version      1.0.2
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_registerMenuCommand
// ==/UserScript==
(() => {
  let source = GM_getValue('pattern', '');
  GM_registerMenuCommand('Set pattern', () => {
    const p = prompt('Regular expression', source);
    if (p === null) return;
    try { new RegExp(p, 'giu'); } catch (e) { alert(e.message); return; }
    GM_setValue('pattern', source = p);
    paint();
  });

  function* textNodes(root) {
    const w = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, n =>
      n.parentElement.closest('script,style,textarea,mark') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
    while (w.nextNode()) yield w.currentNode;
  }

  function paint() {
    document.querySelectorAll('mark[data-rx]').forEach(m => m.replaceWith(m.textContent));
    document.body.normalize();
    if (!source) return;
    const rx = new RegExp(source, 'giu');
    for (const node of [...textNodes(document.body)]) {
      const t = node.data;
      const out = document.createDocumentFragment();
      let last = 0;
      for (const m of t.matchAll(rx)) {
        if (!m[0]) continue;
        out.append(t.slice(last, m.index));
        const mark = document.createElement('mark');
        mark.dataset.rx = '';
        mark.textContent = m[0];
        out.append(mark);
        last = m.index + m[0].length;
      }
      if (last) { out.append(t.slice(last)); node.replaceWith(out); }
    }
  }
  paint();
})();
