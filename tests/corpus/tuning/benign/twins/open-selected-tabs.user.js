// ==UserScript==
// @name         Open ticked results
// @match        https://library.example.org/search*
// @version      1.5
// @grant        GM_openInTab
// ==/UserScript==
(function () {
  const links = [...document.querySelectorAll('.result h3 a')];
  for (const a of links) {
    const c = Object.assign(document.createElement('input'), { type: 'checkbox', className: 'ost' });
    a.before(c);
  }
  const go = document.createElement('button');
  go.textContent = 'Open ticked';
  go.style.cssText = 'position:sticky;top:8px';
  go.onclick = async () => {
    const picked = links.filter(a => a.previousElementSibling.checked && a.origin === location.origin);
    if (picked.length > 10 && !confirm(`Open ${picked.length} tabs?`)) return;
    for (const a of picked) {
      GM_openInTab(a.href, { active: false, insert: true });
      a.previousElementSibling.checked = false;
      await new Promise(r => setTimeout(r, 250));
    }
  };
  document.querySelector('.results')?.prepend(go);
})();
