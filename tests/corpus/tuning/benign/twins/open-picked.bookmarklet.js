(function () {
  // Opens every link you have selected.
  var picked = getSelection();
  if (!picked.rangeCount || picked.isCollapsed) {
    alert('Select some links first.');
    return;
  }
  var range = picked.getRangeAt(0);
  var links = Array.prototype.filter.call(document.links, function (a) {
    return range.intersectsNode(a) && /^https?:$/.test(a.protocol);
  });
  var addresses = Array.from(new Set(links.map(function (a) { return a.href; })));
  if (!addresses.length) {
    alert('There are no links in the selection.');
    return;
  }
  if (addresses.length > 20 || !confirm('Open ' + addresses.length + ' links?')) return;
  addresses.forEach(function (address) {
    window.open(address, '_blank', 'noopener,noreferrer');
  });
})();
