// ==UserScript==
// @name Tab Router
// @version 3.2.5
// @description Tabs can be linked to
// @match https://manual.example/*
// @grant none
// ==/UserScript==

const panes = new Map([...document.querySelectorAll("[role=tab]")].map((tab) => [tab.id, tab]));
const routes = [
  [/^\/?$/, () => panes.values().next().value],
  [/^\/tab\/([\w-]+)$/, (id) => panes.get(id)],
];

function route() {
  const path = decodeURIComponent(location.hash.slice(1));
  for (const [pattern, find] of routes) {
    const match = pattern.exec(path);
    if (match) return find(...match.slice(1))?.click();
  }
}

for (const [id, tab] of panes) tab.addEventListener("click", () => history.replaceState(null, "", `#/tab/${id}`));
addEventListener("hashchange", route);
route();
