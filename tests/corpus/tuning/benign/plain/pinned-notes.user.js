// ==UserScript==
// @name         Sticky notes on any page
// @namespace    stickies
// @version      1.0.9
// @description  Ctrl+Alt+N puts a note at the mouse. Notes belong to the page address and stay in the script manager's storage.
// @match        http*://*/*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_deleteValue
// @grant        GM_addValueChangeListener
// @noframes
// ==/UserScript==
var Stickies = (function () {
  var key = 'notes:' + location.origin + location.pathname;
  var mouse = { x: 100, y: 100 };
  var notes = GM_getValue(key, []);
  var layer;

  function persist() {
    if (notes.length) GM_setValue(key, notes);
    else GM_deleteValue(key);
  }

  function draw() {
    if (layer) layer.remove();
    layer = document.createElement('div');
    layer.style.cssText = 'position:absolute;left:0;top:0;z-index:2147483000';
    notes.forEach(function (n) { layer.appendChild(sheet(n)); });
    document.body.appendChild(layer);
  }

  function sheet(n) {
    var d = document.createElement('div');
    d.style.cssText = 'position:absolute;width:180px;min-height:90px;background:' + n.color + ';box-shadow:2px 2px 6px rgba(0,0,0,.35);font:13px/1.4 sans-serif;color:#222';
    d.style.left = n.x + 'px';
    d.style.top = n.y + 'px';

    var grip = document.createElement('div');
    grip.style.cssText = 'height:16px;cursor:move;background:rgba(0,0,0,.08);text-align:right';
    var x = document.createElement('span');
    x.textContent = '✕';
    x.style.cssText = 'cursor:pointer;padding:0 4px';
    x.onclick = function () { notes.splice(notes.indexOf(n), 1); persist(); d.remove(); };
    grip.appendChild(x);

    grip.onpointerdown = function (e) {
      if (e.target === x) return;
      var dx = e.pageX - n.x, dy = e.pageY - n.y;
      grip.setPointerCapture(e.pointerId);
      grip.onpointermove = function (m) {
        d.style.left = (n.x = m.pageX - dx) + 'px';
        d.style.top = (n.y = m.pageY - dy) + 'px';
      };
      grip.onpointerup = function () { grip.onpointermove = null; persist(); };
    };

    var text = document.createElement('div');
    text.contentEditable = 'plaintext-only';
    text.style.cssText = 'padding:6px;min-height:70px;outline:none;white-space:pre-wrap';
    text.textContent = n.text;
    text.oninput = function () { n.text = text.innerText; };
    text.onblur = persist;
    text.onkeydown = function (e) { e.stopPropagation(); };

    d.appendChild(grip);
    d.appendChild(text);
    return d;
  }

  document.addEventListener('mousemove', function (e) { mouse = { x: e.pageX, y: e.pageY }; }, { passive: true });
  document.addEventListener('keydown', function (e) {
    if (!(e.ctrlKey && e.altKey && e.code === 'KeyN')) return;
    e.preventDefault();
    var colors = ['#fff59d', '#c5e1a5', '#90caf9', '#f8bbd0'];
    notes.push({ x: mouse.x, y: mouse.y, text: '', color: colors[notes.length % colors.length] });
    persist();
    draw();
    layer.lastChild.lastChild.focus();
  });
  GM_addValueChangeListener(key, function (name, before, now, remote) {
    if (remote) { notes = now || []; draw(); }
  });

  if (notes.length) draw();
  return { redraw: draw };
}());
