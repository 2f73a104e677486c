// ==UserScript==
// @name        Straight Results
// @namespace   straight
// @version     0.8
// @description Search results lead to the site itself, not through a counting address
// @match       https://www.google.com/search*
// @match       https://duckduckgo.com/*
// @grant       none
// ==/UserScript==

var wrappers = { '/url': ['q', 'url'], '/l/': ['uddg'] };

function target(link) {
    var names = wrappers[link.pathname];
    if (!names) return null;
    var params = new URLSearchParams(link.search);
    var found = names.map(function (n) { return params.get(n); }).find(Boolean);
    return found && /^https?:/.test(found) ? found : null;
}

function straighten(link) {
    var to = target(link);
    if (!to) return;
    link.href = to;
    link.removeAttribute('ping');
    link.rel = 'noopener noreferrer';
}

document.addEventListener('mousedown', function (e) {
    var link = e.target.closest && e.target.closest('a[href]');
    if (link) straighten(link);
}, true);

document.querySelectorAll('a[href]').forEach(straighten);
