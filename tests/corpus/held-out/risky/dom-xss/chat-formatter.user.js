// ==UserScript==
// @name         Chat Formatter
// @namespace    chatfmt
// @version      1.7.0
// @description  Markdown, emotes and image previews in the live chat
// @match        https://live.example.com/*/chat
// @grant        GM_addStyle
// @grant        GM_getValue
// ==/UserScript==

GM_addStyle('.cf-img{max-height:120px;display:block}.cf-code{background:#eee;padding:0 3px;font-family:monospace}');

const emotes = GM_getValue('emotes', { ':)': '🙂', ':D': '😀', '<3': '❤️' });

const pipeline = [
  (s) => Object.entries(emotes).reduce((t, [k, v]) => t.split(k).join(v), s),
  (s) => s.replace(/\*\*(.+?)\*\*/g, '<b>$1</b>'),
  (s) => s.replace(/`(.+?)`/g, '<span class="cf-code">$1</span>'),
  (s) => s.replace(/(https?:\/\/\S+\.(?:png|jpe?g|gif|webp)\S*)/gi, '<img class="cf-img" src="$1">'),
];

const format = (text) => pipeline.reduce((acc, fn) => fn(acc), text);

function upgrade(node) {
  const body = node.querySelector('.message-text');
  if (!body || body.hasAttribute('data-cf')) return;
  body.setAttribute('data-cf', '');
  const html = format(body.textContent);
  if (html !== body.textContent) {
    body.textContent = '';
    body.insertAdjacentHTML('beforeend', html); //! harm
  }
}

const log = document.querySelector('#chat-log');
if (log) {
  log.querySelectorAll('.message').forEach(upgrade);
  new MutationObserver((records) => {
    for (const r of records) r.addedNodes.forEach((n) => n.nodeType === Node.ELEMENT_NODE && upgrade(n));
  }).observe(log, { childList: true });
}
