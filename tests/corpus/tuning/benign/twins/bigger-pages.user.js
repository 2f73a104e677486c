// ==UserScript==
// @name         Bigger Result Pages
// @namespace    https://scripts.example/bigger-pages
// @version      1.0
// @description  100 results per page instead of 20.
// @match        https://catalog.example.org/*
// @run-at       document-start
// @grant        unsafeWindow
// ==/UserScript==

const original = unsafeWindow.fetch;

unsafeWindow.fetch = function (input, init) {
  if (typeof input === 'string' && input.startsWith('/api/search')) {
    const url = new URL(input, location.origin);
    url.searchParams.set('per_page', '100');
    return original.call(this, url.pathname + url.search, init);
  }
  return original.call(this, input, init);
};
