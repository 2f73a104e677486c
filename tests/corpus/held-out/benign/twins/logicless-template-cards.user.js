// ==UserScript==
// @name         Library: compact loan cards
// @namespace    libcards
// @version      1.1
// @match        https://library.cityhall.example/account/loans
// @grant        none
// @description  Draws loans as cards, soonest due first
// ==/UserScript==

var Tpl = (function () {
  var ENT = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

  function esc(v) {
    return String(v === undefined || v === null ? '' : v).replace(/[&<>"']/g, function (c) { return ENT[c]; });
  }

  function lookup(ctx, path) {
    return path.split('.').reduce(function (o, k) {
      return o && Object.prototype.hasOwnProperty.call(o, k) ? o[k] : undefined;
    }, ctx);
  }

  function compile(src) {
    var parts = src.split(/\{\{(.+?)\}\}/);
    return function run(ctx, from, until) {
      var out = '';
      for (var i = from || 0; i < parts.length; i++) {
        if (i % 2 === 0) { out += parts[i]; continue; }
        var tag = parts[i].trim();
        if (tag === until) { run.end = i; return out; }
        if (tag.charAt(0) === '#') {
          var name = tag.slice(1);
          var list = lookup(ctx, name);
          var start = i + 1;
          var chunk = '';
          (Array.isArray(list) && list.length ? list : [{}]).forEach(function (item) {
            var s = run(Object.assign({}, ctx, item), start, '/' + name);
            if (Array.isArray(list) && list.length) chunk += s;
          });
          out += chunk;
          i = run.end;
        } else {
          out += esc(lookup(ctx, tag));
        }
      }
      return out;
    };
  }
  return { compile: compile };
})();

var view = Tpl.compile(
  '<ul class="cards">{{#loans}}<li class="card"><b>{{title}}</b><br>{{author.name}}<br>' +
  '<time>{{due}}</time> <small>{{branch}}</small></li>{{/loans}}</ul>'
);

fetch('/account/loans.json', { credentials: 'same-origin' })
  .then(function (r) { return r.json(); })
  .then(function (data) {
    data.loans.sort(function (a, b) { return a.due < b.due ? -1 : 1; });
    var box = document.querySelector('#loans');
    box.innerHTML = view(data);
  })
  .catch(function (e) { console.warn('loan cards:', e); });
