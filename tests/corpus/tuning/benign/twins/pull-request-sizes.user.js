// ==UserScript==
// @name     Pull Request Sizes
// @namespace https://userscripts.example/j-ibarra
// @version  0.3
// @description Added and removed lines in the list of pull requests
// @author   j-ibarra
// @match    https://github.com/*/pulls*
// @connect  api.github.com
// @grant    GM_xmlhttpRequest
// @grant    GM_setValue
// @grant    GM_getValue
// ==/UserScript==

const key = (repo, number) => `${repo}#${number}`;

function ask(repo, number) {
  return new Promise((resolve, reject) => {
    GM_xmlhttpRequest({
      url: `https://api.github.com/repos/${repo}/pulls/${number}`,
      headers: { Accept: "application/vnd.github+json" },
      responseType: "json",
      onload: ({ status, response }) => (status === 200 ? resolve(response) : reject(new Error(`HTTP ${status}`))),
      onerror: () => reject(new Error("no connection")),
    });
  });
}

async function label(link) {
  const [, repo, number] = /^\/([^/]+\/[^/]+)\/pull\/(\d+)$/.exec(link.pathname) ?? [];
  if (!repo) return;
  let size = GM_getValue(key(repo, number));
  if (!size) {
    const { additions, deletions } = await ask(repo, number);
    size = `+${additions} −${deletions}`;
    GM_setValue(key(repo, number), size);
  }
  link.after(Object.assign(document.createElement("small"), { textContent: ` ${size}` }));
}

for (const link of document.querySelectorAll("a[id^=issue_]")) label(link).catch(console.warn);
