// ==UserScript==
// @name         Wiki appearance settings
// @namespace    wiki-look
// @version      2.2
// @match        https://*.wikipedia.org/*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_addStyle
// @grant        GM_registerMenuCommand
// @description  Font, width and colours in one dialog
// ==/UserScript==

const FIELDS = [
  { key: 'font', label: 'Font', type: 'text', value: 'Georgia, serif' },
  { key: 'size', label: 'Size (px)', type: 'number', value: 17 },
  { key: 'width', label: 'Line width (em)', type: 'number', value: 42 },
  { key: 'paper', label: 'Paper', type: 'color', value: '#fdf8ee' },
  { key: 'ink', label: 'Ink', type: 'color', value: '#222222' },
  { key: 'hideBanners', label: 'Hide banners', type: 'checkbox', value: true },
];

const options = Object.fromEntries(FIELDS.map((f) => [f.key, GM_getValue(f.key, f.value)]));
const sheet = GM_addStyle('');

function paint() {
  const num = (v, d) => (Number.isFinite(+v) ? +v : d);
  sheet.textContent = `
    #mw-content-text { font: ${num(options.size, 17)}px/1.6 ${String(options.font).replace(/[^\w ,'"-]/g, '')};
      max-width: ${num(options.width, 42)}em; background: ${options.paper}; color: ${options.ink} }
    ${options.hideBanners ? '#siteNotice, #centralNotice { display: none !important }' : ''}`;
}

function openDialog() {
  const dialog = document.createElement('dialog');
  const form = document.createElement('form');
  form.method = 'dialog';
  for (const f of FIELDS) {
    const label = document.createElement('label');
    label.style.cssText = 'display:flex;justify-content:space-between;gap:2em;margin:6px 0';
    const input = document.createElement('input');
    input.type = f.type;
    input.name = f.key;
    if (f.type === 'checkbox') input.checked = options[f.key];
    else input.value = options[f.key];
    input.addEventListener('input', () => {
      options[f.key] = f.type === 'checkbox' ? input.checked : input.value;
      paint();
    });
    label.append(f.label, input);
    form.append(label);
  }
  const ok = document.createElement('button');
  ok.textContent = 'Save';
  form.append(ok);
  dialog.append(form);
  dialog.addEventListener('close', () => {
    FIELDS.forEach((f) => GM_setValue(f.key, options[f.key]));
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

paint();
GM_registerMenuCommand('Appearance…', openDialog);
