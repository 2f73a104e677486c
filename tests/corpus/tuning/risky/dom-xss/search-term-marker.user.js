// ==UserScript==
// @name        Search Term Marker
// @namespace   stm
// @version     1.1
// @description Marks the words you searched for on the page you arrive at
// @match       *://*/*
// @grant       none
// ==/UserScript==

(function () {
    var m = /[#&?]hl=([^&]+)/.exec(location.href);
    if (!m) return;
    var words = decodeURIComponent(m[1].replace(/\+/g, ' ')).split(' ');

    var bar = document.createElement('div');
    bar.style.cssText = 'position:fixed;top:0;left:0;right:0;background:#ffd;padding:4px;z-index:9999';
    bar.innerHTML = 'Marked: <b>' + words.join('</b>, <b>') + '</b> <a href="#">close</a>'; //! harm
    document.body.appendChild(bar);
    bar.lastChild.onclick = function () { bar.remove(); return false; };

    var walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    var hits = [];
    while (walk.nextNode()) {
        var v = walk.currentNode.nodeValue.toLowerCase();
        if (words.some(function (w) { return w.length > 2 && v.indexOf(w.toLowerCase()) >= 0; })) hits.push(walk.currentNode);
    }
    hits.forEach(function (n) { n.parentElement.style.background = '#ff9'; });
})();
