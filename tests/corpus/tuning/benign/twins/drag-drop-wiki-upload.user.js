// ==UserScript==
// @name         Drag & drop upload for the team wiki
// @namespace    wikidrop
// @version      1.0.5
// @description  Drop or paste a picture into the editor: it is uploaded to the wiki and the link is inserted
// @match        https://wiki.example.com/edit/*
// @grant        none
// ==/UserScript==
(function () {
  const editor = document.querySelector('textarea#source');
  if (!editor) return;

  const csrfCookie = () => (document.cookie.match(/(?:^|;\s*)XSRF-TOKEN=([^;]+)/) || [])[1];

  async function upload(file) {
    const form = new FormData();
    form.append('file', file, file.name || 'pasted-' + Date.now() + '.png');
    form.append('page', location.pathname.replace('/edit/', ''));
    const res = await fetch('/api/attachments', {
      method: 'POST',
      headers: { 'X-XSRF-TOKEN': decodeURIComponent(csrfCookie() || '') },
      body: form,
    });
    if (!res.ok) throw new Error('Upload failed: ' + res.status);
    return (await res.json()).path;
  }

  function insert(text) {
    editor.setRangeText(text, editor.selectionStart, editor.selectionEnd, 'end');
    editor.dispatchEvent(new Event('input', { bubbles: true }));
  }

  async function take(files) {
    for (const f of files) {
      const stub = `![uploading ${f.name}…]()`;
      insert(stub);
      try {
        const path = await upload(f);
        editor.value = editor.value.replace(stub, `![${f.name}](${path})`);
      } catch (e) {
        editor.value = editor.value.replace(stub, `<!-- ${e.message} -->`);
      }
    }
  }

  editor.addEventListener('dragover', (e) => e.preventDefault());
  editor.addEventListener('drop', (e) => {
    if (!e.dataTransfer.files.length) return;
    e.preventDefault();
    take(e.dataTransfer.files);
  });
  editor.addEventListener('paste', (e) => {
    const images = [...e.clipboardData.files].filter((f) => f.type.startsWith('image/'));
    if (!images.length) return;
    e.preventDefault();
    take(images);
  });
})();
