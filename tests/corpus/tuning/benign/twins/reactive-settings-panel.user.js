// ==UserScript==
// @name         Readable forum (reactive settings)
// @namespace    readable-forum
// @version      2.5.0
// @description  Font, width and spoiler settings; a Proxy writes each change to storage and repaints
// @match        https://forum.example.com/*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_addValueChangeListener
// @grant        GM_registerMenuCommand
// ==/UserScript==

const defaults = Object.freeze({ font: 17, width: 900, spoilers: false, avatars: true });
const listeners = new Set();

const state = new Proxy({ ...defaults, ...GM_getValue('state', {}) }, {
  get: (t, k) => (k in t ? t[k] : undefined),
  set(t, k, v) {
    if (!(k in defaults) || t[k] === v) return true;
    t[k] = v;
    GM_setValue('state', { ...t });
    listeners.forEach((fn) => fn(k, v));
    return true;
  },
  ownKeys: () => Reflect.ownKeys(defaults),
});

const sheet = document.head.appendChild(document.createElement('style'));

function paint() {
  sheet.textContent = `
    .post-body { font-size: ${Number(state.font)}px; max-width: ${Number(state.width)}px; line-height: 1.5 }
    ${state.avatars ? '' : '.avatar { display: none }'}
    ${state.spoilers ? '.spoiler { filter: none !important; color: inherit !important }' : ''}`;
}

listeners.add(paint);
GM_addValueChangeListener('state', (_name, _old, fresh, remote) => {
  if (remote) Object.assign(state, fresh);
});

function control(key) {
  const label = document.createElement('label');
  const input = document.createElement('input');
  const isBool = typeof defaults[key] === 'boolean';
  input.type = isBool ? 'checkbox' : 'number';
  isBool ? (input.checked = state[key]) : (input.value = state[key]);
  input.onchange = () => { state[key] = isBool ? input.checked : Number(input.value); };
  label.style.display = 'block';
  label.append(input, ' ', key);
  return label;
}

GM_registerMenuCommand('Settings', () => {
  const d = document.createElement('dialog');
  d.append(...Object.keys(defaults).map(control));
  d.onclick = (e) => e.target === d && d.close();
  d.onclose = () => d.remove();
  document.body.append(d);
  d.showModal();
});

paint();
