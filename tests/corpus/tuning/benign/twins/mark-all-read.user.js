// ==UserScript==
// @name         Mark All as Read
// @namespace    https://scripts.example/
// @version      2.0
// @description  One button for all notifications.
// @match        https://forum.example.org/notifications*
// @grant        none
// ==/UserScript==

const csrf = () => {
  const match = /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie);
  return match ? decodeURIComponent(match[1]) : '';
};

async function markRead(id) {
  const reply = await fetch(`/api/notifications/${encodeURIComponent(id)}/read`, {
    method: 'POST',
    headers: { 'X-CSRFToken': csrf() },
    credentials: 'same-origin',
  });
  if (!reply.ok) throw new Error(`Notification ${id}: ${reply.status}`);
}

const button = document.createElement('button');
button.textContent = 'Mark all as read';
button.addEventListener('click', async () => {
  const items = [...document.querySelectorAll('[data-notification].unread')];
  for (const item of items) {
    await markRead(item.dataset.notification);
    item.classList.remove('unread');
  }
});
document.querySelector('h1')?.after(button);
