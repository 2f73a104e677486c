// ==UserScript==
// @name         Hover Preview
// @namespace    hover.preview.example
// @version      4.1
// @description  Shows the title and the first picture of a link when you rest on it
// @match        *://*/*
// @grant        GM_xmlhttpRequest
// @connect      * //! harm
// ==/UserScript==

(function () {
    var tip = document.createElement('div');
    tip.style.cssText = 'position:fixed;z-index:99999;max-width:320px;background:#fff;border:1px solid #999;padding:6px;display:none';
    document.body.appendChild(tip);

    var cache = {}, timer;

    function show(x, y, info) {
        tip.textContent = '';
        var h = document.createElement('b');
        h.textContent = info.title;
        tip.appendChild(h);
        if (info.image) {
            var img = new Image();
            img.src = info.image;
            img.style.maxWidth = '300px';
            tip.appendChild(img);
        }
        tip.style.left = Math.min(x + 12, innerWidth - 330) + 'px';
        tip.style.top = y + 16 + 'px';
        tip.style.display = 'block';
    }

    function load(url, cb) {
        if (cache[url]) return cb(cache[url]);
        GM_xmlhttpRequest({
            method: 'GET',
            url: url, //! harm
            timeout: 8000,
            onload: function (res) {
                var doc = new DOMParser().parseFromString(res.responseText, 'text/html');
                var og = doc.querySelector('meta[property="og:image"]');
                cb(cache[url] = { title: doc.title || url, image: og && og.content });
            }
        });
    }

    document.addEventListener('mouseover', function (e) {
        var a = e.target.closest && e.target.closest('a[href]');
        clearTimeout(timer);
        if (!a) { tip.style.display = 'none'; return; }
        timer = setTimeout(function () {
            load(a.href, function (info) { show(e.clientX, e.clientY, info); });
        }, 400);
    });
})();
