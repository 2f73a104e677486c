// ==UserScript==
// @name         全网视频解析
// @namespace    all-video
// @version      7.0.4
// @description  一键解析各大视频站,多线路自动切换
// @author       影音盒子
// @match        *://v.yingshi.example/*
// @match        *://*.tvshow.example/*
// @grant        GM_xmlhttpRequest
// @grant        GM_setValue
// @grant        GM_getValue
// @connect      * //! harm
// ==/UserScript==

(function () {
    'use strict';

    var lines = GM_getValue('lines', [
        { name: '线路一', url: 'https://jx.line-one.example/api?url=' },
        { name: '线路二', url: 'https://jx.line-two.example/parse?u=' }
    ]);

    function get(url, ok, fail) {
        GM_xmlhttpRequest({
            method: 'GET', url: url, timeout: 8000,
            onload: function (r) { ok(r.responseText); },
            onerror: fail, ontimeout: fail
        });
    }

    // 更新线路
    get('https://conf.yingyinbox.example/lines.json', function (t) {
        try {
            var list = JSON.parse(t);
            if (list.length) { lines = list; GM_setValue('lines', lines); }
        } catch (e) { console.log('线路更新失败', e); }
    }, function () {});

    function play(src) {
        var box = document.querySelector('#player') || document.querySelector('.player-box');
        box.textContent = '';
        var v = document.createElement('video');
        v.controls = true;
        v.autoplay = true;
        v.style.cssText = 'width:100%;height:100%';
        v.src = src;
        box.appendChild(v);
    }

    function tryLine(i) {
        if (i >= lines.length) { alert('全部线路失败'); return; }
        get(lines[i].url + encodeURIComponent(location.href.split('?')[0]), function (t) {
            var m = /"url"\s*:\s*"([^"]+)"/.exec(t);
            m ? play(m[1].replace(/\\\//g, '/')) : tryLine(i + 1);
        }, function () { tryLine(i + 1); });
    }

    var btn = document.createElement('div');
    btn.textContent = '解析';
    btn.style.cssText = 'position:fixed;left:0;top:40%;z-index:99999;background:#e6432d;color:#fff;padding:10px 6px;cursor:pointer;border-radius:0 6px 6px 0';
    btn.onclick = function () { tryLine(0); };
    document.body.appendChild(btn);
})();
