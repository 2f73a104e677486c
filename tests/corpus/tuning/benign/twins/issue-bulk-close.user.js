// ==UserScript==
// @name         Bulk Close Issues
// @namespace    https://scripts.example/bulk-close
// @version      1.2.1
// @description  Close all ticked issues at once.
// @match        https://gitlab.com/*/-/issues*
// @grant        none
// ==/UserScript==

const { content: token } = document.querySelector('meta[name="csrf-token"]') ?? { content: '' };

async function close(path) {
  const reply = await fetch(path, {
    method: 'PUT',
    headers: { 'X-CSRF-Token': token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ issue: { state_event: 'close' } }),
  });
  return reply.ok;
}

const button = Object.assign(document.createElement('button'), { textContent: 'Close ticked', type: 'button' });
button.addEventListener('click', async () => {
  const ticked = [...document.querySelectorAll('.issue input[type=checkbox]:checked')];
  const paths = ticked.map((box) => box.closest('.issue').querySelector('a.issue-title-text').getAttribute('href'));
  const done = await Promise.all(paths.filter((path) => path.startsWith('/')).map(close));
  button.textContent = `${done.filter(Boolean).length} closed`;
});
document.querySelector('.issues-filters')?.append(button);
