// ==UserScript==
// @name         Reader notes
// @namespace    notes.example
// @version      1.4.0
// @description  Keeps a note for each article and lists them in a drawer
// @match        https://reader.example.com/*
// @grant        GM_getValue
// @grant        GM_setValue
// ==/UserScript==
(function () {
  'use strict';
  var ENT = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  function esc(s) { return String(s).replace(/[&<>"']/g, function (c) { return ENT[c]; }); }

  // micro-templating after John Resig
  function compile(src) {
    var body = "var p=[];p.push('" + src
      .replace(/[\r\t\n]/g, ' ')
      .split('<%').join('\t')
      .replace(/((^|%>)[^\t]*)'/g, '$1\r')
      .replace(/\t=(.*?)%>/g, "',esc($1),'")
      .split('\t').join("');")
      .split('%>').join("p.push('")
      .split('\r').join("\\'") + "');return p.join('');";
    return new Function('notes', 'esc', body);
  }
  var TPL = compile('<ul><% for (var i=0;i<notes.length;i++) { %><li><b><%= notes[i].title %></b> <%= notes[i].text %></li><% } %></ul>');

  var notes = GM_getValue('notes', []);
  var box = document.createElement('aside');
  box.style.cssText = 'position:fixed;right:0;bottom:0;width:260px;max-height:50vh;overflow:auto;background:#fff;border:1px solid #ccc;z-index:9999';
  function draw() { box.innerHTML = TPL(notes, esc); box.appendChild(add); }
  var add = document.createElement('button');
  add.textContent = 'Add a note';
  add.addEventListener('click', function () {
    var t = prompt('Note for this article');
    if (!t) return;
    notes.push({ title: document.title, text: t });
    GM_setValue('notes', notes);
    draw();
  });
  draw();
  document.body.appendChild(box);
})();
