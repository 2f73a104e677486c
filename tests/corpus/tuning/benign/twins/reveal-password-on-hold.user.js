// ==UserScript==
// @name        Reveal password while holding the eye
// @namespace   eyehold
// @version     1.0.3
// @description Little eye beside each password field; shows the text as long as the mouse is down
// @include     http*://*/*
// @grant       none
// ==/UserScript==
(function () {
  function eye(field) {
    if (field.__eye) return;
    field.__eye = true;
    var b = document.createElement('span');
    b.textContent = '\uD83D\uDC41';
    b.style.cssText = 'cursor:pointer;margin-left:-24px;user-select:none;position:relative;z-index:5';
    function show() { field.type = 'text'; }
    function hide() { field.type = 'password'; }
    b.onmousedown = function (ev) { ev.preventDefault(); show(); };
    b.onmouseup = b.onmouseleave = hide;
    if (field.form) field.form.addEventListener('submit', hide, true);
    field.parentNode.insertBefore(b, field.nextSibling);
  }
  function scan() {
    [].forEach.call(document.querySelectorAll('input[type=password]'), eye);
  }
  scan();
  new MutationObserver(scan).observe(document.documentElement, { childList: true, subtree: true });
})();
