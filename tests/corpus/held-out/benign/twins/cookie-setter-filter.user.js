// ==UserScript==
// @name         Refuse ad cookies
// @namespace    ck-filter
// @version      1.1.0
// @description  Pages may set their cookies, but not _ga, _fbp and the like
// @match        *://*/*
// @run-at       document-start
// @grant        none
// ==/UserScript==

(() => {
  const REFUSED = [/^_ga(_|$)/, /^_gid$/, /^_gat/, /^_fbp$/, /^_fbc$/, /^__gads$/, /^_uet/, /^_hj/, /^ajs_/];
  const proto = Document.prototype;
  const native = Object.getOwnPropertyDescriptor(proto, 'cookie');
  if (!native?.configurable) return;

  const nameOf = (line) => String(line).split('=', 1)[0].trim();
  const refused = (name) => REFUSED.some((re) => re.test(name));

  Object.defineProperty(proto, 'cookie', {
    configurable: true,
    enumerable: native.enumerable,
    get() {
      return native.get.call(this);
    },
    set(line) {
      if (!refused(nameOf(line))) native.set.call(this, line);
    },
  });

  if (window.cookieStore) {
    const set = CookieStore.prototype.set;
    CookieStore.prototype.set = function (first, ...rest) {
      const name = typeof first === 'string' ? first : first?.name;
      return refused(name ?? '') ? Promise.resolve() : set.call(this, first, ...rest);
    };
  }

  // the ones that are already there
  for (const pair of native.get.call(document).split('; ')) {
    const name = nameOf(pair);
    if (!refused(name)) continue;
    const host = location.hostname.replace(/^www\./, '');
    native.set.call(document, `${name}=; path=/; max-age=0`);
    native.set.call(document, `${name}=; path=/; max-age=0; domain=.${host}`);
  }
})();
