// ==UserScript==
// @name         My Profile Filler
// @namespace    profilefiller
// @version      3.0.1
// @description  Fill name, address and phone fields with your own profile (Ctrl+Shift+F)
// @match        *://*/*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_registerMenuCommand
// @noframes
// ==/UserScript==
class ProfileFiller {
  static FIELDS = {
    firstName: /first.?name|given|fname/i,
    lastName: /last.?name|family|surname|lname/i,
    email: /e-?mail/i,
    phone: /phone|tel|mobile/i,
    street: /street|address.?(line)?.?1/i,
    zip: /zip|postal/i,
    city: /city|town/i
  };

  constructor(store) { this.store = store; }

  get profile() { return JSON.parse(this.store.get('profile', '{}')); }

  edit() {
    const p = this.profile;
    for (const key of Object.keys(ProfileFiller.FIELDS)) {
      const v = prompt(key, p[key] || '');
      if (v === null) return;
      p[key] = v.trim();
    }
    this.store.set('profile', JSON.stringify(p));
  }

  match(el) {
    const hint = [el.name, el.id, el.autocomplete, el.placeholder, el.labels && el.labels[0] && el.labels[0].textContent].join(' ');
    return Object.keys(ProfileFiller.FIELDS).find(k => ProfileFiller.FIELDS[k].test(hint));
  }

  visible(el) { return el.offsetParent !== null && !el.readOnly && !el.disabled; }

  fill() {
    const p = this.profile;
    let n = 0;
    document.querySelectorAll('input:not([type=hidden]):not([type=password]), textarea').forEach(el => {
      const key = this.visible(el) && !el.value && this.match(el);
      if (!key || !p[key]) return;
      el.value = p[key];
      el.dispatchEvent(new Event('input', { bubbles: true }));
      el.style.outline = '1px dotted seagreen';
      n++;
    });
    console.info('[filler] fields filled:', n);
  }
}

const filler = new ProfileFiller({ get: GM_getValue, set: GM_setValue });
GM_registerMenuCommand('Edit my profile…', () => filler.edit());
GM_registerMenuCommand('Fill this page', () => filler.fill());
addEventListener('keydown', e => {
  if (e.ctrlKey && e.shiftKey && e.code === 'KeyF' && e.isTrusted) { e.preventDefault(); filler.fill(); }
});
