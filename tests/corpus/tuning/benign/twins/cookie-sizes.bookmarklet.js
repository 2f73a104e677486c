(async () => {
  const cookies = 'cookieStore' in window ? await cookieStore.getAll() : [];
  const rows = cookies
    .map(({ name, value }) => ({ name, size: name.length + value.length }))
    .sort((a, b) => b.size - a.size);
  const box = document.createElement('pre');
  box.style.cssText = 'position:fixed;inset:1em auto auto 1em;background:#fffbe6;padding:1em;z-index:99999;font:12px monospace';
  box.textContent = rows.map(({ name, size }) => `${String(size).padStart(6)}  ${name}`).join('\n') || 'No readable cookies';
  box.onclick = () => box.remove();
  document.body.append(box);
})();
