// ==UserScript==
// @name         Shelf links
// @namespace    shelf-links
// @version      1.2
// @description  Adds a link to the library's catalogue to each book
// @match        https://books.example/*
// @grant        none
// ==/UserScript==

const make = (tag, attributes, text) => {
  const made = document.createElement(tag);
  for (const name in attributes) made.setAttribute(name, attributes[name]);
  if (text) made.textContent = text;
  return made;
};

for (const book of document.querySelectorAll('.book')) {
  const row = make('div', { class: 'shelf' });
  row.append(make('a', { href: 'https://library.example/find?isbn=' + book.dataset.isbn, target: '_blank' }, 'Library'));
  const fold = make('a', { href: 'javascript:void(0)' }, 'Hide');
  fold.addEventListener('click', () => row.remove());
  row.append(fold, make('hr'));
  book.append(row);
}
