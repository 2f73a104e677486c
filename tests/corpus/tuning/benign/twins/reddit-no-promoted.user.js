// ==UserScript==
// @name         Reddit: drop promoted posts from the feed answers
// @namespace    https://greasyfork.org/users/30771
// @version      0.12
// @description  Filters promoted entries out of the JSON / HTML partials before the page renders them
// @match        https://www.reddit.com/*
// @grant        none
// @run-at       document-start
// @license      MIT
// ==/UserScript==

(() => {
  const realFetch = window.fetch;
  const isFeed = (u) => /\/(svc\/shreddit\/(feeds|community-more-posts)|gql)/.test(u);

  function strip(node) {
    if (Array.isArray(node)) return node.filter((x) => !(x && (x.isSponsored || x.promoted || x.__typename === 'AdPost'))).map(strip);
    if (node && typeof node === 'object') {
      for (const k of Object.keys(node)) node[k] = strip(node[k]);
    }
    return node;
  }

  function stripHtml(html) {
    const doc = new DOMParser().parseFromString(html, 'text/html');
    const ads = doc.querySelectorAll('shreddit-ad-post, [data-promoted="true"]');
    if (!ads.length) return html;
    ads.forEach((a) => a.remove());
    return doc.body.innerHTML;
  }

  window.fetch = new Proxy(realFetch, {
    async apply(target, self, args) {
      const res = await Reflect.apply(target, self, args);
      const url = args[0] instanceof Request ? args[0].url : String(args[0]);
      if (!isFeed(url) || !res.ok) return res;
      const type = res.headers.get('content-type') || '';
      try {
        const text = await res.clone().text();
        let body;
        if (type.includes('json')) body = JSON.stringify(strip(JSON.parse(text)));
        else if (type.includes('html')) body = stripHtml(text);
        else return res;
        return new Response(body, { status: res.status, statusText: res.statusText, headers: res.headers });
      } catch (e) {
        console.debug('[no-promoted]', e);
        return res;
      }
    },
  });

  const css = document.createElement('style');
  css.textContent = 'shreddit-ad-post, .promotedlink { display: none !important }';
  (document.head || document.documentElement).appendChild(css);
})();
