// ==UserScript==
// @name        Screenshot to file
// @namespace   shot
// @version     1.0
// @match       https://*/*
// @grant       GM_registerMenuCommand
// @noframes
// ==/UserScript==
GM_registerMenuCommand('Screenshot…', async () => {
  const stream = await navigator.mediaDevices.getDisplayMedia({ video: true });
  try {
    const video = Object.assign(document.createElement('video'), { srcObject: stream, muted: true });
    await video.play();
    const c = document.createElement('canvas');
    c.width = video.videoWidth;
    c.height = video.videoHeight;
    c.getContext('2d').drawImage(video, 0, 0);
    const blob = await new Promise(r => c.toBlob(r, 'image/png'));
    const a = document.createElement('a');
    a.href = URL.createObjectURL(blob);
    a.download = document.title.replace(/[^\w -]/g, '').slice(0, 60) + '.png';
    a.click();
  } finally {
    stream.getTracks().forEach(t => t.stop());
  }
});
