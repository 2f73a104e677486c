// ==UserScript==
// @name         ISO dates everywhere
// @namespace    isodates
// @version      0.9.9
// @description  Adds the exact local time next to "3 days ago", and the ISO form to dates such as 03/04/2021
// @match        https://github.com/*
// @match        https://stackoverflow.com/*
// @match        https://www.reddit.com/*
// @match        https://forum.example.org/*
// @grant        none
// ==/UserScript==

"use strict";

const fmt = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short" });
const done = new WeakSet();

const sources = [
  { sel: "relative-time[datetime], time-ago[datetime], time[datetime]", get: el => el.getAttribute("datetime") },
  { sel: "span.relativetime[title], span.relativetime-clean[title]", get: el => el.title.split(",")[0].replace(" ", "T") },
  { sel: "[data-epoch]", get: el => Number(el.dataset.epoch) * 1000 },
];

function annotate(root) {
  for (const { sel, get } of sources) {
    for (const el of root.querySelectorAll(sel)) {
      if (done.has(el)) continue;
      done.add(el);
      const d = new Date(get(el));
      if (isNaN(d)) continue;
      const tag = document.createElement("small");
      tag.className = "iso-date";
      tag.textContent = ` (${fmt.format(d)})`;
      tag.style.opacity = ".7";
      el.after(tag);
    }
  }
}

/** Day-first unless the first number cannot be a day. */
function slashDates(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const hits = [];
  while (walker.nextNode()) {
    const t = walker.currentNode;
    if (/\b\d{1,2}\/\d{1,2}\/\d{4}\b/.test(t.data) && !t.parentElement.closest("script,style,textarea,code,pre,abbr")) hits.push(t);
  }
  const us = /^en-US/.test(document.documentElement.lang || "");
  for (const t of hits) {
    const frag = document.createDocumentFragment();
    t.data.split(/(\b\d{1,2}\/\d{1,2}\/\d{4}\b)/).forEach((part, i) => {
      if (i % 2 === 0) return frag.append(part);
      let [a, b, y] = part.split("/").map(Number);
      let [day, month] = us ? [b, a] : [a, b];
      if (month > 12) [day, month] = [month, day];
      const abbr = document.createElement("abbr");
      abbr.textContent = part;
      abbr.title = `${y}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
      frag.append(abbr);
    });
    t.replaceWith(frag);
  }
}

annotate(document);
slashDates(document.body);
new MutationObserver(muts => {
  for (const m of muts) for (const n of m.addedNodes) {
    if (n.nodeType === 1 && !n.classList.contains("iso-date") && n.parentElement) annotate(n.parentElement);
  }
}).observe(document.body, { childList: true, subtree: true });
