// ==UserScript==
// @name         Stroke counts
// @match        https://learn.example.org/kanji/*
// @version      0.4
// @grant        none
// ==/UserScript==
// table: first code point in hex, then base-36 stroke counts, '~n' repeats the last one n more times
const PACKED = '4e00|1223323~24454~1355;4e0d|4454~25566;4e2d|4536~2733;4e8c|2344~15668;5341|23445~36;65e5|4566~27788~39;6728|455~26677~2';

const _0 = Object.create(null);
PACKED.split(';').forEach(function (x) {
  var p = x.split('|'), cp = parseInt(p[0], 16), prev = 0;
  p[1].replace(/~(\d)|([0-9a-z])/g, function (_, rep, ch) {
    var n = rep ? +rep : 1;
    if (ch) prev = parseInt(ch, 36);
    while (n--) _0[String.fromCharCode(cp++)] = prev;
    return '';
  });
});

document.querySelectorAll('ruby, .kanji').forEach(function (el) {
  var list = Array.from(el.textContent).filter(function (c) { return c in _0; });
  if (list.length) el.title = list.map(function (c) { return c + ' ' + _0[c]; }).join(', ');
});
