// ==UserScript==
// @name         Mute Thread
// @namespace    https://userscripts.example/j-ibarra
// @version      2.2
// @description  A button that mutes a thread without opening its menu
// @author       j-ibarra
// @match        https://forum.example/*
// @grant        none
// ==/UserScript==

(function () {
  'use strict';
  var token = document.querySelector('meta[name="csrf-token"]');
  if (!token) return;

  function mute(row) {
    return fetch('/threads/' + row.dataset.id + '/mute', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'X-CSRF-Token': token.content }
    }).then(function (answer) {
      if (!answer.ok) throw new Error('The forum said ' + answer.status);
      row.remove();
    }).catch(function (reason) { alert(reason.message); });
  }

  document.querySelectorAll('.thread[data-id]').forEach(function (row) {
    var button = document.createElement('button');
    button.textContent = 'Mute';
    button.addEventListener('click', function () { mute(row); });
    row.appendChild(button);
  });
})();
