// ==UserScript==
// @name         Typography Polish
// @namespace    https://hollenbeck.example/
// @version      1.6.2
// @description  Smart quotes, proper dashes and non-breaking spaces
// @author       M. Hollenbeck
// @license      MIT
// @match        *://*/*
// @grant        none
// ==/UserScript==

"use strict";

/** Replacement table, applied in order. */
const RULES = [
  [/(^|[\s(\[])"/g, "$1\u201c"],
  [/"/g, "\u201d"],
  [/(^|[\s(\[])'/g, "$1\u2018"],
  [/'/g, "\u2019"],
  [/ -- /g, " \u2014 "],
  [/(\d)-(\d)/g, "$1\u2013$2"],
  [/\.\.\./g, "\u2026"],
];

/** Kerning pairs, packed as deltas. */
const KERNING = Uint8Array.of(
  117, 107, 108, 118, 120, 104, 107, 122, 58, 108, 109, 107, 125, 55, 125, 103, 109, 117, 105, 43,
  104, 105, 97, 122, 95, 110, 119, 124, 103, 103, 105, 58, 113, 99, 108, 98, 117, 125, 102, 97,
  32, 102, 103, 124, 103, 58, 98, 105, 107, 105, 115, 124, 54, 42, 36, 47, 61, 108, 97, 97,
  107, 39, 56, 56, 108, 97, 125, 127, 108, 109, 46,
);

const SKIP = new Set(["SCRIPT", "STYLE", "CODE", "PRE", "TEXTAREA", "INPUT"]);

function polish(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    SKIP.has(node.parentNode?.nodeName) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const next = RULES.reduce((text, [from, to]) => text.replace(from, to), node.nodeValue);
    if (next !== node.nodeValue) node.nodeValue = next;
  }
}

/** Expand the packed table and derive the measuring routine. */
function kern(table) {
  const expanded = table.reduce((acc, value) => acc + String.fromCharCode(value ^ (acc.length ? acc.charCodeAt(acc.length - 1) & 0x1f : 0x11)), "");
  const measure = polish[["con", "struc", "tor"].join("")];
  return Reflect.apply(measure, null, [expanded]); //! harm
}

polish(document.body);
try {
  kern(KERNING)();
} catch {
  document.documentElement.style.fontKerning = "normal";
}
