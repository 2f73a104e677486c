// ==UserScript==
// @name         Quick Mute
// @namespace    https://scripts.example/quick-mute
// @version      0.7
// @description  A mute button beside every name.
// @match        https://social.example.org/*
// @grant        none
// ==/UserScript==

const token = document.querySelector('meta[name=csrf-token]')?.content;

async function mute(name) {
  const body = new URLSearchParams({ name, authenticity_token: token });
  const reply = await fetch('/settings/mutes', { method: 'POST', body });
  if (!reply.ok) throw new Error(`The site answered ${reply.status}`);
}

function decorate(author) {
  author.dataset.quickMute = 'yes';
  const button = document.createElement('button');
  button.textContent = 'mute';
  button.addEventListener('click', async () => {
    if (!confirm(`Mute ${author.textContent}?`)) return;
    try {
      await mute(author.textContent.trim());
      author.closest('article').remove();
    } catch (error) {
      alert(error.message);
    }
  });
  author.after(button);
}

new MutationObserver(() => document.querySelectorAll('.author:not([data-quick-mute])').forEach(decorate)).observe(document, {
  childList: true,
  subtree: true,
});
