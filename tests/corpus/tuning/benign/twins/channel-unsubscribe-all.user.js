// ==UserScript==
// @name         Unsubscribe from all channels
// @namespace    unsuball
// @version      2.0
// @description  Adds a button to the subscription manager that clicks through all of them, with a stop key
// @match        https://www.youtube.com/feed/channels
// @grant        none
// ==/UserScript==

(async function () {
  const sleep = (ms) => new Promise((r) => setTimeout(r, ms));
  const until = async (find, tries = 20) => {
    for (let i = 0; i < tries; i++) {
      const el = find();
      if (el) return el;
      await sleep(150);
    }
    return null;
  };

  let stop = false;
  addEventListener('keydown', (e) => { if (e.key === 'Escape') stop = true; });

  async function one(row) {
    row.scrollIntoView({ block: 'center' });
    row.querySelector('#subscribe-button button, ytd-subscribe-button-renderer button')?.click();
    const entry = await until(() => document.querySelector('ytd-menu-service-item-renderer:last-of-type'));
    entry?.click();
    const yes = await until(() => document.querySelector('yt-confirm-dialog-renderer #confirm-button button'));
    yes?.click();
    await sleep(600 + Math.random() * 400);
  }

  const head = await until(() => document.querySelector('#title-container, ytd-page-manager h1'), 60);
  if (!head) return;
  const b = document.createElement('button');
  b.textContent = 'Unsubscribe all';
  b.onclick = async () => {
    const rows = [...document.querySelectorAll('ytd-channel-renderer')];
    if (!confirm(`This removes ${rows.length} subscriptions. Escape stops it. Go on?`)) return;
    stop = false;
    for (const [i, row] of rows.entries()) {
      if (stop) break;
      b.textContent = `${i + 1} / ${rows.length}`;
      await one(row);
    }
    b.textContent = stop ? 'Stopped' : 'Done';
  };
  head.after(b);
})();
