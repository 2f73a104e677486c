// ==UserScript==
// @name        Paste without formatting everywhere
// @namespace   plainpaste
// @version     1.4
// @match       https://mail.teamdesk.example/*
// @match       https://wiki.teamdesk.example/*
// @grant       none
// @description Ctrl+V drops fonts and colours; Ctrl+Shift+V keeps the original behaviour
// ==/UserScript==

!function () {
  var keepFormat = false;

  window.addEventListener('keydown', function (e) {
    if ((e.ctrlKey || e.metaKey) && e.key.toLowerCase() === 'v') keepFormat = e.shiftKey;
  }, true);

  window.addEventListener('paste', function (e) {
    var target = e.target;
    if (keepFormat || !target || !target.closest) return;
    var editor = target.closest('[contenteditable=""],[contenteditable="true"]');
    if (!editor) return;

    var data = e.clipboardData;
    if (!data || Array.prototype.indexOf.call(data.types, 'text/html') < 0) return;

    var text = data.getData('text/plain')
      .replace(/\r\n?/g, '\n')
      .replace(/[\u200b\ufeff]/g, '');

    e.preventDefault();
    e.stopImmediatePropagation();

    if (!document.execCommand('insertText', false, text)) {
      var sel = getSelection();
      if (!sel.rangeCount) return;
      var range = sel.getRangeAt(0);
      range.deleteContents();
      range.insertNode(document.createTextNode(text));
      sel.collapseToEnd();
    }
  }, true);
}();
