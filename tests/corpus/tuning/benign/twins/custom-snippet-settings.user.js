// ==UserScript==
// @name         Site scratchpad
// @description  Write a small CSS or JS snippet per site and run it from the menu
// @match        *://*/*
// @version      2.1.0
// @noframes
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_addStyle
// @grant        GM_registerMenuCommand
// ==/UserScript==

class Scratchpad {
  constructor(host) {
    this.key = `pad:${host}`;
    this.data = Object.assign({ css: '', js: '' }, GM_getValue(this.key));
    if (this.data.css) GM_addStyle(this.data.css);
  }

  open() {
    if (this.dialog) { this.dialog.showModal(); return; }
    const d = this.dialog = document.createElement('dialog');
    this.css = this.area('CSS', this.data.css);
    this.js = this.area('JavaScript', this.data.js);
    d.append(this.css.parentNode, this.js.parentNode);
    d.append(this.button('Save', () => this.save()));
    d.append(this.button('Run now', ev => { if (ev.isTrusted) this.run(); }));
    d.append(this.button('Close', () => d.close()));
    document.body.append(d);
    d.showModal();
  }

  area(label, value) {
    const l = document.createElement('label');
    l.textContent = label;
    const t = document.createElement('textarea');
    t.rows = 10; t.cols = 60; t.value = value; t.spellcheck = false;
    l.append(document.createElement('br'), t);
    return t;
  }

  button(text, fn) {
    const b = document.createElement('button');
    b.type = 'button'; b.textContent = text;
    b.addEventListener('click', fn);
    return b;
  }

  save() {
    this.data = { css: this.css.value, js: this.js.value };
    GM_setValue(this.key, this.data);
  }

  run() {
    try {
      (0, eval)(this.js.value);
    } catch (err) {
      alert(`${err.name}: ${err.message}`);
    }
  }
}

const pad = new Scratchpad(location.hostname);
GM_registerMenuCommand('Open scratchpad', () => pad.open());
