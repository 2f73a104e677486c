// ==UserScript==
// @name         GitHub: mark bot notifications as done
// @namespace    https://github.com/
// @version      1.0.6
// @description  One button that ticks and archives all notifications from dependency bots on the current page, after you confirm
// @match        https://github.com/notifications*
// @grant        none
// ==/UserScript==

(async function () {
  const BOTS = /\b(dependabot|renovate|greenkeeper|snyk)\b/i;
  const sleep = (ms) => new Promise((r) => setTimeout(r, ms));

  const rows = () => [...document.querySelectorAll('.notifications-list-item')].filter((li) => {
    const text = li.textContent;
    const faces = [...li.querySelectorAll('img.avatar')].map((i) => i.alt).join(' ');
    return BOTS.test(text) || BOTS.test(faces);
  });

  async function archive(li) {
    const form = li.querySelector('form[action*="/notifications/beta/archive"]');
    if (!form) return false;
    const body = new URLSearchParams(new FormData(form)); // contains authenticity_token of this very form
    const res = await fetch(form.action, {
      method: 'POST',
      body,
      credentials: 'same-origin',
      headers: { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' },
    });
    if (res.ok) li.remove();
    return res.ok;
  }

  function addButton() {
    const bar = document.querySelector('.js-check-all-container .d-flex, .js-notifications-mark-all-actions');
    if (!bar || document.getElementById('bot-done')) return;
    const b = document.createElement('button');
    b.id = 'bot-done';
    b.type = 'button';
    b.className = 'btn btn-sm ml-2';
    b.textContent = 'Bots done';
    b.onclick = async () => {
      const list = rows();
      if (!list.length) return alert('No bot notifications on this page.');
      if (!confirm(`Archive ${list.length} notifications?`)) return;
      b.disabled = true;
      let ok = 0;
      for (const li of list) {
        b.textContent = `${ok}/${list.length}`;
        if (await archive(li)) ok++;
        await sleep(300);
      }
      b.textContent = `Bots done (${ok})`;
      b.disabled = false;
    };
    bar.append(b);
  }

  addButton();
  document.addEventListener('turbo:render', addButton);
})();
