// ==UserScript==
// @name         划词翻译 Mini
// @name:en      Selection translator (mini)
// @namespace    barrer.example
// @version      1.9.4
// @description  选中文字后点击图标翻译。文本只会在点击图标后发送到 translate.example
// @description:en Select text, click the small icon, read the translation. Text goes to translate.example only after the click.
// @author       bar
// @include      *://*/*
// @exclude      *://*.bank.example/*
// @grant        GM_xmlhttpRequest
// @grant        GM_getValue
// @grant        GM_setValue
// @connect      translate.example
// @run-at       document-end
// ==/UserScript==

(function () {
    'use strict';

    var TARGETS = { 'zh-CN': '中文', en: 'English', ja: '日本語', de: 'Deutsch', fr: 'Français' };
    var target = GM_getValue('target', (navigator.language || 'en').split('-')[0] === 'zh' ? 'zh-CN' : 'en');
    var host = document.createElement('div');
    var root = host.attachShadow({ mode: 'closed' });
    var style = document.createElement('style');
    style.textContent = [
        '.icon{position:absolute;width:24px;height:24px;background:#fff;border:1px solid #999;border-radius:4px;cursor:pointer;text-align:center;font:16px/24px sans-serif;z-index:2147483647}',
        '.panel{position:absolute;max-width:420px;min-width:180px;background:#fffef5;color:#222;border:1px solid #bbb;border-radius:6px;padding:8px 10px;font:14px/1.5 sans-serif;box-shadow:0 2px 8px rgba(0,0,0,.3);z-index:2147483647;white-space:pre-wrap}',
        '.panel select{float:right;font-size:11px}'
    ].join('\n');
    root.appendChild(style);
    document.documentElement.appendChild(host);

    var icon = document.createElement('div');
    icon.className = 'icon';
    icon.textContent = '译';
    var panel = document.createElement('div');
    panel.className = 'panel';

    var picked = '';

    function translate(text, to, done) {
        GM_xmlhttpRequest({
            method: 'POST',
            url: 'https://translate.example/v3/translate',
            headers: { 'Content-Type': 'application/json' },
            anonymous: true,
            data: JSON.stringify({ q: text, source: 'auto', target: to }),
            onload: function (res) {
                try {
                    done(JSON.parse(res.responseText).translatedText);
                } catch (err) {
                    done('⚠ ' + res.status + ' ' + res.statusText);
                }
            },
            onerror: function () { done('⚠ network error'); }
        });
    }

    function showPanel(x, y, text) {
        panel.textContent = '';
        var sel = document.createElement('select');
        Object.keys(TARGETS).forEach(function (k) {
            var o = new Option(TARGETS[k], k, k === target, k === target);
            sel.appendChild(o);
        });
        var out = document.createElement('div');
        out.textContent = '…';
        sel.onchange = function () {
            GM_setValue('target', target = sel.value);
            out.textContent = '…';
            translate(text, target, function (t) { out.textContent = t; });
        };
        panel.appendChild(sel);
        panel.appendChild(out);
        panel.style.left = x + 'px';
        panel.style.top = y + 'px';
        root.appendChild(panel);
        translate(text, target, function (t) { out.textContent = t; });
    }

    document.addEventListener('mouseup', function (e) {
        if (e.composedPath().indexOf(host) > -1) return;
        setTimeout(function () {
            picked = window.getSelection().toString().trim();
            if (!picked || picked.length > 3000) { icon.remove(); return; }
            icon.style.left = e.pageX + 8 + 'px';
            icon.style.top = e.pageY + 12 + 'px';
            root.appendChild(icon);
        }, 10);
    });

    document.addEventListener('mousedown', function (e) {
        if (e.composedPath().indexOf(host) > -1) return;
        icon.remove();
        panel.remove();
    });

    icon.addEventListener('mousedown', function (e) { e.preventDefault(); e.stopPropagation(); });
    icon.addEventListener('click', function (e) {
        e.stopPropagation();
        if (!e.isTrusted) return;
        icon.remove();
        showPanel(parseFloat(icon.style.left), parseFloat(icon.style.top), picked);
    });
})();
