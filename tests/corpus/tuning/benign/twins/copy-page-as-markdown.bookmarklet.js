(function () {
  var sel = String(window.getSelection()).trim();
  var canon = document.querySelector('link[rel="canonical"]');
  var url = (canon && canon.href) || location.href;
  var title = document.title.replace(/([\[\]\\])/g, '\\$1').trim();
  var md = '[' + title + '](' + url.replace(/\)/g, '%29') + ')';
  if (sel) {
    md += '\n\n' + sel.split(/\n/).map(function (l) { return '> ' + l; }).join('\n');
  }

  function toast(msg) {
    var d = document.createElement('div');
    d.textContent = msg;
    d.setAttribute('style', 'position:fixed;top:12px;right:12px;padding:8px 12px;background:#222;color:#fff;font:14px sans-serif;z-index:2147483647;border-radius:4px');
    document.body.appendChild(d);
    setTimeout(function () { d.remove(); }, 1800);
  }

  if (navigator.clipboard && window.isSecureContext) {
    navigator.clipboard.writeText(md).then(function () { toast('Copied'); }, function () { prompt('Copy this:', md); });
  } else {
    var t = document.createElement('textarea');
    t.value = md;
    document.body.appendChild(t);
    t.select();
    document.execCommand('copy');
    t.remove();
    toast('Copied');
  }
})();
