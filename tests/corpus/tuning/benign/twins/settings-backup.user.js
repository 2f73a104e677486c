// ==UserScript==
// @name         Settings Backup
// @namespace    https://scripts.example/settings-backup
// @version      1.0.0
// @description  Download and restore what a web app keeps in local storage.
// @match        https://app.example.com/*
// @grant        GM_registerMenuCommand
// ==/UserScript==

function save() {
  const content = JSON.stringify({ ...localStorage }, null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  link.download = `${location.hostname}-settings.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function restore(file) {
  const entries = Object.entries(JSON.parse(await file.text()));
  for (const [key, value] of entries) localStorage.setItem(key, String(value));
  alert(`${entries.length} settings restored`);
}

function choose() {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json';
  input.addEventListener('change', () => {
    const [file] = input.files;
    if (file) restore(file).catch((error) => alert(`This file could not be read: ${error.message}`));
  });
  input.click();
}

GM_registerMenuCommand('Save settings to a file', save);
GM_registerMenuCommand('Restore settings from a file', choose);
