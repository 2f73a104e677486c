// ==UserScript==
// @name           GitHub release download counts
// @version        1.5.2
// @namespace      https://github.com/
// @description    Shows the download number of every release asset
// @match          https://github.com/*/*/releases*
// @grant          GM.xmlHttpRequest
// @connect        api.github.com
// @run-at         document-idle
// @inject-into    content
// ==/UserScript==

const memo = {};

const releases = (repo, page = 1) => memo[`${repo}#${page}`] ??= new Promise((resolve, reject) => {
  GM.xmlHttpRequest({
    url: `https://api.github.com/repos/${repo}/releases?per_page=50&page=${page}`,
    headers: { Accept: 'application/vnd.github+json' },
    onload: ({ status, responseText }) => (status === 200 ? resolve(JSON.parse(responseText)) : reject(status)),
    onerror: reject,
  });
});

const short = (n) => (n < 1e3 ? `${n}` : n < 1e6 ? `${(n / 1e3).toFixed(1)}k` : `${(n / 1e6).toFixed(1)}M`);

async function decorate() {
  const m = location.pathname.match(/^\/([^/]+\/[^/]+)\/releases/);
  if (!m) return;
  const links = [...document.querySelectorAll('a[href*="/releases/download/"]:not([data-dl])')];
  if (!links.length) return;
  links.forEach((a) => { a.dataset.dl = ''; });
  let data;
  try {
    data = await releases(m[1], new URLSearchParams(location.search).get('page') || 1);
  } catch (e) {
    console.info('release counts unavailable', e);
    return;
  }
  const counts = new Map(data.flatMap((r) => r.assets).map((a) => [new URL(a.browser_download_url).pathname, a.download_count]));
  for (const a of links) {
    const n = counts.get(a.pathname);
    if (n === undefined) continue;
    const s = document.createElement('small');
    s.className = 'color-fg-muted ml-2';
    s.title = `${n.toLocaleString()} downloads`;
    s.textContent = `⬇ ${short(n)}`;
    a.after(s);
  }
}

decorate();
document.addEventListener('turbo:load', decorate);
// assets are loaded lazily when a release is unfolded
document.addEventListener('include-fragment-replaced', decorate);
document.querySelectorAll('include-fragment').forEach((f) => f.addEventListener('load', () => setTimeout(decorate, 50)));
