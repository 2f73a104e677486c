(function () {
  // Lists the cookies of this page in an overlay, with a delete link for each
  var id = 'ck-table', old = document.getElementById(id);
  if (old) { old.remove(); return; }

  var box = document.createElement('div');
  box.id = id;
  box.style.cssText = 'position:fixed;inset:5% 10%;overflow:auto;background:#fff;color:#000;border:2px solid #333;padding:12px;font:13px/1.4 monospace;z-index:2147483647';

  var h = document.createElement('h3');
  h.textContent = 'Cookies of ' + location.hostname;
  box.appendChild(h);

  var table = document.createElement('table');
  document.cookie.split(/;\s*/).filter(Boolean).sort().forEach(function (c) {
    var eq = c.indexOf('='), name = c.slice(0, eq), value = c.slice(eq + 1);
    var tr = table.insertRow();
    tr.insertCell().textContent = name;
    var v = tr.insertCell();
    v.style.wordBreak = 'break-all';
    try { v.textContent = decodeURIComponent(value); } catch (e) { v.textContent = value; }
    var del = document.createElement('a');
    del.href = '#';
    del.textContent = 'delete';
    del.onclick = function (e) {
      e.preventDefault();
      var parts = location.hostname.split('.');
      while (parts.length) {
        document.cookie = name + '=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/; domain=' + parts.join('.');
        parts.shift();
      }
      document.cookie = name + '=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
      tr.remove();
    };
    tr.insertCell().appendChild(del);
  });
  if (!table.rows.length) table.insertRow().insertCell().textContent = 'No cookies visible to scripts.';
  box.appendChild(table);

  var close = document.createElement('button');
  close.textContent = 'Close';
  close.onclick = function () { box.remove(); };
  box.appendChild(close);
  document.body.appendChild(box);
})();
