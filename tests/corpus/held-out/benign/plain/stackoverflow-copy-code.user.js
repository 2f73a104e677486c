// ==UserScript==
// @name         SO copy code
// @namespace    so.copy
// @version      0.3.1
// @description  A copy button on every code block, with optional attribution comment
// @match        https://stackoverflow.com/questions/*
// @match        https://*.stackexchange.com/questions/*
// @grant        none
// ==/UserScript==
!function () {
  var withSource = localStorage.soCopySource === '1';

  function shareLink(pre) {
    var post = pre.closest('.answer, .question');
    var a = post && post.querySelector('a.js-share-link');
    return a ? a.href : location.href;
  }

  function prefix(pre) {
    var cls = (pre.className.match(/lang-(\w+)/) || [])[1];
    if (/^(py|python|rb|ruby|bash|sh|yaml|r)$/.test(cls)) return '# ';
    if (/^(sql|lua|hs|haskell)$/.test(cls)) return '-- ';
    return '// ';
  }

  function copy(text) {
    if (navigator.clipboard) return navigator.clipboard.writeText(text);
    var ta = document.createElement('textarea');
    ta.value = text;
    document.body.appendChild(ta);
    ta.select();
    var ok = document.execCommand('copy');
    ta.remove();
    return ok ? Promise.resolve() : Promise.reject();
  }

  document.querySelectorAll('pre > code').forEach(function (code) {
    var pre = code.parentNode, b = document.createElement('button');
    b.type = 'button';
    b.textContent = 'Copy';
    b.className = 's-btn s-btn__xs';
    b.style.cssText = 'position:absolute;right:4px;top:4px;opacity:.4';
    b.onmouseenter = b.onmouseleave = function (e) { b.style.opacity = e.type === 'mouseenter' ? 1 : .4; };
    b.onclick = function (e) {
      if (e.altKey) { withSource = !withSource; localStorage.soCopySource = +withSource; }
      var text = code.innerText.replace(/\n$/, '');
      if (withSource) text = prefix(pre) + 'source: ' + shareLink(pre) + '\n' + text;
      copy(text).then(function () { b.textContent = withSource ? 'Copied + source' : 'Copied'; }, function () { b.textContent = 'Failed'; })
        .then(function () { setTimeout(function () { b.textContent = 'Copy'; }, 1500); });
    };
    pre.style.position = 'relative';
    pre.appendChild(b);
  });
}();
