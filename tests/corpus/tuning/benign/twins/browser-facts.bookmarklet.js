(() => {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl');
  const facts = {
    browser: navigator.userAgent,
    language: navigator.languages.join(', '),
    cores: navigator.hardwareConcurrency,
    screen: `${screen.width} × ${screen.height} at ${devicePixelRatio}`,
    graphics: gl ? gl.getParameter(gl.VERSION) : 'no WebGL',
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  const box = document.createElement('dialog');
  for (const [name, value] of Object.entries(facts)) {
    const line = document.createElement('p');
    line.textContent = `${name}: ${value}`;
    box.append(line);
  }
  document.body.append(box);
  box.showModal();
})();
