// ==UserScript==
// @name         Draft keeper
// @namespace    https://greasyfork.org/users/17204
// @version      4.0.1
// @description  Never lose a long reply again: unsent form text survives crashes and reloads
// @match        https://*.reddit.com/*
// @match        https://boards.gardenclub.example/*
// @grant        none
// ==/UserScript==

;(function (store) {
  var KEY = 'draftkeeper:' + location.pathname;
  var MAX_AGE = 7 * 864e5;
  var SKIP = /^(password|hidden|file|submit|button|checkbox|radio)$/;

  function idOf(el) {
    return el.name || el.id || null;
  }

  function usable(el) {
    if (el.tagName === 'TEXTAREA') return true;
    if (el.tagName !== 'INPUT') return false;
    if (SKIP.test(el.type)) return false;
    return !/cc-|one-time-code|password/.test(el.autocomplete || '');
  }

  function load() {
    try {
      var saved = JSON.parse(store.getItem(KEY));
      return saved && Date.now() - saved.t < MAX_AGE ? saved.fields : {};
    } catch (_) {
      return {};
    }
  }

  var fields = load();
  var pending = 0;

  function flush() {
    pending = 0;
    if (Object.keys(fields).length) store.setItem(KEY, JSON.stringify({ t: Date.now(), fields: fields }));
    else store.removeItem(KEY);
  }

  document.addEventListener('input', function (e) {
    var id = idOf(e.target);
    if (!id || !usable(e.target)) return;
    if (e.target.value) fields[id] = e.target.value;
    else delete fields[id];
    if (!pending) pending = setTimeout(flush, 800);
  }, true);

  document.addEventListener('submit', function (e) {
    Array.prototype.forEach.call(e.target.elements, function (el) {
      delete fields[idOf(el)];
    });
    flush();
  }, true);

  Object.keys(fields).forEach(function (id) {
    var el = document.getElementsByName(id)[0] || document.getElementById(id);
    if (el && usable(el) && !el.value) {
      el.value = fields[id];
      el.style.outline = '2px dashed #7a5';
      el.title = 'Restored draft';
    }
  });
})(window.localStorage);
