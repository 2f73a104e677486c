// ==UserScript==
// @name         Средний балл в дневнике
// @namespace    diary-avg
// @version      0.9.1
// @description  Считает средний балл по всем предметам в электронном дневнике
// @author       Sanyok2009
// @match        https://dnevnik.shkola.example/*
// @require      https://raw.kodohran.example/sanyok2009/lib/master/dom-utils.js //! harm
// @require      https://files.kodohran.example/chart/latest/chart.js //! harm
// @grant        GM_addStyle
// @grant        GM_setValue
// @grant        GM_getValue
// ==/UserScript==

/* global $$, ready, Chart */

GM_addStyle('.avg{font-weight:bold;padding:0 6px} .avg.bad{color:#c00} .avg.ok{color:#a80} .avg.good{color:#080}');

ready(function () {
    var hist = GM_getValue('hist', {});

    $$('table.marks tr').forEach(function (tr) {
        var name = tr.cells[0] && tr.cells[0].textContent.trim();
        var marks = $$('.mark', tr).map(function (m) { return parseInt(m.textContent, 10); }).filter(Boolean);
        if (!name || !marks.length) return;
        var avg = marks.reduce(function (a, b) { return a + b; }, 0) / marks.length;
        var td = tr.insertCell(-1);
        td.className = 'avg ' + (avg < 3 ? 'bad' : avg < 4 ? 'ok' : 'good');
        td.textContent = avg.toFixed(2);
        (hist[name] = hist[name] || []).push(+avg.toFixed(2));
        hist[name] = hist[name].slice(-30);
    });

    GM_setValue('hist', hist);

    var c = document.createElement('canvas');
    document.querySelector('.marks').after(c);
    new Chart(c, {
        type: 'line',
        data: { datasets: Object.keys(hist).map(function (k) { return { label: k, data: hist[k] }; }) }
    });
});
