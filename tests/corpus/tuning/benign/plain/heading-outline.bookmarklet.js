(() => {
  /* Outline of the headings, wrong levels in red. Click scrolls. Run again to close. */
  const ID = '__outline';
  const open = document.getElementById(ID);
  if (open) return open.remove();
  const nav = document.createElement('nav');
  nav.id = ID;
  nav.style.cssText = 'all:initial;position:fixed;top:0;right:0;bottom:0;width:320px;overflow:auto;background:#fff;border-left:2px solid #06c;padding:10px;font:13px/1.6 system-ui;z-index:2147483647';
  let prev = 0;
  for (const h of document.querySelectorAll('h1,h2,h3,h4,h5,h6,[role=heading]')) {
    const level = Number(h.getAttribute('aria-level') || h.tagName[1]) || 2;
    const a = document.createElement('div');
    a.textContent = `h${level} ${h.textContent.trim().slice(0, 90) || '(empty)'}`;
    a.style.cssText = `cursor:pointer;padding-left:${(level - 1) * 14}px;color:${level > prev + 1 || !h.textContent.trim() ? '#c00' : '#222'}`;
    a.onclick = () => h.scrollIntoView({ behavior: 'smooth' });
    nav.append(a);
    prev = level;
  }
  if (!prev) nav.textContent = 'No headings.';
  document.body.append(nav);
})();
