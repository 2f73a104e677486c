// ==UserScript==
// @name        Mark all messages read
// @namespace   markread
// @version     1.3
// @match       https://community.example.com/inbox*
// @grant       none
// ==/UserScript==
const cookie = Object.fromEntries(document.cookie.split('; ').map(c => c.split('=')));
const token = decodeURIComponent(cookie['XSRF-TOKEN'] || '');
const ids = () => [...document.querySelectorAll('.message.unread')].map(m => m.dataset.id);
const b = document.createElement('button');
b.textContent = 'Mark all read';
b.onclick = () => Promise.allSettled(ids().map(id => fetch(`/api/messages/${id}/read`, {
  method: 'POST', credentials: 'same-origin', headers: { 'X-XSRF-TOKEN': token }
}))).then(all => {
  alert(all.filter(r => r.status === 'fulfilled' && r.value.ok).length + ' marked');
  location.reload();
});
document.querySelector('header').append(b);
