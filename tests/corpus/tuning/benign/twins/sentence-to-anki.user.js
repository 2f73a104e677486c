// ==UserScript==
// @name         Sentence → Anki
// @namespace    sent2anki
// @version      1.4.1
// @description  Ctrl+Shift+A makes an Anki card out of the selected word and its sentence (AnkiConnect on this machine)
// @match        https://*.wikipedia.org/*
// @match        https://reader.example.org/*
// @connect      127.0.0.1
// @grant        GM_xmlhttpRequest
// @grant        GM_notification
// ==/UserScript==

function anki(action, params) {
  return new Promise(function (resolve, reject) {
    GM_xmlhttpRequest({
      method: 'POST',
      url: 'http://127.0.0.1:8765',
      data: JSON.stringify({ action: action, version: 6, params: params }),
      headers: { 'Content-Type': 'application/json' },
      onload: function (r) {
        var j = JSON.parse(r.responseText);
        j.error ? reject(new Error(j.error)) : resolve(j.result);
      },
      onerror: function () { reject(new Error('Anki is not running')); }
    });
  });
}

function sentenceAround(sel) {
  var block = sel.anchorNode.parentElement.closest('p, li, td, div');
  var word = String(sel).trim();
  var all = block.textContent.match(/[^.!?。！？]+[.!?。！？]*/g) || [block.textContent];
  return (all.find(function (s) { return s.indexOf(word) !== -1; }) || '').trim();
}

function esc(s) {
  return s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

document.addEventListener('keydown', function (e) {
  if (!(e.ctrlKey && e.shiftKey && e.code === 'KeyA')) return;
  var sel = getSelection();
  var word = String(sel).trim();
  if (!word || word.length > 60) return;
  e.preventDefault();
  anki('addNote', {
    note: {
      deckName: 'Reading',
      modelName: 'Basic',
      fields: { Front: esc(word), Back: esc(sentenceAround(sel)).split(esc(word)).join('<b>' + esc(word) + '</b>') + '<br><small>' + location.hostname + '</small>' },
      options: { allowDuplicate: false },
      tags: ['userscript']
    }
  }).then(
    function () { GM_notification({ text: 'Added: ' + word, timeout: 2000 }); },
    function (err) { GM_notification({ text: err.message, timeout: 4000 }); }
  );
});
