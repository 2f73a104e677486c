(() => {
  const input = document.createElement('input');
  input.type = 'file';
  input.onchange = async () => {
    const [file] = input.files;
    const bytes = await file.arrayBuffer();
    const lines = [];
    for (const name of ['SHA-1', 'SHA-256', 'SHA-512']) {
      const digest = new Uint8Array(await crypto.subtle.digest(name, bytes));
      lines.push(name + ': ' + Array.from(digest, (b) => b.toString(16).padStart(2, '0')).join(''));
    }
    alert(file.name + '\n\n' + lines.join('\n'));
  };
  input.click();
})();
