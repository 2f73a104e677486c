(() => {
  const re = /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]*/g;
  const b64 = s => decodeURIComponent(escape(atob(s.replace(/-/g, '+').replace(/_/g, '/'))));
  const sources = [['localStorage', localStorage], ['sessionStorage', sessionStorage]];
  const found = sources.flatMap(([where, st]) => Object.keys(st).flatMap(k => (st[k].match(re) || []).map(t => ({ where: where + '.' + k, t }))));
  for (const t of document.cookie.match(re) || []) found.push({ where: 'cookie', t });
  const dlg = document.createElement('dialog');
  const pre = document.createElement('pre');
  pre.textContent = found.length ? found.map(({ where, t }) => {
    const [h, p] = t.split('.');
    let claims;
    try { claims = JSON.parse(b64(p)); } catch (e) { return where + ': unreadable'; }
    const left = claims.exp ? Math.round((claims.exp * 1000 - Date.now()) / 60000) + ' min left' : 'no expiry';
    return `${where} (${left})\n${b64(h)}\n${JSON.stringify(claims, null, 2)}`;
  }).join('\n\n') : 'No tokens found.';
  dlg.append(pre);
  dlg.onclick = () => dlg.remove();
  document.body.append(dlg);
  dlg.showModal();
})();
