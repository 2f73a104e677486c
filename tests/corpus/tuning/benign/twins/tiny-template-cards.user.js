// ==UserScript==
// @name         Issue cards
// @namespace    issuecards
// @version      0.5
// @description  Shows the issue list as cards. Includes a tiny template engine with escaping.
// @match        https://tracker.example.com/issues*
// @grant        none
// ==/UserScript==
(function () {
  'use strict';

  var ESC = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  function esc(v) { return String(v == null ? '' : v).replace(/[&<>"']/g, function (c) { return ESC[c]; }); }

  // {{name}} escaped value, {{#list}}…{{/list}} loop
  function compile(src) {
    var code = 'var o="";', pos = 0, depth = 0;
    src.replace(/\{\{([#\/]?)([a-z_]+)\}\}/g, function (all, kind, name, at) {
      code += 'o+=' + JSON.stringify(src.slice(pos, at)) + ';';
      if (kind === '#') { depth++; code += '(d.' + name + '||[]).forEach(function(d){'; }
      else if (kind === '/') { depth--; code += '});'; }
      else code += 'o+=e(d.' + name + ');';
      pos = at + all.length;
      return all;
    });
    if (depth) throw new Error('unbalanced template');
    code += 'o+=' + JSON.stringify(src.slice(pos)) + ';return o;';
    var fn = new Function('d', 'e', code);
    return function (data) { return fn(data, esc); };
  }

  var card = compile(
    '<div class="ic-grid">{{#issues}}<article class="ic"><h4>{{key}}</h4><p>{{summary}}</p>' +
    '<footer>{{#labels}}<span>{{name}}</span> {{/labels}}<b>{{owner}}</b></footer></article>{{/issues}}</div>'
  );

  var rows = [].map.call(document.querySelectorAll('table.issues tbody tr'), function (tr) {
    var td = tr.cells;
    return {
      key: td[0].textContent.trim(),
      summary: td[1].textContent.trim(),
      owner: td[2].textContent.trim(),
      labels: [].map.call(td[3].querySelectorAll('.label'), function (l) { return { name: l.textContent.trim() }; })
    };
  });

  var style = document.createElement('style');
  style.textContent = '.ic-grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(240px,1fr));gap:12px}.ic{border:1px solid #ccc;padding:10px;border-radius:6px}';
  document.head.appendChild(style);

  var table = document.querySelector('table.issues');
  if (table && rows.length) {
    table.insertAdjacentHTML('beforebegin', card({ issues: rows }));
    table.style.display = 'none';
  }
})();
