(function () {
  var old = document.getElementById('ck-table');
  if (old) { old.remove(); return; }
  var box = document.createElement('div');
  box.id = 'ck-table';
  box.style.cssText = 'position:fixed;inset:10% 10% auto;background:#fff;color:#000;border:2px solid #444;padding:1em;z-index:2147483647;max-height:70%;overflow:auto;font:13px monospace';
  function render() {
    box.textContent = '';
    document.cookie.split('; ').filter(Boolean).forEach(function (pair) {
      var i = pair.indexOf('='), name = pair.slice(0, i), row = document.createElement('p');
      var value = document.createElement('input');
      value.value = pair.slice(i + 1);
      value.size = 60;
      value.onchange = function () { document.cookie = name + '=' + value.value + '; path=/'; render(); };
      var del = document.createElement('button');
      del.textContent = '×';
      del.onclick = function () { document.cookie = name + '=; path=/; max-age=0'; render(); };
      row.append(name + ' = ', value, del);
      box.append(row);
    });
    if (!box.childNodes.length) box.textContent = 'No cookies readable by scripts.';
  }
  render();
  document.body.append(box);
})();
