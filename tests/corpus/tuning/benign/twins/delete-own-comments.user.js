// ==UserScript==
// @name         Delete my old comments
// @namespace    tidy-my-comments
// @version      3.0.4
// @description  On your own profile: overwrite and delete comments older than the age that you choose
// @match        https://old.reddit.com/user/*/comments*
// @grant        unsafeWindow
// ==/UserScript==

const cfg = unsafeWindow.r?.config ?? {};
const me = cfg.logged;
const owner = location.pathname.split('/')[2];

async function call(path, fields) {
  const res = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    body: new URLSearchParams({ ...fields, uh: cfg.modhash, api_type: 'json' }),
  });
  if (!res.ok) throw new Error(`${path} ${res.status}`);
}

function mine(days) {
  const limit = Date.now() - days * 864e5;
  return [...document.querySelectorAll(`.thing.comment[data-author="${CSS.escape(me)}"]`)]
    .filter((t) => Date.parse(t.querySelector('time').dateTime) < limit);
}

async function run(button) {
  const days = Number(prompt('Delete comments older than how many days?', '365'));
  if (!Number.isFinite(days) || days < 1) return;
  const list = mine(days);
  if (!list.length || !confirm(`${list.length} comments on this page will be gone for good. Sure?`)) return;
  for (const thing of list) {
    const id = thing.dataset.fullname;
    await call('/api/editusertext', { thing_id: id, text: '.' });
    await new Promise((r) => setTimeout(r, 1200));
    await call('/api/del', { id, executed: 'deleted' });
    thing.style.opacity = '0.3';
    await new Promise((r) => setTimeout(r, 1200));
  }
  button.textContent = `${list.length} deleted`;
}

if (me && me.toLowerCase() === owner.toLowerCase()) {
  const b = document.createElement('button');
  b.textContent = 'Delete old comments…';
  b.onclick = () => run(b).catch((e) => alert(e.message));
  document.querySelector('.menuarea')?.append(b);
}
