(() => {
  const outline = (node, on) => (node.style.outline = on ? '2px dashed crimson' : '');
  let current = null;

  const over = ({ target }) => {
    if (current) outline(current, false);
    current = target;
    outline(current, true);
  };
  const stop = () => {
    removeEventListener('mouseover', over, true);
    removeEventListener('click', zap, true);
    if (current) outline(current, false);
  };
  function zap(event) {
    event.preventDefault();
    event.stopPropagation();
    current = null;
    event.target.remove();
    if (!event.shiftKey) stop();
  }

  addEventListener('mouseover', over, true);
  addEventListener('click', zap, true);
})();
