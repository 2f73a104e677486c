// ==UserScript==
// @name         Offline Notes
// @namespace    https://scripts.example/offline-notes
// @version      0.9.0
// @description  A note for every documentation page, kept in this browser.
// @match        https://developer.mozilla.org/*
// @grant        none
// ==/UserScript==

const wait = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

class Notes {
  #db;

  async open() {
    const request = indexedDB.open('page-notes', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('notes');
    this.#db = await wait(request);
    return this;
  }

  #store(mode) {
    return this.#db.transaction('notes', mode).objectStore('notes');
  }

  get(page) {
    return wait(this.#store('readonly').get(page));
  }

  set(page, text) {
    return wait(this.#store('readwrite').put(text, page));
  }
}

(async () => {
  const notes = await new Notes().open();
  const area = document.createElement('textarea');
  area.placeholder = 'My notes on this page';
  area.style.cssText = 'width:100%;min-height:4em;margin:1em 0';
  area.value = (await notes.get(location.pathname)) ?? '';
  area.addEventListener('change', () => notes.set(location.pathname, area.value));
  document.querySelector('main')?.prepend(area);
})();
