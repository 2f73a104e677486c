// ==UserScript==
// @name         Share menu for recipes
// @namespace    recipe-share
// @version      1.4.4
// @match        https://recipes.grandmas.example/r/*
// @grant        none
// @description  Native share sheet, mail, Reddit or copy
// ==/UserScript==

const canonical = () => document.querySelector('link[rel=canonical]')?.href ?? location.origin + location.pathname;
const title = () => document.querySelector('h1')?.textContent.trim() ?? document.title;

const targets = {
  'Share…': navigator.share && (() => navigator.share({ title: title(), url: canonical() }).catch(() => {})),
  Mail: () => {
    location.href = `mailto:?subject=${encodeURIComponent(title())}&body=${encodeURIComponent(canonical())}`;
  },
  Reddit: () => {
    const u = new URL('https://www.reddit.com/submit');
    u.search = new URLSearchParams({ url: canonical(), title: title() });
    window.open(u, '_blank', 'noopener,width=800,height=700');
  },
  'Copy link': async () => {
    await navigator.clipboard.writeText(canonical());
    toast('Copied');
  },
};

function toast(text) {
  const t = document.createElement('div');
  t.textContent = text;
  t.style.cssText = 'position:fixed;bottom:20px;left:50%;transform:translateX(-50%);background:#333;color:#fff;padding:6px 14px;border-radius:4px';
  document.body.append(t);
  setTimeout(() => t.remove(), 1500);
}

const bar = document.createElement('div');
for (const [label, run] of Object.entries(targets)) {
  if (!run) continue;
  const b = document.createElement('button');
  b.textContent = label;
  b.addEventListener('click', run);
  bar.append(b, ' ');
}
document.querySelector('h1')?.after(bar);
