// ==UserScript==
// @name         Quick Calculator
// @namespace    quickcalc.test
// @version      2.0
// @description  Alt+C opens a calculator.
// @match        *://*/*
// @grant        none
// ==/UserScript==

(function () {
  'use strict';
  var code = "importScripts('https://engine.quickcalc.test/core.js')";
  var worker;

  function start() {
    worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))); //! harm
    worker.onmessage = function (event) {
      setTimeout(event.data.then, 0); //! harm
      panel.textContent = event.data.result;
    };
  }

  var panel = document.createElement('output');
  document.addEventListener('keydown', function (event) {
    if (!event.altKey || event.code !== 'KeyC') return;
    if (!worker) start();
    worker.postMessage(prompt('Calculate'));
    document.body.appendChild(panel);
  });
})();
