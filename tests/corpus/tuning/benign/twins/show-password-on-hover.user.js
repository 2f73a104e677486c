// ==UserScript==
// @name           鼠标悬停显示密码
// @name:en        Show password when the mouse is over the field
// @namespace      http://hoothin.example/
// @version        0.7
// @description    鼠标悬停时显示密码，支持双击、获得焦点、按住 Ctrl 四种方式
// @description:en Shows a password on hover / double click / focus / while Ctrl is held
// @include        http://*
// @include        https://*
// @grant          GM_getValue
// @grant          GM_setValue
// @grant          GM_registerMenuCommand
// @grant          GM.getValue
// @run-at         document-idle
// @license        MIT
// ==/UserScript==

var MODES = ['悬停显示 Mouseover', '双击切换 Double click', '获得焦点 Focus', '按住Ctrl Hold Ctrl'];
var mode = parseInt(GM_getValue('mode', 0), 10) || 0;
var wait = 200; // ms
var ctrlDown = false;

function show(el) { if (el.type === 'password') { el.type = 'text'; el.setAttribute('data-spw', '1'); } }
function hide(el) { if (el.getAttribute('data-spw')) { el.type = 'password'; el.removeAttribute('data-spw'); } }

var byMode = [
  function hover(el) {
    var t = 0;
    el.addEventListener('mouseenter', function () { t = setTimeout(function () { show(el); }, wait); }, false);
    el.addEventListener('mouseleave', function () { clearTimeout(t); hide(el); }, false);
  },
  function dbl(el) {
    el.addEventListener('dblclick', function () { el.type === 'password' ? show(el) : hide(el); }, false);
  },
  function focus(el) {
    el.addEventListener('focus', function () { show(el); }, false);
    el.addEventListener('blur', function () { hide(el); }, false);
  },
  function ctrl(el) {
    el.addEventListener('mouseenter', function () { el._over = true; if (ctrlDown) show(el); }, false);
    el.addEventListener('mouseleave', function () { el._over = false; hide(el); }, false);
  }
];

function prepare(el) {
  if (el._spw) return;
  el._spw = true;
  byMode[mode](el);
  // 提交前恢复，否则浏览器不会提示保存密码
  if (el.form) el.form.addEventListener('submit', function () { hide(el); }, true);
}

document.addEventListener('keydown', function (e) {
  if (e.key !== 'Control') return;
  ctrlDown = true;
  [].forEach.call(document.querySelectorAll('input[type=password]'), function (el) { if (el._over) show(el); });
});
document.addEventListener('keyup', function (e) {
  if (e.key !== 'Control') return;
  ctrlDown = false;
  [].forEach.call(document.querySelectorAll('input[data-spw]'), hide);
});

function scan(root) { [].forEach.call(root.querySelectorAll('input[type=password]'), prepare); }
scan(document);
new MutationObserver(function (list) {
  list.forEach(function (m) {
    [].forEach.call(m.addedNodes, function (n) { if (n.nodeType === 1) { if (n.matches('input[type=password]')) prepare(n); scan(n); } });
  });
}).observe(document.documentElement, { childList: true, subtree: true });

GM_registerMenuCommand('切换模式 (' + MODES[mode] + ')', function () {
  var n = prompt(MODES.map(function (m, i) { return i + ' - ' + m; }).join('\n'), mode);
  if (n !== null && MODES[+n]) { GM_setValue('mode', +n); location.reload(); }
});
