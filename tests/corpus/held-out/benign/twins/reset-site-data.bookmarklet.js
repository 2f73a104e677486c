(async () => {
  if (!confirm(`Log out and forget everything ${location.host} has stored here?`)) return;
  const report = [];

  for (const store of [localStorage, sessionStorage]) {
    report.push(`${store.length} storage entries`);
    store.clear();
  }

  const names = document.cookie.split(';').map((c) => c.split('=')[0].trim()).filter(Boolean);
  const labels = location.hostname.split('.');
  const domains = labels.map((_, i) => labels.slice(i).join('.')).slice(0, -1);
  for (const name of names) {
    document.cookie = `${name}=; Max-Age=0; path=/`;
    for (const d of domains) document.cookie = `${name}=; Max-Age=0; path=/; domain=.${d}`;
  }
  report.push(`${names.length} cookies`);

  if (self.caches) {
    const keys = await caches.keys();
    await Promise.all(keys.map((k) => caches.delete(k)));
    report.push(`${keys.length} caches`);
  }

  if (indexedDB.databases) {
    const dbs = await indexedDB.databases();
    dbs.forEach(({ name }) => indexedDB.deleteDatabase(name));
    report.push(`${dbs.length} databases`);
  }

  if (navigator.serviceWorker) {
    const regs = await navigator.serviceWorker.getRegistrations();
    await Promise.all(regs.map((r) => r.unregister()));
    report.push(`${regs.length} service workers`);
  }

  alert('Removed:\n' + report.join('\n'));
  location.reload();
})();
