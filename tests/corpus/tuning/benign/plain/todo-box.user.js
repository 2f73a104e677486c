// ==UserScript==
// @name         To-do Box
// @namespace    https://scripts.example/todo-box
// @version      1.0.5
// @description  A small list in the corner of your calendar.
// @match        https://calendar.example.com/*
// @grant        GM_getValue
// @grant        GM_setValue
// ==/UserScript==

const state = { items: GM_getValue('items', []) };
const box = document.createElement('section');
box.style.cssText = 'position:fixed;right:1rem;bottom:1rem;background:Canvas;border:1px solid;padding:.5rem';

function change(items) {
  state.items = items;
  GM_setValue('items', items);
  draw();
}

function draw() {
  const list = state.items.map(({ text, done }, index) => {
    const label = document.createElement('label');
    const tick = Object.assign(document.createElement('input'), { type: 'checkbox', checked: done });
    tick.onchange = () => change(state.items.map((item, i) => (i === index ? { ...item, done: tick.checked } : item)));
    label.append(tick, ` ${text}`, document.createElement('br'));
    return label;
  });
  const field = Object.assign(document.createElement('input'), { placeholder: 'New…' });
  field.onchange = () => field.value && change([...state.items.filter(({ done }) => !done), { text: field.value, done: false }]);
  box.replaceChildren(...list, field);
}

draw();
document.body.append(box);
