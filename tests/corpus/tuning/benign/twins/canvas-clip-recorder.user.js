// ==UserScript==
// @name         Canvas clip recorder
// @namespace    cliprec
// @version      0.9.3
// @description  Records the game canvas, with your microphone if you tick the box, into a WebM file
// @match        https://games.example/play/*
// @grant        none
// ==/UserScript==

class Recorder extends EventTarget {
  #rec = null;
  #parts = [];

  get active() {
    return this.#rec?.state === 'recording';
  }

  async start(canvas, withVoice) {
    const stream = canvas.captureStream(30);
    if (withVoice) {
      const mic = await navigator.mediaDevices.getUserMedia({ audio: true });
      mic.getAudioTracks().forEach((t) => stream.addTrack(t));
    }
    this.#parts = [];
    this.#rec = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp9,opus', videoBitsPerSecond: 5e6 });
    this.#rec.ondataavailable = (e) => e.data.size && this.#parts.push(e.data);
    this.#rec.onstop = () => {
      stream.getTracks().forEach((t) => t.stop());
      this.dispatchEvent(new CustomEvent('file', { detail: new Blob(this.#parts, { type: 'video/webm' }) }));
    };
    this.#rec.start(1000);
    this.dispatchEvent(new Event('state'));
  }

  stop() {
    this.#rec?.stop();
    this.dispatchEvent(new Event('state'));
  }
}

const rec = new Recorder();
const bar = document.createElement('div');
bar.style.cssText = 'position:fixed;bottom:10px;left:10px;background:#111;color:#eee;padding:6px;z-index:999';
const btn = document.createElement('button');
btn.textContent = '● Rec';
const voice = Object.assign(document.createElement('input'), { type: 'checkbox', title: 'with microphone' });
bar.append(btn, voice, ' mic');
document.body.append(bar);

btn.onclick = () => {
  if (rec.active) return rec.stop();
  const canvas = document.querySelector('canvas');
  if (canvas) rec.start(canvas, voice.checked).catch((e) => alert(e.message));
};

rec.addEventListener('state', () => {
  btn.textContent = rec.active ? '■ Stop' : '● Rec';
  bar.style.outline = rec.active ? '2px solid red' : '';
});

rec.addEventListener('file', ({ detail }) => {
  const a = document.createElement('a');
  a.href = URL.createObjectURL(detail);
  a.download = `clip-${Date.now()}.webm`;
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 60000);
});
