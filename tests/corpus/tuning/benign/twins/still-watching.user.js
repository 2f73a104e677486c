// ==UserScript==
// @name        Yes, Still Watching
// @namespace   https://scripts.example/still-watching
// @version     1.0.3
// @description Clicks "continue" in the pause dialog.
// @match       https://video.example.com/*
// @updateURL   https://update.greasyfork.org/scripts/1000001/still-watching.meta.js
// @downloadURL https://update.greasyfork.org/scripts/1000001/still-watching.user.js
// @grant       none
// ==/UserScript==

setInterval(function () {
  var dialog = document.querySelector('[role=dialog]')
  if (!dialog || !/still watching/i.test(dialog.textContent)) return
  var button = Array.from(dialog.querySelectorAll('button')).find(function (b) {
    return /continue|yes/i.test(b.textContent)
  })
  if (button) button.click()
}, 2000)
