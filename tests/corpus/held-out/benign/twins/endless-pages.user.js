// ==UserScript==
// @name         Endless result pages
// @namespace    endless
// @version      1.5
// @match        https://search.oldbooks.example/results*
// @grant        none
// @description  Appends the next page when you reach the end
// ==/UserScript==

(function () {
  var list = document.querySelector('ol.results');
  var nextLink = document.querySelector('a.next');
  if (!list || !nextLink) return;

  var next = nextLink.href;
  var busy = false;
  var page = 1;

  function load() {
    if (busy || !next) return;
    if (new URL(next).origin !== location.origin) return;
    busy = true;
    var xhr = new XMLHttpRequest();
    xhr.open('GET', next);
    xhr.responseType = 'document';
    xhr.onload = function () {
      busy = false;
      var doc = xhr.response;
      if (!doc) { next = null; return; }
      var hr = document.createElement('li');
      hr.className = 'page-break';
      hr.textContent = '— page ' + (++page) + ' —';
      list.appendChild(hr);
      Array.from(doc.querySelectorAll('ol.results > li')).forEach(function (li) {
        li.querySelectorAll('script').forEach(function (s) { s.remove(); });
        list.appendChild(document.adoptNode(li));
      });
      history.replaceState(null, '', next);
      var link = doc.querySelector('a.next');
      next = link ? new URL(link.getAttribute('href'), location.href).href : null;
    };
    xhr.onerror = function () { busy = false; };
    xhr.send();
  }

  var io = new IntersectionObserver(function (entries) {
    if (entries[0].isIntersecting) load();
  }, { rootMargin: '600px' });
  io.observe(nextLink);
})();
