// ==UserScript==
// @name         Chirper: no promoted posts
// @namespace    https://greasyfork.org/users/61277
// @version      5.2.1
// @description  Takes promoted posts out of the timeline JSON before it is drawn
// @match        https://chirper.example/*
// @run-at       document-start
// @grant        unsafeWindow
// ==/UserScript==

(() => {
  const win = typeof unsafeWindow === 'undefined' ? window : unsafeWindow;
  const TIMELINES = /\/api\/graphql\/[^/]+\/(HomeTimeline|SearchTimeline|ListLatest)/;
  const nativeFetch = win.fetch;
  let dropped = 0;

  const isPromoted = (entry) =>
    /^promoted-/.test(entry.entryId || '') || Boolean(entry.content?.itemContent?.promotedMetadata);

  function prune(node) {
    if (!node || typeof node !== 'object') return node;
    if (Array.isArray(node)) {
      for (const x of node) prune(x);
      return node;
    }
    if (Array.isArray(node.entries)) {
      const kept = node.entries.filter((e) => !isPromoted(e));
      dropped += node.entries.length - kept.length;
      node.entries = kept;
    }
    for (const v of Object.values(node)) prune(v);
    return node;
  }

  win.fetch = async function (input, init) {
    const res = await nativeFetch.apply(this, arguments);
    const url = typeof input === 'string' ? input : input.url;
    if (!TIMELINES.test(url) || !res.ok) return res;
    try {
      const json = prune(await res.clone().json());
      return new win.Response(JSON.stringify(json), {
        status: res.status,
        statusText: res.statusText,
        headers: res.headers,
      });
    } catch (e) {
      console.debug('[no-promoted]', e);
      return res;
    }
  };

  win.addEventListener('load', () => console.info(`[no-promoted] ready, ${dropped} removed so far`));
})();
