// ==UserScript==
// @name         Stop beacons
// @namespace    https://greasyfork.org/users/30303
// @version      2.0.2
// @description  navigator.sendBeacon, <a ping> and tracker pixels become no-ops
// @match        *://*/*
// @run-at       document-start
// @grant        none
// ==/UserScript==

(function () {
  'use strict';

  var TRACKERS = /(^|\/\/|\.)(collect|beacon|pixel|telemetry|rum|metrics)[.\/-]/i;
  var counter = { beacon: 0, fetch: 0, pixel: 0 };

  function asText(input) {
    if (typeof input === 'string') return input;
    return input && (input.url || input.href) || '';
  }

  Object.defineProperty(Navigator.prototype, 'sendBeacon', {
    configurable: true,
    writable: true,
    value: function sendBeacon() {
      counter.beacon++;
      return true;
    }
  });

  var realFetch = window.fetch;
  window.fetch = function (input, init) {
    if (init && init.keepalive && TRACKERS.test(asText(input))) {
      counter.fetch++;
      return Promise.resolve(new Response(null, { status: 204 }));
    }
    return realFetch.apply(this, arguments);
  };

  var src = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    configurable: true,
    enumerable: true,
    get: src.get,
    set: function (value) {
      if (!this.isConnected && TRACKERS.test(String(value))) {
        counter.pixel++;
        return;
      }
      src.set.call(this, value);
    }
  });

  document.addEventListener('click', function (e) {
    var a = e.target.closest && e.target.closest('a[ping]');
    if (a) a.removeAttribute('ping');
  }, true);

  window.addEventListener('pagehide', function () {
    if (counter.beacon + counter.fetch + counter.pixel) console.info('[stop beacons]', JSON.stringify(counter));
  });
})();
