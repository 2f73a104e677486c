// ==UserScript==
// @name        Notes In Page
// @namespace   nip
// @version     0.3.2
// @description Sticky notes pinned to any page, kept across visits
// @match       https://*/*
// @grant       GM.getValue
// @grant       GM.setValue
// @grant       GM.deleteValue
// @grant       GM.listValues
// @grant       GM.xmlHttpRequest
// @grant       unsafeWindow
// ==/UserScript==
/* global exportFunction, cloneInto */

const page = unsafeWindow;

const forward = new Proxy(GM, {
  get(target, name) {
    return typeof target[name] === 'function' ? (...a) => target[name](...a) : undefined;
  },
});

function publish(name, value) {
  if (typeof cloneInto === 'function') page[name] = cloneInto(value, page, { cloneFunctions: true, wrapReflectors: true }); //! harm
  else Reflect.set(page, name, value);
}

publish('__notes', { gm: forward, add: addNote, version: '0.3.2' }); //! harm

async function addNote(text, x = 40, y = 40) {
  const key = `note:${location.href}`;
  const list = await GM.getValue(key, []);
  list.push({ text, x, y, at: Date.now() });
  await GM.setValue(key, list);
  draw(list);
}

function draw(list) {
  document.querySelectorAll('.nip-note').forEach((n) => n.remove());
  for (const n of list) {
    const el = document.createElement('textarea');
    el.className = 'nip-note';
    el.value = n.text;
    el.style.cssText = `position:absolute;left:${n.x}px;top:${n.y}px;background:#ffb;width:160px;height:90px`;
    el.onchange = () => {
      n.text = el.value;
      GM.setValue(`note:${location.href}`, list);
    };
    document.body.append(el);
  }
}

GM.getValue(`note:${location.href}`, []).then(draw);
document.addEventListener('keydown', (e) => {
  if (e.altKey && e.key === 'n') addNote('');
});
