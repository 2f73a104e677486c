// Click a table after starting the bookmarklet: it is saved as CSV (Esc cancels)
void function () {
  var last;
  function over(e) {
    if (last) last.style.outline = '';
    last = e.target.closest('table');
    if (last) last.style.outline = '3px solid #2a2';
  }
  function quit() {
    if (last) last.style.outline = '';
    document.removeEventListener('mouseover', over, true);
    document.removeEventListener('click', pick, true);
    document.removeEventListener('keydown', esc, true);
  }
  function esc(e) { if (e.key === 'Escape') quit(); }
  function cell(c) {
    var t = c.innerText.replace(/\s+/g, ' ').trim();
    if (/^[=+@]/.test(t)) t = "'" + t; // no formulas in spreadsheets
    return /[",;\n]/.test(t) ? '"' + t.replace(/"/g, '""') + '"' : t;
  }
  function pick(e) {
    e.preventDefault();
    e.stopPropagation();
    var table = last;
    quit();
    if (!table) return;
    var grid = [];
    Array.from(table.rows).forEach(function (row, y) {
      grid[y] = grid[y] || [];
      var x = 0;
      Array.from(row.cells).forEach(function (c) {
        while (grid[y][x] !== undefined) x++;
        for (var dy = 0; dy < c.rowSpan; dy++) for (var dx = 0; dx < c.colSpan; dx++) {
          (grid[y + dy] = grid[y + dy] || [])[x + dx] = dy || dx ? '' : cell(c);
        }
      });
    });
    var csv = '\ufeff' + grid.map(function (r) { return r.join(','); }).join('\r\n');
    var a = document.createElement('a');
    a.href = 'data:text/csv;charset=utf-8,' + encodeURIComponent(csv);
    a.download = (table.caption ? table.caption.textContent.trim() : document.title).slice(0, 60) + '.csv';
    a.click();
  }
  document.addEventListener('mouseover', over, true);
  document.addEventListener('click', pick, true);
  document.addEventListener('keydown', esc, true);
}();
