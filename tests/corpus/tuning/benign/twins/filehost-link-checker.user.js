// ==UserScript==
// @name         File host link checker
// @namespace    linkcheck
// @version      5.3
// @description  Marks links to known file hosts green (alive) or red (gone)
// @match        https://board.example.net/thread/*
// @connect      files-a.example
// @connect      files-b.example
// @connect      bigdrop.example
// @grant        GM.xmlHttpRequest
// ==/UserScript==

const hosts = {
  'files-a.example': { dead: /file (?:was )?not found|removed for/i },
  'files-b.example': { dead: /no such file/i },
  'bigdrop.example': { method: 'HEAD', deadStatus: [404, 410] },
};

async function alive(url) {
  const rule = hosts[url.hostname];
  const res = await GM.xmlHttpRequest({ method: rule.method || 'GET', url: url.href, anonymous: true, timeout: 15000 });
  if (rule.deadStatus) return !rule.deadStatus.includes(res.status);
  return res.status < 400 && !rule.dead.test(res.responseText);
}

async function* inOrder(list, width) {
  const running = new Set();
  for (const item of list) {
    const p = item().finally(() => running.delete(p));
    running.add(p);
    if (running.size >= width) yield await Promise.race(running);
  }
  yield* await Promise.all(running);
}

const links = [...document.querySelectorAll('.post a[href]')].filter((a) => hosts[a.hostname]);
const jobs = links.map((a) => async () => {
  try {
    const ok = await alive(new URL(a.href));
    a.style.borderLeft = `4px solid ${ok ? 'green' : 'crimson'}`;
    return ok;
  } catch {
    a.style.borderLeft = '4px solid gray';
    return null;
  }
});

(async () => {
  let good = 0;
  for await (const state of inOrder(jobs, 4)) if (state) good += 1;
  if (links.length) console.info(`link checker: ${good}/${links.length} alive`);
})();
