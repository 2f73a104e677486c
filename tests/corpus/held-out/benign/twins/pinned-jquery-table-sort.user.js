// ==UserScript==
// @name         Sortable league tables
// @namespace    https://greasyfork.org/users/7421
// @version      1.2
// @description  Click a heading to sort
// @match        https://results.localleague.example/*
// @require      https://cdnjs.cloudflare.com/ajax/libs/jquery/3.7.1/jquery.min.js#sha256=fc9a93dd241f6b045cbff0481cf4e1901becd0e12fb45166a8f17f95823f0b1a
// @grant        none
// ==/UserScript==

var $j = jQuery.noConflict(true);

$j(function ($) {
  $('table.league').each(function () {
    var $table = $(this);
    $table.find('thead th').css('cursor', 'pointer').on('click', function () {
      var $th = $(this);
      var col = $th.index();
      var dir = $th.data('dir') === 1 ? -1 : 1;
      $th.data('dir', dir).siblings().removeData('dir');

      var rows = $table.find('tbody > tr').get();
      rows.sort(function (a, b) {
        var x = $(a).children().eq(col).text().trim();
        var y = $(b).children().eq(col).text().trim();
        var nx = parseFloat(x.replace(',', '.'));
        var ny = parseFloat(y.replace(',', '.'));
        var d = isNaN(nx) || isNaN(ny) ? x.localeCompare(y) : nx - ny;
        return d * dir;
      });
      $table.children('tbody').append(rows);
      $table.find('thead th .arrow').remove();
      $th.append($('<span class="arrow">').text(dir > 0 ? ' ▲' : ' ▼'));
    });
  });
});
