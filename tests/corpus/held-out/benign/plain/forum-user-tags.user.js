// ==UserScript==
// @name         ユーザータグ / Forum user tags
// @namespace    jp.example.tags
// @version      1.2
// @description  掲示板のユーザーに自分だけの色付きタグを付けます。 Colour tags for forum members, visible only to you.
// @match        https://forum.example.org/*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_addValueChangeListener
// ==/UserScript==

(function ($doc) {
  var tags = GM_getValue('tags', {});
  var 色 = ['#c0392b', '#d35400', '#f1c40f', '#27ae60', '#2980b9', '#8e44ad', '#7f8c8d'];

  function nameOf(a) { return a.textContent.replace(/^\s+|\s+$/g, ''); }

  function draw(a) {
    var old = a.nextElementSibling;
    if (old && old.className === 'utag') old.remove();
    var tag = tags[nameOf(a)];
    var el = $doc.createElement('span');
    el.className = 'utag';
    el.textContent = tag ? tag.text : '+';
    el.style.cssText = 'margin-left:4px;padding:0 4px;border-radius:3px;font-size:10px;cursor:pointer;color:#fff;background:' +
      (tag ? 色[tag.color % 色.length] : '#bbb8');
    // クリックで編集、Alt+クリックで色を変更
    el.onclick = function (ev) {
      var name = nameOf(a), now = tags[name] || { text: '', color: 0 };
      if (ev.altKey) now.color = (now.color + 1) % 色.length;
      else {
        var t = prompt('Tag for ' + name, now.text);
        if (t === null) return;
        now.text = t;
      }
      if (now.text) tags[name] = now; else delete tags[name];
      GM_setValue('tags', tags);
      all();
    };
    a.insertAdjacentElement('afterend', el);
  }

  function all() {
    $doc.querySelectorAll('a.username, a.username-coloured').forEach(draw);
  }

  // 他のタブでの変更を反映
  GM_addValueChangeListener('tags', function (_k, _old, now, remote) {
    if (remote) { tags = now || {}; all(); }
  });
  all();
})(document);
