(function () {
  var old = document.getElementById('ck-table-box');
  if (old) { old.remove(); return; }

  var box = document.createElement('div');
  box.id = 'ck-table-box';
  box.style.cssText = 'position:fixed;inset:5% 10%;background:#fff;color:#111;z-index:2147483647;' +
    'overflow:auto;border:2px solid #333;padding:12px;font:13px/1.5 monospace';

  var title = document.createElement('h3');
  title.textContent = 'Cookies visible to scripts on ' + location.host;
  box.appendChild(title);

  var table = document.createElement('table');
  table.style.borderCollapse = 'collapse';
  var jar = document.cookie ? document.cookie.split('; ') : [];

  jar.sort().forEach(function (pair) {
    var at = pair.indexOf('=');
    var tr = table.insertRow();
    [pair.substring(0, at), pair.substring(at + 1)].forEach(function (text) {
      var td = tr.insertCell();
      td.style.cssText = 'border:1px solid #ccc;padding:3px 8px;word-break:break-all';
      td.textContent = text;
    });
    var last = tr.insertCell();
    var del = document.createElement('button');
    del.textContent = 'expire';
    del.onclick = function () {
      document.cookie = pair.substring(0, at) + '=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
      tr.remove();
    };
    last.appendChild(del);
  });

  if (!jar.length) box.appendChild(document.createTextNode('none'));
  box.appendChild(table);
  document.body.appendChild(box);
})();
