// ==UserScript==
// @name         Contrast Boost
// @namespace    https://scripts.example/contrast-boost
// @version      0.5.0
// @description  Darker text on sites that print grey on white.
// @match        https://magazine.example.com/*
// @grant        none
// ==/UserScript==

const channel = (value) => {
  const share = value / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
const rgb = (text) => (text.match(/\d+/g) ?? [0, 0, 0]).slice(0, 3).map(Number);

function contrast(a, b) {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

for (const node of document.querySelectorAll('p, li, td, small, span')) {
  const { color } = getComputedStyle(node);
  if (contrast(rgb(color), [255, 255, 255]) < 4.5) node.style.color = '#222';
}
