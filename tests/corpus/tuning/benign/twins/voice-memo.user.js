// ==UserScript==
// @name Voice Memo
// @namespace https://userscripts.example/kestrel
// @version 3.3.5
// @description Speak a note while you read
// @match https://reader.example/*
// @grant none
// ==/UserScript==

const button = document.createElement("button");
button.textContent = "● Memo";
button.style.cssText = "position:fixed;bottom:12px;left:12px";
document.body.append(button);

let recorder = null;
button.addEventListener("click", async () => {
  if (recorder) return recorder.stop();
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const parts = [];
  recorder = new MediaRecorder(stream);
  recorder.ondataavailable = ({ data }) => parts.push(data);
  recorder.onstop = () => {
    stream.getTracks().forEach((track) => track.stop());
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob(parts, { type: recorder.mimeType }));
    link.download = "memo.webm";
    link.textContent = "Save memo";
    button.after(link);
    button.textContent = "● Memo";
    recorder = null;
  };
  recorder.start();
  button.textContent = "■ Stop";
});
