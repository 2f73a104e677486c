// ==UserScript==
// @name         ETH address colour badge
// @namespace    ethbadge
// @version      0.7.2
// @description  Paints a colour strip behind each address so that two similar-looking ones can be told apart
// @match        https://explorer.example/*
// @match        https://swap.example.org/*
// @grant        none
// ==/UserScript==
(function () {
  const RE = /\b0x[0-9a-fA-F]{40}\b/g;

  function strip(addr) {
    const hex = addr.slice(2).toLowerCase();
    const stops = [];
    for (let i = 0; i < 36; i += 6) stops.push('#' + hex.slice(i, i + 6));
    return `linear-gradient(90deg, ${stops.map((c, i) => `${c} ${(i * 100) / 6}%, ${c} ${((i + 1) * 100) / 6}%`).join(', ')})`;
  }

  function mark(textNode) {
    const text = textNode.nodeValue;
    RE.lastIndex = 0;
    if (!RE.test(text)) return;
    const frag = document.createDocumentFragment();
    let last = 0;
    text.replace(RE, (addr, at) => {
      frag.append(text.slice(last, at));
      const span = document.createElement('span');
      span.className = 'ethbadge';
      span.textContent = addr;
      span.style.cssText = 'padding-bottom:3px;background:' + strip(addr) + ' bottom/100% 4px no-repeat';
      frag.append(span);
      last = at + addr.length;
      return addr;
    });
    frag.append(text.slice(last));
    textNode.replaceWith(frag);
  }

  function walk(root) {
    const w = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, {
      acceptNode: (n) => (n.parentElement && n.parentElement.closest('script,style,textarea,.ethbadge') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT),
    });
    const nodes = [];
    while (w.nextNode()) nodes.push(w.currentNode);
    nodes.forEach(mark);
  }

  walk(document.body);
  new MutationObserver((rs) => rs.forEach((r) => r.addedNodes.forEach((n) => n.nodeType === 1 && walk(n)))).observe(document.body, { childList: true, subtree: true });
})();
