// ==UserScript==
// @name         Idle Foundry – save backup
// @version      2.1
// @namespace    idle-tools
// @description  Two buttons: download your save as a file, load it back from a file.
// @match        https://idlefoundry.example/play*
// @grant        none
// ==/UserScript==
/* global $ */
$(function () {
  var PREFIX = 'idleFoundry.';

  function collect() {
    var dump = {};
    for (var i = 0; i < localStorage.length; i++) {
      var k = localStorage.key(i);
      if (k.lastIndexOf(PREFIX, 0) === 0) dump[k] = localStorage.getItem(k);
    }
    return dump;
  }

  function download() {
    var packed = btoa(unescape(encodeURIComponent(JSON.stringify(collect()))));
    var blob = new Blob([packed], { type: 'application/octet-stream' });
    var url = URL.createObjectURL(blob);
    var stamp = new Date().toISOString().replace(/[:T]/g, '-').slice(0, 16);
    $('<a>').attr({ href: url, download: 'foundry-' + stamp + '.save' })[0].click();
    setTimeout(function () { URL.revokeObjectURL(url); }, 2000);
  }

  function restore(file) {
    var reader = new FileReader();
    reader.onload = function () {
      var data;
      try {
        data = JSON.parse(decodeURIComponent(escape(atob(String(reader.result).trim()))));
      } catch (e) {
        alert('That does not look like a save file.');
        return;
      }
      if (!confirm('Replace the current game with ' + file.name + '?')) return;
      $.each(data, function (k, v) {
        if (k.lastIndexOf(PREFIX, 0) === 0 && typeof v === 'string') localStorage.setItem(k, v);
      });
      location.reload();
    };
    reader.readAsText(file);
  }

  var $file = $('<input type="file" accept=".save">').hide().on('change', function () {
    if (this.files[0]) restore(this.files[0]);
  });

  $('#settings-panel').append(
    $('<div class="backup-row">').append(
      $('<button class="btn">').text('Download save').on('click', download),
      $('<button class="btn">').text('Load save…').on('click', function () { $file.trigger('click'); }),
      $file
    )
  );
});
