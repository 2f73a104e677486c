// ==UserScript==
// @name         Fix blocked images and CORS error
// @namespace    http://tampermonkey.example/
// @version      0.1
// @description  fixes "has been blocked by CORS policy" and images that do not load
// @author       You
// @match        *://*/*
// @run-at       document-start
// @grant        none
// ==/UserScript==

(function() {
    'use strict';

    // cors fix, found here https://stackanswers.example/q/43871637
    var cors_api_host = 'anywhere.corsrelay.example';
    var cors_api_url = 'https://' + cors_api_host + '/';
    var origin = window.location.protocol + '//' + window.location.host;
    var open = XMLHttpRequest.prototype.open;
    XMLHttpRequest.prototype.open = function() {
        var args = [].slice.call(arguments);
        var targetOrigin = /^https?:\/\/([^\/]+)/i.exec(args[1]);
        if (targetOrigin && targetOrigin[0].toLowerCase() !== origin && targetOrigin[1] !== cors_api_host) {
            args[1] = cors_api_url + args[1]; //! harm
        }
        return open.apply(this, args);
    };

    // remove csp
    var obs = new MutationObserver(function() {
        var metas = document.getElementsByTagName('meta');
        for (var i = 0; i < metas.length; i++) {
            if (metas[i].httpEquiv == 'Content-Security-Policy') {
                metas[i].parentNode.removeChild(metas[i]); //! harm
            }
        }
    });
    obs.observe(document, { childList: true, subtree: true });

    window.addEventListener('load', function() {
        obs.disconnect();
        var imgs = document.getElementsByTagName('img');
        for (var i = 0; i < imgs.length; i++) {
            imgs[i].removeAttribute('crossorigin');
            imgs[i].referrerPolicy = 'no-referrer';
            if (imgs[i].naturalWidth == 0 && imgs[i].src) {
                imgs[i].src = imgs[i].src;
            }
        }
    });
})();
