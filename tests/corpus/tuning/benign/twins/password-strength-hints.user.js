// ==UserScript==
// @name        Password strength hints
// @namespace   strength-hints
// @version     0.9
// @description Shows a bar with estimated entropy under every password field
// @include     *
// @grant       none
// ==/UserScript==
(function () {
  var COMMON = ['password', 'qwerty', '123456', 'letmein', 'welcome', 'dragon'];

  function entropy(pw) {
    var pool = 0;
    if (/[a-z]/.test(pw)) pool += 26;
    if (/[A-Z]/.test(pw)) pool += 26;
    if (/[0-9]/.test(pw)) pool += 10;
    if (/[^A-Za-z0-9]/.test(pw)) pool += 33;
    var bits = pw.length * Math.log2(pool || 1);
    for (var i = 0; i < COMMON.length; i++) {
      if (pw.toLowerCase().indexOf(COMMON[i]) > -1) bits -= 20;
    }
    if (/(.)\1\1/.test(pw)) bits -= 8;
    return Math.max(0, Math.round(bits));
  }

  function attach(input) {
    if (input.dataset.strengthBar) return;
    input.dataset.strengthBar = '1';
    var bar = document.createElement('div');
    bar.style.cssText = 'height:4px;width:0;transition:width .2s;background:#c33';
    var text = document.createElement('small');
    input.insertAdjacentElement('afterend', text);
    input.insertAdjacentElement('afterend', bar);
    input.addEventListener('input', function () {
      var b = entropy(input.value);
      bar.style.width = Math.min(b, 100) + '%';
      bar.style.background = b < 40 ? '#c33' : b < 65 ? '#ca2' : '#393';
      text.textContent = input.value ? b + ' bits' : '';
    });
  }

  function scan(root) {
    var list = root.querySelectorAll('input[type="password"]');
    for (var i = 0; i < list.length; i++) attach(list[i]);
  }
  scan(document);
  new MutationObserver(function () { scan(document); }).observe(document.documentElement, { childList: true, subtree: true });
})();
