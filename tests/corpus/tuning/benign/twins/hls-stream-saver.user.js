// ==UserScript==
// @name         m3u8 视频下载器 (HLS saver)
// @namespace    hls.saver
// @version      1.4.8
// @description  检测页面中的 m3u8，点击后合并下载为 ts 文件。不下载有 DRM 的视频
// @author       Momo
// @match        https://*.lectures.example.edu.example/*
// @match        https://video.campus.example/*
// @grant        none
// @run-at       document-start
// @license      MIT
// ==/UserScript==
(function () {
    'use strict';
    var found = {};
    var MAX_THREADS = 6;

    // 1. 监听 fetch / XHR 中的 m3u8
    var _fetch = window.fetch;
    window.fetch = function (input) {
        check(typeof input === 'string' ? input : input && input.url);
        return _fetch.apply(this, arguments);
    };
    var _open = XMLHttpRequest.prototype.open;
    XMLHttpRequest.prototype.open = function (m, url) {
        check(url);
        return _open.apply(this, arguments);
    };

    function check(u) {
        if (!u) return;
        u = new URL(u, location.href).href;
        if (!/\.m3u8(\?|$)/.test(u) || found[u]) return;
        found[u] = true;
        if (document.body) addRow(u); else document.addEventListener('DOMContentLoaded', addRow.bind(null, u));
    }

    function get(u, type) {
        return _fetch.call(window, u, { credentials: 'same-origin' }).then(function (r) {
            if (!r.ok) throw new Error(r.status + ' ' + u);
            return r[type]();
        });
    }

    function parse(text, base) {
        var out = { variants: [], segments: [], key: null };
        var lines = text.split(/\r?\n/);
        for (var i = 0; i < lines.length; i++) {
            var l = lines[i].trim();
            if (/^#EXT-X-STREAM-INF/.test(l)) {
                out.variants.push({ bw: +(/BANDWIDTH=(\d+)/.exec(l) || [0, 0])[1], url: new URL(lines[++i].trim(), base).href });
            } else if (/^#EXT-X-KEY/.test(l) && !/METHOD=NONE/.test(l)) {
                if (!/METHOD=AES-128/.test(l)) throw new Error('DRM / SAMPLE-AES is not supported');
                out.key = new URL(/URI="([^"]+)"/.exec(l)[1], base).href;
                out.iv = (/IV=0x([0-9a-f]+)/i.exec(l) || [])[1];
            } else if (l && l[0] !== '#') {
                out.segments.push(new URL(l, base).href);
            }
        }
        return out;
    }

    function ivBytes(hex, n) {
        var b = new Uint8Array(16);
        if (hex) { for (var i = 0; i < 16; i++) b[i] = parseInt(hex.substr(i * 2, 2), 16); }
        else new DataView(b.buffer).setUint32(12, n);
        return b;
    }

    async function grab(u, onProgress) {
        var list = parse(await get(u, 'text'), u);
        if (list.variants.length) {
            list.variants.sort(function (a, b) { return b.bw - a.bw; });
            u = list.variants[0].url;
            list = parse(await get(u, 'text'), u);
        }
        var key = list.key && await crypto.subtle.importKey('raw', await get(list.key, 'arrayBuffer'), 'AES-CBC', false, ['decrypt']);
        var parts = new Array(list.segments.length), next = 0, done = 0;
        async function worker() {
            while (next < parts.length) {
                var i = next++;
                var buf = await get(list.segments[i], 'arrayBuffer');
                parts[i] = key ? await crypto.subtle.decrypt({ name: 'AES-CBC', iv: ivBytes(list.iv, i) }, key, buf) : buf;
                onProgress(++done, parts.length);
            }
        }
        await Promise.all(Array.from({ length: MAX_THREADS }, worker));
        return new Blob(parts, { type: 'video/mp2t' });
    }

    function addRow(u) {
        var box = document.getElementById('hls-box');
        if (!box) {
            box = document.createElement('div');
            box.id = 'hls-box';
            box.style.cssText = 'position:fixed;left:10px;bottom:10px;z-index:99999;background:#fff;border:1px solid #ccc;padding:6px;font:12px sans-serif';
            document.body.appendChild(box);
        }
        var b = document.createElement('button');
        b.textContent = '⬇ ' + u.split('?')[0].split('/').slice(-2).join('/');
        b.style.display = 'block';
        b.onclick = function () {
            b.disabled = true;
            grab(u, function (n, all) { b.textContent = n + ' / ' + all; }).then(function (blob) {
                var a = document.createElement('a');
                a.href = URL.createObjectURL(blob);
                a.download = document.title.replace(/[\\/:*?"<>|]/g, '_') + '.ts';
                a.click();
                b.textContent = '✔';
            }, function (e) { b.textContent = '✖ ' + e.message; b.disabled = false; });
        };
        box.appendChild(b);
    }
})();
