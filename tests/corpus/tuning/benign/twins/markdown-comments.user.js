// ==UserScript==
// @name         Markdown in ticket comments
// @match        https://tickets.example.com/issue/*
// @version      2.4
// @require      https://cdn.jsdelivr.net/npm/marked@12.0.2/marked.min.js#sha256-Ffq85bZYmLMrA/XtJen4kacprUwNbYdxEKd0SqhHqJQ=
// @require      https://cdn.jsdelivr.net/npm/dompurify@3.1.6/dist/purify.min.js#sha256-nzKOTAXFLi4Vn1/cZ4cUvYPz3wK3Wz0nYqAY1eSvlEE=
// @grant        none
// ==/UserScript==
/* global marked, DOMPurify */
;(function ($$) {
  var done = new WeakSet();
  var opts = { ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|#|\/)/i, FORBID_TAGS: ['style', 'form', 'iframe'], FORBID_ATTR: ['style'] };

  function one(el) {
    if (done.has(el)) return;
    done.add(el);
    var html = marked.parse(el.textContent, { gfm: true, breaks: true });
    el.innerHTML = DOMPurify.sanitize(html, opts);
    $$('a', el).forEach(function (a) { a.rel = 'noopener nofollow'; });
  }

  function all() { $$('.comment pre.raw').forEach(one); }
  new MutationObserver(all).observe(document.body, { childList: true, subtree: true });
  all();
})(function (s, r) { return Array.prototype.slice.call((r || document).querySelectorAll(s)); });
