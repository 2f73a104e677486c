// ==UserScript==
// @name        Mark everything read
// @match       https://mail.example.com/inbox*
// @version     0.2
// @grant       none
// ==/UserScript==
const btn = document.createElement('button');
btn.textContent = '✓ all read';
btn.addEventListener('click', async () => {
  const ids = Array.from(document.querySelectorAll('tr.unread[data-id]'), tr => tr.dataset.id);
  if (!ids.length || !confirm(`Mark ${ids.length} mails as read?`)) return;
  const body = new FormData();
  body.set('_token', document.querySelector('input[name=_token]').value);
  ids.forEach(id => body.append('ids[]', id));
  const res = await fetch('/api/mails/read', { method: 'POST', body, credentials: 'same-origin' });
  if (res.ok) document.querySelectorAll('tr.unread').forEach(tr => tr.classList.remove('unread'));
  else alert(`The site answered ${res.status}`);
});
document.querySelector('.inbox-actions')?.append(btn);
