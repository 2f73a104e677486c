// ==UserScript==
// @name         Team chat: unread counts in the channel list
// @namespace    tc-unread
// @version      1.2.5
// @match        https://chat.teamdesk.example/*
// @grant        none
// @description  Shows exact unread numbers instead of a dot
// ==/UserScript==

const session = {
  get token() {
    try {
      return JSON.parse(localStorage.getItem('td.auth')).access_token;
    } catch {
      return null;
    }
  },
};

async function api(path) {
  const token = session.token;
  if (!token) throw new Error('not logged in');
  const res = await fetch('/api/v4' + path, { headers: { Authorization: `Bearer ${token}` } });
  if (res.status === 429) {
    const wait = Number(res.headers.get('Retry-After') || 5) * 1000;
    await new Promise((r) => setTimeout(r, wait));
    return api(path);
  }
  if (!res.ok) throw new Error(`${res.status} on ${path}`);
  return res.json();
}

async function refresh() {
  if (document.hidden) return;
  const me = await api('/users/me');
  const list = await api(`/users/${me.id}/channels/unread`);
  for (const { channel_id: id, msg_count: count } of list) {
    const item = document.querySelector(`[data-channel="${CSS.escape(id)}"]`);
    if (!item) continue;
    let badge = item.querySelector('.unread-exact');
    if (!badge) {
      badge = document.createElement('span');
      badge.className = 'unread-exact';
      badge.style.cssText = 'margin-left:auto;background:#c33;color:#fff;border-radius:8px;padding:0 6px;font-size:11px';
      item.append(badge);
    }
    badge.hidden = !count;
    badge.textContent = count > 999 ? '999+' : count;
  }
}

const loop = () => refresh().catch((e) => console.debug('[unread]', e.message)).finally(() => setTimeout(loop, 30000));
setTimeout(loop, 3000);
