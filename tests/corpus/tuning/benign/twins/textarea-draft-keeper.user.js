// ==UserScript==
// @name           Textarea Backup Localstorage
// @author         ts
// @version        1.05
// @namespace      textarea.backup.expansion
// @description    Retains text typed into textareas and contentEditables in case of a browser crash. Nothing leaves your computer.
// @include        http*
// @grant          GM_setValue
// @grant          GM_getValue
// @grant          GM_deleteValue
// @grant          GM_listValues
// @grant          GM_registerMenuCommand
// @noframes
// ==/UserScript==
/* ---------------------------- options ---------------------------- */
var expire_after = 1000 * 60 * 60 * 24 * 7; // one week
var keypress_delay = 800;
var restore_notice = 6000;
/* ----------------------------------------------------------------- */

var prefix = 'tb|';
var timers = new WeakMap();

function ignored(el) {
  return el.readOnly || el.disabled || el.type === 'password' ||
    /^(cc-|one-time-code|current-password|new-password)/.test(el.autocomplete || '') ||
    el.closest('[data-no-backup]');
}

function keyOf(el) {
  var where = location.hostname + location.pathname;
  var what = el.name || el.id || [].indexOf.call(document.querySelectorAll('textarea,[contenteditable=""],[contenteditable=true]'), el);
  return prefix + where + '|' + what;
}

function valueOf(el) { return 'value' in el ? el.value : el.innerText; }

function store(el) {
  var v = valueOf(el), k = keyOf(el);
  if (v.trim() === '') GM_deleteValue(k);
  else GM_setValue(k, JSON.stringify({ t: Date.now(), v: v }));
}

document.addEventListener('input', function (ev) {
  var el = ev.target;
  if (!el.matches || !el.matches('textarea, [contenteditable=""], [contenteditable=true]') || ignored(el)) return;
  clearTimeout(timers.get(el));
  timers.set(el, setTimeout(store, keypress_delay, el));
}, true);

document.addEventListener('submit', function (ev) {
  [].forEach.call(ev.target.querySelectorAll('textarea'), function (el) {
    clearTimeout(timers.get(el));
    GM_deleteValue(keyOf(el));
  });
}, true);

document.addEventListener('focusin', function (ev) {
  var el = ev.target;
  if (!el.matches || !el.matches('textarea, [contenteditable=""], [contenteditable=true]') || ignored(el) || el.dataset.tbSeen) return;
  el.dataset.tbSeen = '1';
  var raw = GM_getValue(keyOf(el));
  if (!raw || valueOf(el).trim()) return;
  offer(el, JSON.parse(raw));
});

function offer(el, saved) {
  var r = el.getBoundingClientRect();
  var b = document.createElement('button');
  b.type = 'button';
  b.textContent = 'Restore draft of ' + new Date(saved.t).toLocaleString();
  b.style.cssText = 'position:absolute;z-index:99999;font:12px sans-serif;padding:4px 8px;left:' + (r.left + scrollX) + 'px;top:' + (r.bottom + scrollY + 2) + 'px';
  b.onclick = function () {
    if ('value' in el) el.value = saved.v; else el.innerText = saved.v;
    el.dispatchEvent(new Event('input', { bubbles: true }));
    b.remove();
  };
  document.body.appendChild(b);
  setTimeout(function () { b.remove(); }, restore_notice);
}

// throw old entries away
GM_listValues().forEach(function (k) {
  if (k.indexOf(prefix) !== 0) return;
  try {
    if (Date.now() - JSON.parse(GM_getValue(k)).t > expire_after) GM_deleteValue(k);
  } catch (e) { GM_deleteValue(k); }
});

GM_registerMenuCommand('Delete all saved drafts', function () {
  if (confirm('Delete every saved draft?')) GM_listValues().forEach(function (k) { GM_deleteValue(k); });
});
