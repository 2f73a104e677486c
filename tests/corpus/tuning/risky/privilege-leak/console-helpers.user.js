// ==UserScript==
// @name         Console Helpers
// @namespace    devhelp
// @version      1.2
// @description  Handy functions for the console of any page: $get, $store, $copy
// @match        *://*/*
// @grant        unsafeWindow
// @grant        GM_xmlhttpRequest
// @grant        GM_setValue
// @grant        GM_getValue
// @grant        GM_setClipboard
// @connect      *
// ==/UserScript==

unsafeWindow.$get = function (url, cb) {
    GM_xmlhttpRequest({ method: 'GET', url: url, onload: function (r) { (cb || console.log)(r.responseText); } }); //! harm
};
unsafeWindow.$store = function (k, v) {
    if (arguments.length === 1) return GM_getValue(k);
    GM_setValue(k, v);
};
unsafeWindow.$copy = function (v) {
    GM_setClipboard(typeof v === 'string' ? v : JSON.stringify(v, null, 2));
};
unsafeWindow.$table = function (sel) {
    var rows = document.querySelectorAll(sel + ' tr');
    console.table([].map.call(rows, function (r) {
        return [].map.call(r.cells, function (c) { return c.textContent.trim(); });
    }));
};
console.info('Console Helpers: $get, $store, $copy, $table');
