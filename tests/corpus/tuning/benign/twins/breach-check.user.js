// ==UserScript==
// @name         Breach Check
// @namespace    https://scripts.example/breach-check
// @version      1.0.4
// @description  A button that asks range.example.org whether a new password is known from leaks. Only 5 of 40 characters of its SHA-1 hash are sent.
// @match        https://*/*register*
// @match        https://*/*signup*
// @grant        GM.xmlHttpRequest
// @connect      range.example.org
// ==/UserScript==

async function sha1(text) {
  const hash = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((b) => b.toString(16).padStart(2, '0')).join('').toUpperCase();
}

async function timesLeaked(password) {
  const digest = await sha1(password);
  const reply = await GM.xmlHttpRequest({ method: 'GET', url: `https://range.example.org/range/${digest.slice(0, 5)}` });
  const line = reply.responseText.split('\n').find((row) => row.startsWith(digest.slice(5)));
  return line ? Number(line.split(':')[1]) : 0;
}

for (const field of document.querySelectorAll('input[type=password]')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Known from leaks?';
  button.addEventListener('click', async () => {
    const times = await timesLeaked(field.value);
    button.textContent = times ? `Leaked ${times} times: choose another` : 'Not known';
  });
  field.after(button);
}
