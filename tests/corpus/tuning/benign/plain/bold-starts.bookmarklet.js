(() => {
  const walker = document.createTreeWalker(document.querySelector('article') ?? document.body, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker.nextNode()) {
    const { parentElement: parent, data } = walker.currentNode;
    if (data.trim() && !/^(SCRIPT|STYLE|CODE|PRE)$/.test(parent.tagName)) nodes.push(walker.currentNode);
  }
  for (const node of nodes) {
    const parts = node.data.split(/(\s+)/).flatMap((word) => {
      if (word.length < 2 || /^\s/.test(word)) return [word];
      const bold = document.createElement('b');
      bold.textContent = word.slice(0, Math.ceil(word.length / 2));
      return [bold, word.slice(bold.textContent.length)];
    });
    node.replaceWith(...parts);
  }
})();
