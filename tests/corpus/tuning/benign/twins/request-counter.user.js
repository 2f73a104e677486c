// ==UserScript==
// @name         Request Counter
// @namespace    https://scripts.example/request-counter
// @version      1.1
// @description  Shows how many requests a page still waits for.
// @match        https://app.example.org/*
// @run-at       document-start
// @grant        none
// ==/UserScript==

(function () {
  'use strict';
  var send = XMLHttpRequest.prototype.send;
  var waiting = 0;
  var total = 0;
  var label = document.createElement('div');
  label.style.cssText = 'position:fixed;right:4px;bottom:4px;font:11px monospace;background:#000a;color:#fff;padding:2px 6px';

  function update() {
    label.textContent = waiting + ' / ' + total;
    if (!label.isConnected && document.body) document.body.appendChild(label);
  }

  XMLHttpRequest.prototype.send = function () {
    waiting += 1;
    total += 1;
    update();
    this.addEventListener('loadend', function () {
      waiting -= 1;
      update();
    });
    return send.apply(this, arguments);
  };
})();
