// ==UserScript==
// @name         Archive Pane
// @namespace    panes
// @version      0.5.1
// @description  A button beside dead links opens the archived copy in a pane
// @match        https://en.wikipedia.org/wiki/*
// @grant        none
// ==/UserScript==
;(function () {
  var pane = null

  function close () {
    if (pane) pane.remove()
    pane = null
  }

  function open (address) {
    close()
    pane = document.createElement('iframe')
    pane.setAttribute('sandbox', '')
    pane.referrerPolicy = 'no-referrer'
    pane.title = 'Archived copy'
    pane.src = 'https://web.archive.org/web/2020/' + address
    pane.style.cssText = 'position:fixed;right:0;top:0;bottom:0;width:45%;height:100%;border:0;border-left:2px solid #36c;background:#fff;z-index:200'
    document.body.appendChild(pane)
  }

  document.querySelectorAll('.references a.external').forEach(function (a) {
    if (!/dead link/i.test(a.parentElement.textContent)) return
    var b = document.createElement('button')
    b.textContent = 'archive'
    b.addEventListener('click', function () { open(a.href) })
    a.after(' ', b)
  })

  document.addEventListener('keydown', function (e) { if (e.key === 'Escape') close() })
})()
