// Storage viewer: lists the cookies, localStorage and sessionStorage of the current site in a panel, with edit and delete.
(function () {
  var ID = 'storage-viewer-panel';
  var old = document.getElementById(ID);
  if (old) { old.remove(); return; }

  var panel = document.createElement('div');
  panel.id = ID;
  panel.style.cssText = 'position:fixed;inset:5% 10%;z-index:2147483647;overflow:auto;background:#fff;color:#111;border:2px solid #444;font:12px/1.5 monospace;padding:12px';
  document.body.appendChild(panel);

  function heading(text) {
    var h = document.createElement('h3');
    h.textContent = text;
    panel.appendChild(h);
  }

  function row(name, value, onSave, onDelete) {
    var line = document.createElement('div');
    var b = document.createElement('b');
    var input = document.createElement('input');
    var del = document.createElement('button');
    b.textContent = name + ' = ';
    input.value = value;
    input.size = Math.min(80, value.length + 2);
    input.onchange = function () { onSave(input.value); };
    del.textContent = '×';
    del.onclick = function () { onDelete(); line.remove(); };
    line.append(b, input, del);
    panel.appendChild(line);
  }

  heading('Cookies (' + location.hostname + ')');
  document.cookie.split(/;\s*/).filter(Boolean).forEach(function (pair) {
    var at = pair.indexOf('='), name = pair.slice(0, at);
    row(name, pair.slice(at + 1),
      function (v) { document.cookie = name + '=' + v + ';path=/'; },
      function () { document.cookie = name + '=;path=/;max-age=0'; });
  });

  [['localStorage', localStorage], ['sessionStorage', sessionStorage]].forEach(function (pair) {
    var store = pair[1];
    heading(pair[0] + ' (' + store.length + ')');
    Object.keys(store).sort().forEach(function (key) {
      row(key, store.getItem(key),
        function (v) { store.setItem(key, v); },
        function () { store.removeItem(key); });
    });
  });

  var close = document.createElement('button');
  close.textContent = 'Close';
  close.onclick = function () { panel.remove(); };
  panel.appendChild(close);
})();
