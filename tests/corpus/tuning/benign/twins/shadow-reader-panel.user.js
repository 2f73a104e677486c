// ==UserScript==
// @name         Reading panel
// @match        https://en.wikipedia.org/wiki/*
// @version      2.0.2
// @grant        GM_getValue
// @grant        GM_setValue
// ==/UserScript==
class ReadingPanel extends EventTarget {
  #root; #state;
  constructor() {
    super();
    this.#state = { size: 16, width: 60, serif: false, ...GM_getValue('reading', {}) };
    const host = document.createElement('div');
    this.#root = host.attachShadow({ mode: 'closed' });
    this.#root.innerHTML = `
      <style>:host{position:fixed;left:8px;bottom:8px;z-index:9999;font:12px sans-serif;background:#fffd;padding:6px;border:1px solid #aaa}</style>
      <label>Size <input name="size" type="range" min="12" max="26"></label>
      <label>Width <input name="width" type="range" min="35" max="110"></label>
      <label><input name="serif" type="checkbox"> Serif</label>`;
    for (const i of this.#root.querySelectorAll('input')) {
      if (i.type === 'checkbox') i.checked = this.#state[i.name];
      else i.value = this.#state[i.name];
      i.addEventListener('input', () => {
        this.#state[i.name] = i.type === 'checkbox' ? i.checked : i.valueAsNumber;
        GM_setValue('reading', this.#state);
        this.dispatchEvent(new CustomEvent('change', { detail: { ...this.#state } }));
      });
    }
    document.body.append(host);
  }
  start() { this.dispatchEvent(new CustomEvent('change', { detail: { ...this.#state } })); }
}
const panel = new ReadingPanel();
panel.addEventListener('change', ({ detail: d }) => {
  const c = document.querySelector('#mw-content-text');
  if (!c) return;
  c.style.fontSize = `${d.size}px`;
  c.style.maxWidth = `${d.width}em`;
  c.style.fontFamily = d.serif ? 'Georgia, serif' : '';
});
panel.start();
