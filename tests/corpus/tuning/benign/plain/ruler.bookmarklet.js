(() => {
  let start = null;
  const line = document.createElement('div');
  line.style.cssText = 'position:fixed;border:1px dashed red;pointer-events:none;z-index:99999;font:12px monospace;color:red';

  const draw = ({ clientX: x, clientY: y }) => {
    if (!start) return;
    const [left, top] = [Math.min(x, start.x), Math.min(y, start.y)];
    const [width, height] = [Math.abs(x - start.x), Math.abs(y - start.y)];
    Object.assign(line.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    line.textContent = `${width} × ${height}`;
  };

  addEventListener('click', function click(event) {
    event.preventDefault();
    if (start) {
      removeEventListener('mousemove', draw);
      removeEventListener('click', click, true);
      setTimeout(() => line.remove(), 5000);
      return;
    }
    start = { x: event.clientX, y: event.clientY };
    document.body.append(line);
    addEventListener('mousemove', draw);
  }, true);
})();
