// ==UserScript==
// @name         Frame Grab
// @namespace    https://scripts.example/frame-grab
// @version      1.0.1
// @description  Alt+P saves the current video frame as a picture.
// @match        https://video.example.com/*
// @grant        none
// ==/UserScript==

function grab(video) {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d').drawImage(video, 0, 0);
  canvas.toBlob((blob) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = `frame-${Math.round(video.currentTime)}s.png`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  });
}

document.addEventListener('keydown', (event) => {
  if (!event.altKey || event.code !== 'KeyP') return;
  const video = document.querySelector('video');
  if (video) grab(video);
});
