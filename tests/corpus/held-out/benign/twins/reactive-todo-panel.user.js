// ==UserScript==
// @name         Issue to-do panel
// @namespace    todo-panel
// @version      0.3.3
// @match        https://github.com/*/issues/*
// @grant        none
// @description  Private check list per issue, kept in your browser
// ==/UserScript==

const KEY = `todo-panel:${location.pathname}`;

function reactive(target, notify) {
  const wrap = (obj) =>
    new Proxy(obj, {
      get(o, k, r) {
        const v = Reflect.get(o, k, r);
        return typeof v === 'object' && v !== null ? wrap(v) : v;
      },
      set(o, k, v, r) {
        const ok = Reflect.set(o, k, v, r);
        notify();
        return ok;
      },
      deleteProperty(o, k) {
        const ok = Reflect.deleteProperty(o, k);
        notify();
        return ok;
      },
    });
  return wrap(target);
}

let queued = false;
const raw = JSON.parse(localStorage.getItem(KEY) ?? '{"items":[],"open":true}');
const state = reactive(raw, () => {
  if (queued) return;
  queued = true;
  queueMicrotask(() => {
    queued = false;
    localStorage.setItem(KEY, JSON.stringify(raw));
    render();
  });
});

const h = (tag, props = {}, ...kids) => {
  const el = Object.assign(document.createElement(tag), props);
  el.append(...kids);
  return el;
};

const panel = h('section');
panel.style.cssText = 'position:fixed;right:12px;bottom:12px;width:260px;background:Canvas;border:1px solid #8886;border-radius:6px;padding:8px;z-index:50';
document.body.append(panel);

function render() {
  panel.replaceChildren(
    h('b', { textContent: `To do (${state.items.filter((i) => !i.done).length})`, onclick: () => (state.open = !state.open) }),
  );
  if (!state.open) return;
  state.items.forEach((item, i) => {
    panel.append(
      h('div', {},
        h('input', { type: 'checkbox', checked: item.done, onchange: (e) => (item.done = e.target.checked) }),
        h('span', { textContent: ` ${item.text} ` }),
        h('button', { textContent: '×', onclick: () => state.items.splice(i, 1) }),
      ),
    );
  });
  panel.append(
    h('input', {
      placeholder: 'add…',
      onkeydown: (e) => {
        e.stopPropagation();
        if (e.key === 'Enter' && e.target.value.trim()) state.items.push({ text: e.target.value.trim(), done: false });
      },
    }),
  );
}
render();
