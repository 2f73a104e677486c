// ==UserScript==
// @name         Language course: record yourself
// @namespace    speak-along
// @version      0.6.2
// @match        https://learn.polyglot.example/lesson/*
// @grant        none
// @description  Record your own pronunciation beside each example and compare; can be saved to disk
// ==/UserScript==

class Recorder {
  constructor(host) {
    this.button = Object.assign(document.createElement('button'), { textContent: '● rec', type: 'button' });
    this.audio = Object.assign(document.createElement('audio'), { controls: true, hidden: true });
    this.save = Object.assign(document.createElement('a'), { textContent: ' save', hidden: true });
    host.append(this.button, this.audio, this.save);
    this.button.onclick = () => (this.media ? this.stop() : this.start());
  }

  async start() {
    let stream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true }, video: false });
    } catch (e) {
      this.button.title = String(e);
      return;
    }
    const chunks = [];
    this.media = new MediaRecorder(stream);
    this.media.ondataavailable = (e) => e.data.size && chunks.push(e.data);
    this.media.onstop = () => {
      stream.getTracks().forEach((t) => t.stop());
      if (this.url) URL.revokeObjectURL(this.url);
      const blob = new Blob(chunks, { type: this.media.mimeType });
      this.url = URL.createObjectURL(blob);
      this.audio.src = this.save.href = this.url;
      this.save.download = `take-${Date.now()}.webm`;
      this.audio.hidden = this.save.hidden = false;
      this.media = null;
      this.button.textContent = '● rec';
    };
    this.media.start();
    this.button.textContent = '■ stop';
    this.limit = setTimeout(() => this.stop(), 30000);
  }

  stop() {
    clearTimeout(this.limit);
    this.media?.stop();
  }
}

document.querySelectorAll('.example-sentence').forEach((el) => new Recorder(el));
