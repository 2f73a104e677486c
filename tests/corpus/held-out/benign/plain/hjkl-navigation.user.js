// ==UserScript==
// @name           hjkl
// @namespace      ~ryo
// @description    j/k between entries, o opens, gg/G, f shows link hints
// @version        20240311
// @include        https://news.example.com/*
// @include        https://lists.example.org/*
// @grant          none
// ==/UserScript==

var entries = Array.prototype.slice.call(document.querySelectorAll('tr.athing, li.message, article'));
var at = -1, pending = '', hints = null, typed = '';
var ALPHA = 'asdfghjkl';

function focusEntry(i) {
  if (!entries.length) return;
  if (entries[at]) entries[at].style.outline = '';
  at = Math.max(0, Math.min(entries.length - 1, i));
  entries[at].style.outline = '2px solid #f60';
  entries[at].scrollIntoView({ block: 'center', behavior: 'smooth' });
}

function label(n, total) {
  var len = Math.ceil(Math.log(Math.max(2, total)) / Math.log(ALPHA.length)), s = '';
  while (len--) { s = ALPHA[n % ALPHA.length] + s; n = Math.floor(n / ALPHA.length); }
  return s;
}

function showHints() {
  var links = [].filter.call(document.links, function (a) {
    var r = a.getBoundingClientRect();
    return r.width && r.bottom > 0 && r.top < innerHeight;
  });
  hints = {};
  typed = '';
  links.forEach(function (a, i) {
    var r = a.getBoundingClientRect(), tag = document.createElement('span'), key = label(i, links.length);
    tag.textContent = key;
    tag.className = 'hjkl-hint';
    tag.style.cssText = 'position:absolute;z-index:9999;background:#ff8;color:#000;font:bold 11px monospace;padding:0 2px;border:1px solid #aa0;left:' +
      (r.left + pageXOffset) + 'px;top:' + (r.top + pageYOffset) + 'px';
    document.body.appendChild(tag);
    hints[key] = { link: a, tag: tag };
  });
}

function clearHints() {
  for (var k in hints) hints[k].tag.remove();
  hints = null;
}

function onHintKey(e) {
  e.preventDefault();
  if (e.key === 'Escape' || ALPHA.indexOf(e.key) < 0) return clearHints();
  typed += e.key;
  var left = 0;
  for (var k in hints) {
    var ok = k.indexOf(typed) === 0;
    hints[k].tag.style.display = ok ? '' : 'none';
    left += ok;
  }
  if (hints[typed]) { var a = hints[typed].link; clearHints(); a.focus(); a.click(); }
  else if (!left) clearHints();
}

addEventListener('keydown', function (e) {
  if (/INPUT|TEXTAREA|SELECT/.test(e.target.tagName) || e.target.isContentEditable) return;
  if (e.ctrlKey || e.metaKey || e.altKey) return;
  if (hints) return onHintKey(e);
  var seq = pending + e.key;
  pending = '';
  switch (seq) {
    case 'j': focusEntry(at + 1); break;
    case 'k': focusEntry(at - 1); break;
    case 'h': history.back(); break;
    case 'l': history.forward(); break;
    case 'o': if (entries[at]) { var a = entries[at].querySelector('a[href]'); if (a) a.click(); } break;
    case 'f': showHints(); e.preventDefault(); break;
    case 'g': pending = 'g'; setTimeout(function () { pending = ''; }, 800); break;
    case 'gg': scrollTo(0, 0); break;
    case 'G': scrollTo(0, document.body.scrollHeight); break;
  }
}, false);
