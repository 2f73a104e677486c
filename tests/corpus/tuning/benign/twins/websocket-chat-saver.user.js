// ==UserScript==
// @name        Chat log saver
// @namespace   chatlog
// @version     1.0
// @match       https://chat.example.net/room/*
// @run-at      document-start
// @grant       none
// ==/UserScript==
const lines = [];
class LoggedSocket extends WebSocket {
  constructor(...args) {
    super(...args);
    this.addEventListener('message', ({ data }) => {
      if (typeof data !== 'string') return;
      try {
        const m = JSON.parse(data);
        if (m.type === 'message') lines.push(`[${new Date().toLocaleTimeString()}] ${m.nick}: ${m.text}`);
      } catch (e) { /* ping frames */ }
    });
  }
}
window.WebSocket = LoggedSocket;
document.addEventListener('DOMContentLoaded', () => {
  const b = Object.assign(document.createElement('button'), { textContent: 'Save chat', style: 'position:fixed;top:4px;right:4px' });
  b.onclick = () => {
    const a = document.createElement('a');
    a.href = URL.createObjectURL(new Blob([lines.join('\r\n')], { type: 'text/plain' }));
    a.download = 'chat-' + Date.now() + '.txt';
    a.click();
  };
  document.body.append(b);
});
