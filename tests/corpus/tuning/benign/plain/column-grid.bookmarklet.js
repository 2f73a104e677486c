(function () {
  var id = 'column-grid-overlay';
  var old = document.getElementById(id);
  if (old) return old.remove();
  var grid = document.createElement('div');
  grid.id = id;
  grid.style.cssText = 'position:fixed;inset:0;pointer-events:none;z-index:99999;display:grid;gap:24px;padding:0 24px;grid-template-columns:repeat(12,1fr)';
  for (var i = 0; i < 12; i++) {
    var column = document.createElement('div');
    column.style.background = 'rgba(255,0,80,.12)';
    grid.appendChild(column);
  }
  document.body.appendChild(grid);
})();
