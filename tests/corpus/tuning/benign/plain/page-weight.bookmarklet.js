(() => {
  const entries = performance.getEntriesByType('resource');
  const kinds = new Map();
  for (const { initiatorType, transferSize } of entries) {
    kinds.set(initiatorType, (kinds.get(initiatorType) ?? 0) + transferSize);
  }
  const lines = [...kinds].sort(([, a], [, b]) => b - a).map(([kind, size]) => `${kind}: ${(size / 1024).toFixed(0)} KB`);
  alert(`${entries.length} files\n${lines.join('\n')}`);
})();
