// ==UserScript==
// @name        Summarise article
// @namespace   summarise
// @version     1.2
// @description Sends the article text to api.llm.example with your own key when you press the button
// @match       https://news.example.org/*
// @grant       GM.getValue
// @grant       GM.setValue
// @grant       GM.xmlHttpRequest
// @connect     api.llm.example
// ==/UserScript==
const article = document.querySelector('article');
if (article) {
  const btn = document.createElement('button');
  btn.textContent = 'Summarise (sends text to api.llm.example)';
  article.prepend(btn);
  btn.addEventListener('click', async () => {
    let key = await GM.getValue('key');
    if (!key) { key = prompt('API key'); if (!key) return; await GM.setValue('key', key); }
    btn.disabled = true;
    const r = await GM.xmlHttpRequest({
      method: 'POST',
      url: 'https://api.llm.example/v1/chat/completions',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      data: JSON.stringify({ model: 'small', messages: [{ role: 'user', content: 'Summarise in five points:\n' + article.innerText.slice(0, 12000) }] })
    });
    const p = document.createElement('blockquote');
    p.textContent = r.status === 200 ? JSON.parse(r.responseText).choices[0].message.content : 'Error ' + r.status;
    btn.replaceWith(p);
  });
}
