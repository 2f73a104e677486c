// ==UserScript==
// @name         Dictionary Lookup
// @namespace    https://scripts.example/dictionary
// @version      2.0.1
// @description  Looks up a double-clicked word at dictionary.example.org with your own key.
// @match        https://books.example.com/*
// @grant        GM_xmlhttpRequest
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_registerMenuCommand
// @connect      dictionary.example.org
// ==/UserScript==

function askForKey() {
  const dialog = document.createElement('dialog');
  const form = document.createElement('form');
  form.method = 'dialog';
  const label = document.createElement('label');
  label.textContent = 'Key for dictionary.example.org: ';
  const field = Object.assign(document.createElement('input'), { type: 'password', value: GM_getValue('key', '') });
  const ok = Object.assign(document.createElement('button'), { textContent: 'Save' });
  label.append(field);
  form.append(label, ok);
  dialog.append(form);
  dialog.addEventListener('close', () => {
    GM_setValue('key', field.value);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

function lookUp(word) {
  GM_xmlhttpRequest({
    method: 'GET',
    url: 'https://dictionary.example.org/api/word/' + encodeURIComponent(word),
    headers: { 'X-Api-Key': GM_getValue('key', '') },
    onload: (reply) => alert(reply.status === 200 ? reply.responseText : 'Not found'),
  });
}

GM_registerMenuCommand('Set key', askForKey);
document.addEventListener('dblclick', () => {
  const word = getSelection().toString().trim();
  if (/^\p{L}+$/u.test(word) && GM_getValue('key', '')) lookUp(word);
});
