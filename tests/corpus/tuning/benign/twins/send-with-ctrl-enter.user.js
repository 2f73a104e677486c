// ==UserScript==
// @name        Send with Ctrl+Enter
// @namespace   https://scripts.example/ctrl-enter
// @version     1.0
// @description Send comments by keyboard.
// @match       https://news.ycombinator.com/*
// @match       https://forum.example.org/*
// @grant       none
// ==/UserScript==

document.addEventListener('keydown', function (event) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  var box = event.target
  if (box.tagName !== 'TEXTAREA' || !box.form) return
  event.preventDefault()
  var button = box.form.querySelector('[type=submit]')
  if (button) button.click()
  else box.form.requestSubmit()
})
