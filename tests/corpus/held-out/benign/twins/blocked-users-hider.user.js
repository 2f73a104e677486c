// ==UserScript==
// @name         Hide comments by user
// @namespace    plonk
// @version      1.9.3
// @description  Adds [hide] next to each commenter. The list is kept in the script's own storage.
// @match        https://news.hackboard.example/item*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_addStyle
// ==/UserScript==

var blocked = new Set(JSON.parse(GM_getValue('blocked', '[]')));
var save = function () { GM_setValue('blocked', JSON.stringify(Array.from(blocked))); };

GM_addStyle('.plonk{display:none!important} .plonk-link{cursor:pointer;font-size:10px;color:#999;margin-left:4px}');

function author(row) {
  var a = row.querySelector('a.hnuser');
  return a && a.textContent;
}

function refresh(row) {
  row.classList.toggle('plonk', blocked.has(author(row)));
}

function prepare(row) {
  var name = author(row);
  if (!name || row.querySelector('.plonk-link')) return;
  var link = document.createElement('span');
  link.className = 'plonk-link';
  link.textContent = '[hide]';
  link.addEventListener('click', function () {
    blocked.add(name);
    save();
    document.querySelectorAll('tr.comtr').forEach(refresh);
  });
  row.querySelector('.comhead').appendChild(link);
  refresh(row);
}

document.querySelectorAll('tr.comtr').forEach(prepare);

new MutationObserver(function (list) {
  list.forEach(function (m) {
    m.addedNodes.forEach(function (n) {
      if (n.matches && n.matches('tr.comtr')) prepare(n);
    });
  });
}).observe(document.querySelector('table.comment-tree') || document.body, { childList: true, subtree: true });
