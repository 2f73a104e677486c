// ==UserScript==
// @name        Chapter Titles
// @namespace   https://userscripts.example/okapi
// @version     1.2.1
// @description Chapter names in the title of single-page books
// @author      okapi
// @match       https://books.example/read/*
// @run-at      document-start
// @grant       none
// ==/UserScript==
for (const method of ["pushState", "replaceState"]) {
  const original = history[method];
  history[method] = function (...args) {
    const result = original.apply(this, args);
    dispatchEvent(new Event("chapterchange"));
    return result;
  };
}

const update = () => {
  const chapter = document.querySelector("h1.chapter")?.textContent;
  if (chapter) document.title = `${chapter} · ${location.pathname.split("/").at(-1)}`;
};
addEventListener("popstate", update);
addEventListener("chapterchange", () => requestAnimationFrame(update));
addEventListener("DOMContentLoaded", update);
