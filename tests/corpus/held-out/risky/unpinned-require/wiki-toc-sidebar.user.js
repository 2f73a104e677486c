// ==UserScript==
// @name         Wiki TOC Sidebar
// @namespace    http://jrk.example.org/userscripts
// @version      3.1
// @description  Moves the table of contents into a sticky sidebar and highlights the current section
// @include      https://wiki.example.org/*
// @require      http://static.jrk.example.org/lib/jquery.min.js //! harm
// @grant        GM_addStyle
// ==/UserScript==

GM_addStyle([
  '#tocside{position:fixed;top:4em;right:0;width:220px;max-height:80vh;overflow:auto;font-size:12px}',
  '#tocside a.cur{font-weight:bold;border-left:3px solid #36c;padding-left:4px}',
  '#content{margin-right:240px}'
].join('\n'));

jQuery(function ($) {
  var $toc = $('#toc');
  if (!$toc.length) return;

  var $side = $('<nav id="tocside"/>').append($toc.find('ul:first').clone()).appendTo('body');
  var heads = $('.mw-headline').map(function () {
    return { id: this.id, top: $(this).offset().top };
  }).get();

  $(window).on('scroll', function () {
    var y = $(this).scrollTop() + 60, cur = null;
    $.each(heads, function (i, h) {
      if (h.top <= y) cur = h.id; else return false;
    });
    $side.find('a').removeClass('cur').filter('[href="#' + cur + '"]').addClass('cur');
  });

  $toc.hide();
});
