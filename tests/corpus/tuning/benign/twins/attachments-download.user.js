// ==UserScript==
// @name Attachments Download
// @namespace scripts.test
// @version 3.4.7
// @description One button for all attachments of a ticket
// @author sunny side
// @match https://tickets.example/*
// @grant GM_download
// ==/UserScript==

var files = Array.from(document.querySelectorAll('a.attachment[download]'))
if (files.length > 1) {
  var button = document.createElement('button')
  button.textContent = 'Download all (' + files.length + ')'
  button.onclick = function () {
    button.disabled = true
    files.forEach(function (link, i) {
      GM_download({ url: new URL(link.getAttribute('href'), 'https://tickets.example/').href, name: (i + 1) + ' ' + link.download, onerror: console.warn })
    })
  }
  files[0].before(button)
}
