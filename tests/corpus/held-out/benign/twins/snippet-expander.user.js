// ==UserScript==
// @name         Text snippets (;sig ;addr ;date)
// @namespace    snip.textarea
// @version      1.1.5
// @description  Expands your own abbreviations while you type
// @match        https://support.helpcentre.example/*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_registerMenuCommand
// ==/UserScript==

(function () {
    'use strict';

    const defaults = {
        ';date': '{date}',
        ';hi': 'Hello {name},\n\nthank you for writing to us.',
        ';close': 'I am closing this ticket. Just answer here if anything is left.'
    };
    let snippets = GM_getValue('snippets', defaults);
    let recent = '';

    function fill(template) {
        return template
            .replace('{date}', new Date().toLocaleDateString())
            .replace('{name}', () => document.querySelector('.requester-name')?.textContent.trim() || 'there');
    }

    document.addEventListener('keypress', function (ev) {
        const field = ev.target;
        if (field.tagName !== 'TEXTAREA') return;
        recent = (recent + ev.key).slice(-12);
        for (const abbr of Object.keys(snippets)) {
            if (!recent.endsWith(abbr)) continue;
            ev.preventDefault();
            const end = field.selectionStart;
            const start = end - (abbr.length - 1);
            field.setRangeText(fill(snippets[abbr]), start, end, 'end');
            field.dispatchEvent(new Event('input', { bubbles: true }));
            recent = '';
            return;
        }
    });

    document.addEventListener('focusin', () => { recent = ''; });

    GM_registerMenuCommand('Edit snippets', () => {
        const text = prompt('Snippets as JSON', JSON.stringify(snippets));
        if (!text) return;
        try {
            snippets = JSON.parse(text);
            GM_setValue('snippets', snippets);
        } catch (e) {
            alert('Not valid JSON: ' + e.message);
        }
    });
})();
