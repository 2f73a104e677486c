// ==UserScript==
// @name         Allow copy, select and right click
// @namespace    allowcopy
// @version      3.6
// @description  Undoes the tricks by which pages forbid copying
// @match        *://*/*
// @run-at       document-start
// @grant        none
// ==/UserScript==
;(function () {
  'use strict'

  var types = ['copy', 'cut', 'paste', 'contextmenu', 'selectstart', 'dragstart']
  types.forEach(function (t) {
    window.addEventListener(t, function (e) { e.stopImmediatePropagation() }, true)
  })

  var prevent = Event.prototype.preventDefault
  Event.prototype.preventDefault = function () {
    if (types.indexOf(this.type) !== -1) return
    if (this.type === 'keydown' && (this.ctrlKey || this.metaKey) && /^[acvx]$/i.test(this.key)) return
    return prevent.call(this)
  }

  document.addEventListener('DOMContentLoaded', function () {
    var css = document.createElement('style')
    css.textContent = '*,*::before,*::after{-webkit-user-select:text!important;user-select:text!important}'
    document.documentElement.appendChild(css)
    types.forEach(function (t) {
      document['on' + t] = null
      if (document.body) document.body['on' + t] = null
    })
  })
})()
