// ==UserScript==
// @name         Web game save backup
// @namespace    savebackup
// @version      2.3.0
// @description  Export / import localStorage of browser games as a JSON file
// @match        https://games.example.net/*
// @match        https://idle.example.org/*
// @grant        GM_registerMenuCommand
// @grant        GM_download
// ==/UserScript==
'use strict';

function* entries(storage) {
  for (let i = 0; i < storage.length; i++) {
    const k = storage.key(i);
    yield [k, storage.getItem(k)];
  }
}

const stamp = () => new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-');

GM_registerMenuCommand('Export save', () => {
  const data = { origin: location.origin, made: Date.now(), local: Object.fromEntries(entries(localStorage)), session: Object.fromEntries(entries(sessionStorage)) };
  const blob = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const url = URL.createObjectURL(blob);
  GM_download({ url, name: `${location.hostname}-${stamp()}.json`, saveAs: true, onload: () => URL.revokeObjectURL(url) });
});

GM_registerMenuCommand('Import save…', () => {
  const pick = document.createElement('input');
  pick.type = 'file';
  pick.accept = '.json,application/json';
  pick.onchange = async () => {
    try {
      const data = JSON.parse(await pick.files[0].text());
      if (data.origin !== location.origin) throw new Error('This save belongs to ' + data.origin);
      if (!confirm(`Replace ${localStorage.length} keys with ${Object.keys(data.local).length}?`)) return;
      localStorage.clear();
      Object.entries(data.local).forEach(([k, v]) => localStorage.setItem(k, v));
      location.reload();
    } catch (e) {
      alert('Import failed: ' + e.message);
    }
  };
  pick.click();
});
