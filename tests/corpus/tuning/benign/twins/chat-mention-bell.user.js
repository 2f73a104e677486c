// ==UserScript==
// @name         Chat mention bell
// @namespace    https://greasyfork.org/users/90210
// @version      2.1.0
// @description  Listens to the chat's own WebSocket and rings when one of your words turns up
// @match        https://chat.example.org/rooms/*
// @run-at       document-start
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_notification
// @grant        GM_registerMenuCommand
// @grant        unsafeWindow
// ==/UserScript==

let words = GM_getValue('words', []);

GM_registerMenuCommand('Words to ring for…', () => {
  const answer = prompt('Comma separated', words.join(', '));
  if (answer === null) return;
  words = answer.split(',').map((w) => w.trim().toLowerCase()).filter(Boolean);
  GM_setValue('words', words);
});

function inspect(frame) {
  if (typeof frame !== 'string' || frame[0] !== '{') return;
  let msg;
  try {
    msg = JSON.parse(frame);
  } catch {
    return;
  }
  if (msg.type !== 'message' || document.hasFocus()) return;
  const text = String(msg.text ?? '').toLowerCase();
  const hit = words.find((w) => text.includes(w));
  if (hit) {
    GM_notification({ title: `${msg.user} mentioned "${hit}"`, text: String(msg.text).slice(0, 140), timeout: 6000, onclick: () => window.focus() });
  }
}

const Native = unsafeWindow.WebSocket;

class ListeningSocket extends Native {
  constructor(...args) {
    super(...args);
    this.addEventListener('message', (e) => inspect(e.data));
  }
}

unsafeWindow.WebSocket = ListeningSocket;
