// ==UserScript==
// @name         Skip intro & still watching
// @match        https://stream.example.com/watch/*
// @version      1.9
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_registerMenuCommand
// ==/UserScript==
const RULES = {
  intro: { sel: 'button[data-testid="skip-intro"]', label: 'Skip intros' },
  recap: { sel: 'button[data-testid="skip-recap"]', label: 'Skip recaps' },
  still: { sel: '.still-there button.primary', label: 'Answer "Are you still there?"' },
  next: { sel: 'button[data-testid="next-episode"]', label: 'Next episode at once' },
};
const on = Object.assign({ intro: true, recap: true, still: true, next: false }, GM_getValue('on'));

for (const [k, r] of Object.entries(RULES)) {
  GM_registerMenuCommand(`${on[k] ? '☑' : '☐'} ${r.label}`, () => {
    on[k] = !on[k];
    GM_setValue('on', on);
    location.reload();
  });
}

const pressed = new WeakSet();
new MutationObserver(() => {
  for (const k in RULES) {
    if (!on[k]) continue;
    const b = document.querySelector(RULES[k].sel);
    if (b && b.offsetParent && !pressed.has(b)) {
      pressed.add(b);
      setTimeout(() => b.click(), 400);
    }
  }
}).observe(document.documentElement, { childList: true, subtree: true });
