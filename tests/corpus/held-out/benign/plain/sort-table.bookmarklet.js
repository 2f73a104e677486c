// Makes every table on the page sortable by a click on its header cells.
var natural = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }).compare;
var count = 0;

function cellKey(row, col) {
  var c = row.cells[col];
  if (!c) return '';
  var raw = (c.dataset.sortValue || c.innerText).trim();
  var n = raw.replace(/[,\s$€£%]/g, '');
  return /^[-+−]?\d*\.?\d+(e\d+)?$/i.test(n) ? parseFloat(n.replace('−', '-')) : raw;
}

function compare(a, b) {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return natural(a, b);
}

[].forEach.call(document.querySelectorAll('table'), function (table) {
  var head = table.tHead ? table.tHead.rows[0] : table.rows[0];
  if (!head || table.rows.length < 3) return;
  count++;
  [].forEach.call(head.cells, function (th, col) {
    var dir = -1;
    th.style.cursor = 'pointer';
    th.addEventListener('click', function () {
      dir = -dir;
      var body = table.tBodies[0];
      [].slice.call(body.rows)
        .filter(function (r) { return r !== head; })
        .map(function (r, i) { return { r: r, k: cellKey(r, col), i: i }; })
        .sort(function (x, y) { return dir * compare(x.k, y.k) || x.i - y.i; })
        .forEach(function (x) { body.appendChild(x.r); });
      th.setAttribute('aria-sort', dir > 0 ? 'ascending' : 'descending');
    });
  });
});
alert(count + ' sortable table(s)');
