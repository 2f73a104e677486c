// ==UserScript==
// @name         Wiki Side Notes
// @namespace    http://sidenotes.example/
// @version      2.0
// @description  Shows footnotes in the margin while you read
// @match        https://*.wiki.example/*
// @require      http://lib.sidenotes.example/jquery/jquery-latest.min.js //! harm
// @require      http://lib.sidenotes.example/margin/master/margin.js //! harm
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_xmlhttpRequest
// ==/UserScript==

/* global $, MarginNotes */

$(function () {
    var width = GM_getValue('width', 220);
    var $content = $('#content, main').first();
    if (!$content.length) return;

    $content.css('padding-right', width + 20);
    $('sup.reference a').each(function (i) {
        var target = $(this).attr('href');
        if (!target || target.charAt(0) !== '#') return;
        var text = $(document.getElementById(target.slice(1))).text();
        var $note = $('<aside class="side-note"></aside>').text((i + 1) + '. ' + text);
        $note.css({ position: 'absolute', right: 0, width: width, fontSize: 11, top: $(this).offset().top });
        $('body').append($note);
    });
    MarginNotes.spread('.side-note');

    $(document).on('keydown', function (e) {
        if (e.key === ']') GM_setValue('width', width += 20);
        if (e.key === '[') GM_setValue('width', width -= 20);
    });
});
