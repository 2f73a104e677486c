// ==UserScript==
// @name        Open checked results in tabs
// @namespace   opentabs
// @version     1.2.0
// @description Check boxes before search results; one button opens them in background tabs
// @match       https://duckduckgo.com/*
// @match       https://find.example.com/*
// @grant       GM_openInTab
// ==/UserScript==

const LIMIT = 15;
const boxes = () => Array.from(document.querySelectorAll('input.oct'));

function decorate() {
  document.querySelectorAll('article h2 a[href^="http"], .result h3 a[href^="http"]').forEach((a) => {
    if (a.previousSibling?.className === 'oct') return;
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.className = 'oct';
    box.onclick = (e) => e.stopPropagation();
    a.before(box);
  });
}

const go = document.createElement('button');
go.textContent = 'Open checked';
go.style.cssText = 'position:fixed;bottom:20px;right:20px;z-index:100';
go.addEventListener('click', () => {
  const links = boxes().filter((b) => b.checked).map((b) => b.nextElementSibling.href);
  if (links.length > LIMIT && !confirm(`Open ${links.length} tabs?`)) return;
  links.forEach((href) => GM_openInTab(href, { active: false, insert: true, setParent: true }));
  boxes().forEach((b) => { b.checked = false; });
});

document.body.append(go);
decorate();
new MutationObserver(decorate).observe(document.body, { childList: true, subtree: true });
