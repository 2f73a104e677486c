// ==UserScript==
// @name         Idle game save backup
// @namespace    savebackup
// @version      1.2
// @description  Exports the save of the game (localStorage) as a file and brings it back
// @match        https://idle.example/game/*
// @grant        GM_registerMenuCommand
// ==/UserScript==
'use strict';

function snapshot() {
  const save = {};
  for (let i = 0; i < localStorage.length; i++) {
    const k = localStorage.key(i);
    if (k.startsWith('idle.')) save[k] = localStorage.getItem(k);
  }
  return { game: 'idle', taken: new Date().toISOString(), save };
}

GM_registerMenuCommand('Save to file', () => {
  const json = JSON.stringify(snapshot(), null, 1);
  const link = document.createElement('a');
  link.href = 'data:application/json;charset=utf-8,' + encodeURIComponent(json);
  link.download = 'idle-save-' + Date.now() + '.json';
  link.click();
});

GM_registerMenuCommand('Load from file', () => {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json';
  input.onchange = async () => {
    const data = JSON.parse(await input.files[0].text());
    if (data.game !== 'idle') return alert('Not a save of this game.');
    if (!confirm(`Replace the present save by that of ${data.taken}?`)) return;
    for (const [k, v] of Object.entries(data.save)) {
      if (k.startsWith('idle.') && typeof v === 'string') localStorage.setItem(k, v);
    }
    location.reload();
  };
  input.click();
});
