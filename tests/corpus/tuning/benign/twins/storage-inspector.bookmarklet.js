/* Storage inspector: lists the cookies, localStorage and sessionStorage of the page in a table. Nothing leaves the tab. */
void (() => {
  const ID = 'storage-inspector';
  const old = document.getElementById(ID);
  if (old) return old.remove();

  const rows = [
    ...document.cookie.split('; ').filter(Boolean).map((c) => ['cookie', c.slice(0, c.indexOf('=')), c.slice(c.indexOf('=') + 1)]),
    ...Object.entries(localStorage).map(([k, v]) => ['local', k, v]),
    ...Object.entries(sessionStorage).map(([k, v]) => ['session', k, v]),
  ];

  const panel = document.createElement('div');
  panel.id = ID;
  panel.style.cssText = 'position:fixed;inset:5%;overflow:auto;background:#fff;color:#000;border:2px solid #333;padding:12px;z-index:2147483647;font:12px monospace';
  const table = document.createElement('table');
  for (const [kind, key, value] of rows) {
    const tr = table.insertRow();
    tr.insertCell().textContent = kind;
    tr.insertCell().textContent = key;
    const td = tr.insertCell();
    td.textContent = value.length > 300 ? value.slice(0, 300) + '…' : value;
    td.style.wordBreak = 'break-all';
    const del = document.createElement('button');
    del.textContent = 'delete';
    del.onclick = () => {
      if (kind === 'cookie') document.cookie = `${key}=; max-age=0; path=/`;
      else (kind === 'local' ? localStorage : sessionStorage).removeItem(key);
      tr.remove();
    };
    tr.insertCell().append(del);
  }
  const close = document.createElement('button');
  close.textContent = `close (${rows.length} entries)`;
  close.onclick = () => panel.remove();
  panel.append(close, table);
  document.body.append(panel);
})();
