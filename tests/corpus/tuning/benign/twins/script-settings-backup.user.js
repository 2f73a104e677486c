// ==UserScript==
// @name        Forum Deluxe (with settings backup)
// @namespace   forumdeluxe
// @version     5.11
// @description Hides signatures and avatars, user notes, and saving/restoring the script's own settings from a file
// @include     /^https?:\/\/(www\.)?board\.example\.org\/(viewtopic|memberlist)\.php/
// @require     https://cdnjs.cloudflare.com/ajax/libs/jquery/1.12.4/jquery.min.js
// @grant       GM_getValue
// @grant       GM_setValue
// @grant       GM_listValues
// @grant       GM_deleteValue
// @grant       GM_registerMenuCommand
// ==/UserScript==
this.$ = this.jQuery = jQuery.noConflict(true);

var DEFAULTS = { hideSigs: true, hideAvatars: false, notes: '{}' };
function opt(k) { return GM_getValue(k, DEFAULTS[k]); }

/* --- features --- */
if (opt('hideSigs')) $('.signature').hide();
if (opt('hideAvatars')) $('.avatar-container').hide();

var notes = JSON.parse(opt('notes'));
$('.postprofile').each(function () {
  var $p = $(this), user = $.trim($p.find('a.username, a.username-coloured').first().text());
  if (!user) return;
  var $n = $('<dd class="fd-note" title="click to edit"/>').text(notes[user] || '+ note').css({ cursor: 'pointer', fontStyle: 'italic' });
  $n.on('click', function () {
    var t = window.prompt('Note about ' + user, notes[user] || '');
    if (t === null) return;
    if (t) notes[user] = t; else delete notes[user];
    GM_setValue('notes', JSON.stringify(notes));
    $n.text(t || '+ note');
  });
  $p.append($n);
});

/* --- backup --- */
function exportSettings() {
  var all = {};
  $.each(GM_listValues(), function (i, k) { all[k] = GM_getValue(k); });
  var blob = new Blob([JSON.stringify({ script: 'forumdeluxe', version: 5, values: all }, null, 2)], { type: 'application/json' });
  var url = URL.createObjectURL(blob);
  $('<a/>', { href: url, download: 'forumdeluxe-settings.json' }).appendTo('body').each(function () { this.click(); }).remove();
  setTimeout(function () { URL.revokeObjectURL(url); }, 5000);
}

function importSettings() {
  $('<input type="file" accept=".json">').on('change', function () {
    var fr = new FileReader();
    fr.onload = function () {
      var d;
      try { d = JSON.parse(fr.result); } catch (e) { return alert('This is no JSON file.'); }
      if (d.script !== 'forumdeluxe') return alert('Not a backup of this script.');
      $.each(DEFAULTS, function (k, def) {
        if (typeof d.values[k] === typeof def) GM_setValue(k, d.values[k]);
      });
      location.reload();
    };
    fr.readAsText(this.files[0]);
  }).trigger('click');
}

GM_registerMenuCommand('Toggle signatures', function () { GM_setValue('hideSigs', !opt('hideSigs')); location.reload(); });
GM_registerMenuCommand('Toggle avatars', function () { GM_setValue('hideAvatars', !opt('hideAvatars')); location.reload(); });
GM_registerMenuCommand('Save settings to file', exportSettings);
GM_registerMenuCommand('Load settings from file', importSettings);
GM_registerMenuCommand('Reset', function () { if (confirm('Reset all?')) { $.each(GM_listValues(), function (i, k) { GM_deleteValue(k); }); location.reload(); } });
