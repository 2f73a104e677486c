(async function () {
  if (window.memoRecorder) { window.memoRecorder.stop(); return; }
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const rec = window.memoRecorder = new MediaRecorder(stream);
  const chunks = [];
  rec.ondataavailable = e => chunks.push(e.data);
  rec.onstop = () => {
    stream.getTracks().forEach(t => t.stop());
    const a = document.createElement('a');
    a.href = URL.createObjectURL(new Blob(chunks, { type: rec.mimeType }));
    a.download = 'memo.webm';
    a.click();
    delete window.memoRecorder;
  };
  rec.start();
  alert('Recording. Run the bookmarklet again to stop and save.');
})();
