// ==UserScript==
// @name           Paste & Go for the docs search
// @name:de        Einfügen & Suchen
// @namespace      net.example.pastego
// @version        1.1
// @description    A button next to the search field: takes the clipboard, trims it and searches for it
// @description:de Knopf neben dem Suchfeld, der die Zwischenablage sucht
// @match          https://developer.mozilla.org/*
// @match          https://docs.example.com/*
// @grant          none
// ==/UserScript==

class PasteAndGo {
  constructor(field) {
    this.field = field;
    this.button = Object.assign(document.createElement('button'), { type: 'button', textContent: '📋→', title: 'Paste and search' });
    this.button.addEventListener('click', this);
    field.insertAdjacentElement('afterend', this.button);
  }

  async handleEvent() {
    let text = '';
    try {
      text = await navigator.clipboard.readText();
    } catch {
      this.field.focus();
      return;
    }
    const term = text.replace(/\s+/g, ' ').trim().slice(0, 120);
    if (!term) return;
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
    setter.call(this.field, term);
    this.field.dispatchEvent(new Event('input', { bubbles: true }));
    this.field.form?.requestSubmit();
  }
}

const found = document.querySelector('form[role="search"] input[type="search"], input[name="q"]');
if (found) new PasteAndGo(found);
