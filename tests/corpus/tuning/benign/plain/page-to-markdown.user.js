// ==UserScript==
// @name         Easy Web Page to Markdown
// @namespace    md.easy
// @version      0.3.11
// @description  Pick an element with the mouse, convert it to Markdown, copy or download it
// @author       ExpDev-like
// @match        *://*/*
// @require      https://cdn.jsdelivr.net/npm/turndown@7.1.2/dist/turndown.js
// @require      https://cdn.jsdelivr.net/npm/@guyplusplus/turndown-plugin-gfm@1.0.7/dist/turndown-plugin-gfm.js
// @grant        GM_setClipboard
// @grant        GM_registerMenuCommand
// @grant        GM_addStyle
// @license      AGPL-3.0
// ==/UserScript==
/* global TurndownService, TurndownPluginGfmService */

(function () {
    'use strict';

    let picking = false;
    let current = null;

    const td = new TurndownService({ headingStyle: 'atx', hr: '---', bulletListMarker: '-', codeBlockStyle: 'fenced', emDelimiter: '*' });
    td.use(TurndownPluginGfmService.gfm);
    td.remove(['script', 'style', 'noscript', 'iframe', 'button']);
    td.addRule('absolute-links', {
        filter: (n) => n.nodeName === 'A' && n.getAttribute('href'),
        replacement: (content, n) => (content.trim() ? `[${content.trim()}](${n.href})` : ''),
    });
    td.addRule('absolute-images', {
        filter: 'img',
        replacement: (_, n) => (n.src ? `![${(n.alt || '').replace(/\s+/g, ' ')}](${n.src})` : ''),
    });
    td.addRule('code-language', {
        filter: (n) => n.nodeName === 'PRE' && n.querySelector('code'),
        replacement: (_, n) => {
            const lang = (/(?:language|lang|highlight-source)-(\w+)/.exec(n.className + ' ' + n.firstElementChild.className) || ['', ''])[1];
            return `\n\n\`\`\`${lang}\n${n.textContent.replace(/\n$/, '')}\n\`\`\`\n\n`;
        },
    });

    GM_addStyle(`
        .md-easy-hover { outline: 2px solid #e67e22 !important; cursor: crosshair !important }
        #md-easy { position: fixed; inset: 8% 12%; z-index: 2147483646; background: #fff; border-radius: 8px; box-shadow: 0 0 0 100vmax #0008; display: flex; flex-direction: column; padding: 12px; gap: 8px }
        #md-easy textarea { flex: 1; font: 13px/1.5 monospace; resize: none }
    `);

    function header() {
        return `# ${document.title}\n\n> ${location.href}  \n> ${new Date().toISOString().slice(0, 10)}\n\n`;
    }

    function show(el) {
        el.classList.remove('md-easy-hover');
        const box = document.createElement('div');
        box.id = 'md-easy';
        const ta = document.createElement('textarea');
        ta.value = header() + td.turndown(el);
        const bar = document.createElement('div');
        const button = (label, fn) => {
            const b = document.createElement('button');
            b.textContent = label;
            b.onclick = fn;
            bar.append(b, ' ');
            return b;
        };
        const copy = button('Copy', () => { GM_setClipboard(ta.value, 'text'); copy.textContent = 'Copied ✓'; });
        button('Download', () => {
            const a = document.createElement('a');
            a.href = URL.createObjectURL(new Blob([ta.value], { type: 'text/markdown' }));
            a.download = document.title.replace(/[\\/:*?"<>|]+/g, '-').slice(0, 80) + '.md';
            a.click();
            URL.revokeObjectURL(a.href);
        });
        button('Close', () => box.remove());
        box.append(ta, bar);
        document.body.append(box);
    }

    function mark(el) {
        if (current) current.classList.remove('md-easy-hover');
        current = el;
        if (current) current.classList.add('md-easy-hover');
    }

    function stop() { picking = false; mark(null); }

    document.addEventListener('mouseover', (e) => { if (picking) mark(e.target); });
    document.addEventListener('wheel', (e) => {
        if (!picking || !current) return;
        e.preventDefault();
        const next = e.deltaY < 0 ? current.parentElement : current.firstElementChild;
        if (next && next !== document.documentElement) mark(next);
    }, { passive: false });
    document.addEventListener('click', (e) => {
        if (!picking) return;
        e.preventDefault();
        e.stopPropagation();
        const el = current;
        stop();
        if (el) show(el);
    }, true);
    document.addEventListener('keydown', (e) => {
        if (e.ctrlKey && e.altKey && e.code === 'KeyM') picking = !picking;
        if (e.key === 'Escape') stop();
    });

    GM_registerMenuCommand('Convert to Markdown', () => { picking = true; });
    GM_registerMenuCommand('Convert main content', () => show(document.querySelector('article, main, [role=main]') || document.body));
})();
