// ==UserScript==
// @name         Release Checksum
// @namespace    checksum
// @version      1.0.2
// @description  Drop a downloaded file on the release page to check its SHA-256
// @match        https://github.com/*/*/releases/*
// @grant        none
// ==/UserScript==
const work = async ({ data }) => {
  const bytes = await data.arrayBuffer();
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  postMessage(Array.from(sum, (b) => b.toString(16).padStart(2, '0')).join(''));
};

function hash(file) {
  const address = URL.createObjectURL(new Blob([`onmessage = ${work}`], { type: 'text/javascript' }));
  const worker = new Worker(address);
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = (e) => reject(new Error(e.message));
    worker.postMessage(file);
  }).finally(() => {
    worker.terminate();
    URL.revokeObjectURL(address);
  });
}

addEventListener('dragover', (e) => e.preventDefault());
addEventListener('drop', async (e) => {
  const [file] = e.dataTransfer.files;
  if (!file) return;
  e.preventDefault();
  const sum = await hash(file);
  const listed = document.body.innerText.toLowerCase().includes(sum);
  alert(`${file.name}\n${sum}\n${listed ? 'This sum is on the page.' : 'This sum is NOT on the page.'}`);
});
