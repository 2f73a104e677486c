// ==UserScript==
// @name         Repo Unstar Picker
// @namespace    https://greasyfork.org/users/tilde-marks
// @version      1.4.2
// @description  Tick the stars you no longer want and drop them in one go
// @author       tildemarks
// @match        https://github.com/*?tab=stars*
// @grant        none
// @license      MIT
// ==/UserScript==

(() => {
  'use strict';

  const picked = new Map();
  const wait = (ms) => new Promise((r) => setTimeout(r, ms));

  function unstarForm(row) {
    return row.querySelector('form[action$="/unstar"]');
  }

  function addBoxes(root = document) {
    for (const row of root.querySelectorAll('div.col-12.d-block')) {
      if (row.dataset.unstarPicker) continue;
      const form = unstarForm(row);
      if (!form) continue;
      row.dataset.unstarPicker = '1';
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.style.cssText = 'margin-right:8px;vertical-align:middle';
      box.addEventListener('change', () => {
        box.checked ? picked.set(form.action, form) : picked.delete(form.action);
        button.textContent = `Unstar ${picked.size}`;
        button.disabled = picked.size === 0;
      });
      row.querySelector('h3')?.prepend(box);
    }
  }

  async function unstar(form) {
    const token = form.querySelector('input[name="authenticity_token"]').value;
    const body = new FormData();
    body.append('authenticity_token', token);
    const res = await fetch(form.getAttribute('action'), {
      method: 'POST',
      body,
      credentials: 'same-origin',
      headers: { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' },
    });
    if (!res.ok) throw new Error(`${res.status} for ${form.getAttribute('action')}`);
  }

  const button = document.createElement('button');
  button.className = 'btn btn-sm btn-danger';
  button.textContent = 'Unstar 0';
  button.disabled = true;
  button.style.cssText = 'position:fixed;right:16px;bottom:16px;z-index:99';
  button.onclick = async () => {
    if (!confirm(`Remove the star from ${picked.size} repositories?`)) return;
    button.disabled = true;
    let done = 0;
    for (const form of picked.values()) {
      try {
        await unstar(form);
        done += 1;
        button.textContent = `${done} / ${picked.size}`;
      } catch (err) {
        console.warn('[unstar picker]', err);
      }
      await wait(700);
    }
    location.reload();
  };
  document.body.append(button);
  addBoxes();
  document.addEventListener('turbo:load', () => addBoxes());
})();
