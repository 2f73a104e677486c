// ==UserScript==
// @name         Kanban WIP limits
// @namespace    boards-tools
// @version      0.8
// @description  "[3]" in a list title is a limit: the list turns red when it holds more cards. Also shows card ages and story points "(5)".
// @match        https://boards.example.com/b/*
// @grant        GM_addStyle
// ==/UserScript==

GM_addStyle([
    '.list.wip-full { background: #e8d9a0 !important }',
    '.list.wip-over { background: #e8a0a0 !important }',
    '.wip-sum { float: right; font-size: 11px; color: #555; padding: 2px 6px }',
    '.card[data-age="old"] { filter: sepia(.4) }',
    '.card[data-age="ancient"] { filter: sepia(.9) }'
].join('\n'));

const DAY = 864e5;

const points = title => (/\((\d+(?:\.\d+)?)\)/.exec(title) || [0, 0])[1] * 1;
const limitOf = title => { const m = /\[(\d+)\]\s*$/.exec(title); return m ? +m[1] : Infinity };

function refresh() {
    document.querySelectorAll('.list').forEach(list => {
        const title = list.querySelector('.list-header-name')?.textContent || '';
        const cards = [...list.querySelectorAll('.card:not(.hide)')];
        const limit = limitOf(title);
        list.classList.toggle('wip-full', cards.length === limit);
        list.classList.toggle('wip-over', cards.length > limit);

        let sum = list.querySelector('.wip-sum');
        if (!sum) {
            sum = document.createElement('span');
            sum.className = 'wip-sum';
            list.querySelector('.list-header')?.append(sum);
        }
        const total = cards.reduce((n, c) => n + points(c.querySelector('.card-title')?.textContent || ''), 0);
        const text = `${cards.length}${limit < Infinity ? '/' + limit : ''}${total ? ` · ${total} pt` : ''}`;
        if (sum.textContent !== text) sum.textContent = text;

        cards.forEach(c => {
            const since = Date.parse(c.dataset.lastActivity);
            const days = since ? (Date.now() - since) / DAY : 0;
            c.dataset.age = days > 60 ? 'ancient' : days > 14 ? 'old' : 'fresh';
        });
    });
}

let t;
new MutationObserver(() => { clearTimeout(t); t = setTimeout(refresh, 250) })
    .observe(document.body, { childList: true, subtree: true });
refresh();
