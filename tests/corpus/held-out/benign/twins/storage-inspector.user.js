// ==UserScript==
// @name        Storage inspector for mobile browsers
// @namespace   tinydevtools
// @version     0.9.4
// @description View, edit and delete localStorage / sessionStorage entries when you have no dev tools at hand
// @match       *://*/*
// @grant       GM_registerMenuCommand
// @noframes
// ==/UserScript==

class StorageInspector {
  #host = null;
  #kind = 'localStorage';

  get area() { return window[this.#kind]; }

  toggle() {
    if (this.#host) { this.#host.remove(); this.#host = null; return; }
    this.#host = document.createElement('div');
    const root = this.#host.attachShadow({ mode: 'closed' });
    const style = document.createElement('style');
    style.textContent = `
      .win { position: fixed; inset: auto 0 0 0; height: 55vh; background: #1e1e1e; color: #ddd;
             font: 12px monospace; overflow: auto; z-index: 2147483647; padding: 8px }
      textarea { width: 100%; background: #111; color: #9f9; border: 1px solid #444 }
      button { margin-right: 6px }
      details { border-bottom: 1px solid #333; padding: 4px 0 }`;
    this.win = document.createElement('div');
    this.win.className = 'win';
    root.append(style, this.win);
    document.documentElement.append(this.#host);
    this.render();
  }

  render() {
    this.win.replaceChildren();
    for (const kind of ['localStorage', 'sessionStorage']) {
      const tab = document.createElement('button');
      tab.textContent = `${kind} (${window[kind].length})`;
      tab.disabled = kind === this.#kind;
      tab.addEventListener('click', () => { this.#kind = kind; this.render(); });
      this.win.append(tab);
    }
    for (const key of Object.keys(this.area).sort()) this.win.append(this.row(key));
  }

  row(key) {
    const d = document.createElement('details');
    const s = document.createElement('summary');
    const value = this.area.getItem(key);
    s.textContent = `${key}  [${value.length}]`;
    const ta = document.createElement('textarea');
    ta.rows = 6;
    try { ta.value = JSON.stringify(JSON.parse(value), null, 2); } catch { ta.value = value; }
    const save = document.createElement('button');
    save.textContent = 'save';
    save.onclick = () => { this.area.setItem(key, ta.value); this.render(); };
    const drop = document.createElement('button');
    drop.textContent = 'delete';
    drop.onclick = () => { if (confirm(`Delete ${key}?`)) { this.area.removeItem(key); this.render(); } };
    d.append(s, ta, save, drop);
    return d;
  }
}

const inspector = new StorageInspector();
GM_registerMenuCommand('Open storage inspector', () => inspector.toggle(), 's');
