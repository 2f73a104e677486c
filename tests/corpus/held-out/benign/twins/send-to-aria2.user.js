// ==UserScript==
// @name         Alt+click → aria2
// @namespace    aria2-bridge
// @version      1.7
// @description  Sends the link under the cursor to the local aria2 RPC server
// @match        https://mirror.linuxisos.example/*
// @match        https://archive.sounds.example/*
// @grant        GM_xmlhttpRequest
// @grant        GM_notification
// @grant        GM_getValue
// @connect      127.0.0.1
// ==/UserScript==

(function ($rpc, secret) {
    function addUri(link) {
        var params = [[link.href], {
            referer: location.href,
            'user-agent': navigator.userAgent,
            out: link.download || undefined
        }];
        if (secret) params.unshift('token:' + secret);
        GM_xmlhttpRequest({
            method: 'POST',
            url: $rpc,
            headers: { 'Content-Type': 'application/json' },
            data: JSON.stringify({ jsonrpc: '2.0', id: Date.now(), method: 'aria2.addUri', params: params }),
            onload: function (r) {
                var answer = JSON.parse(r.responseText);
                GM_notification({
                    title: 'aria2',
                    text: answer.error ? answer.error.message : 'Added: ' + link.pathname.split('/').pop(),
                    timeout: 3000
                });
            },
            onerror: function () {
                GM_notification({ title: 'aria2', text: 'Is aria2c --enable-rpc running?' });
            }
        });
    }

    document.addEventListener('click', function (e) {
        if (!e.altKey || e.button !== 0) return;
        var link = e.target.closest('a[href]');
        if (!link || !/^(https?|ftp|magnet):/.test(link.href)) return;
        e.preventDefault();
        e.stopPropagation();
        addUri(link);
    }, true);
})('http://127.0.0.1:6800/jsonrpc', GM_getValue('secret', ''));
