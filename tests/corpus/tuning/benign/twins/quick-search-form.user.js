// ==UserScript==
// @name         Search in Place
// @namespace    https://scripts.example/search-in-place
// @version      1.0.0
// @description  Search results without leaving the page.
// @match        https://library.example.org/*
// @grant        none
// ==/UserScript==

const form = document.querySelector('form[role=search]');

async function search(target) {
  const query = new URLSearchParams(new FormData(target));
  const reply = await fetch(`/search?${query}`);
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
  return [...page.querySelectorAll('.result a')].map((a) => ({ text: a.textContent, path: a.getAttribute('href') }));
}

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const list = document.createElement('ul');
  for (const { text, path } of await search(form)) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.textContent = text;
    link.setAttribute('href', path.startsWith('/') ? path : '#');
    item.append(link);
    list.append(item);
  }
  document.querySelector('.in-place')?.remove();
  list.className = 'in-place';
  form.after(list);
});
