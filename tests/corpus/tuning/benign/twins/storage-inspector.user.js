// ==UserScript==
// @name        Storage sizes
// @namespace   storagesizes
// @version     1.0
// @match       *://*/*
// @grant       GM_registerMenuCommand
// @noframes
// ==/UserScript==
GM_registerMenuCommand('Storage sizes', async () => {
  const dlg = document.body.appendChild(document.createElement('dialog'));
  const { usage = 0 } = await navigator.storage.estimate();
  dlg.append(`All storage: ${(usage / 1024).toFixed(0)} KiB`);
  Object.entries(localStorage)
    .map(([k, v]) => [k, v.length + k.length, v])
    .sort((a, b) => b[1] - a[1])
    .forEach(([k, size, v]) => {
      const d = document.createElement('details');
      const s = d.appendChild(document.createElement('summary'));
      s.textContent = `${k} – ${size}`;
      const pre = d.appendChild(document.createElement('pre'));
      pre.textContent = v.slice(0, 5000);
      s.oncontextmenu = e => { e.preventDefault(); if (confirm('Delete ' + k + '?')) { localStorage.removeItem(k); d.remove(); } };
      dlg.append(d);
    });
  dlg.onclose = () => dlg.remove();
  dlg.showModal();
});
