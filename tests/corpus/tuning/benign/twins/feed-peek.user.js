// ==UserScript==
// @name     Feed Peek
// @version  0.4
// @description Lists the newest posts of a blog
// @author   j-ibarra
// @match    https://*.blog.example/*
// @grant    none
// ==/UserScript==

const named = document.querySelector("link[rel=alternate][type='application/rss+xml']");
const address = named && new URL(named.href, location);

async function titles(url) {
  const text = await (await fetch(url)).text();
  const feed = new DOMParser().parseFromString(text, "text/xml");
  return [...feed.querySelectorAll("item")].slice(0, 8).map((item) => ({
    title: item.querySelector("title")?.textContent ?? "(no title)",
    link: item.querySelector("link")?.textContent ?? "",
  }));
}

async function fill() {
  const list = document.createElement("ol");
  for (const { title, link } of await titles(address.pathname)) {
    const anchor = document.createElement("a");
    anchor.textContent = title;
    if (link.startsWith("https://")) anchor.href = link;
    const item = document.createElement("li");
    item.append(anchor);
    list.append(item);
  }
  document.querySelector("aside")?.append(list);
}

if (address?.origin === location.origin) fill().catch(console.warn);
