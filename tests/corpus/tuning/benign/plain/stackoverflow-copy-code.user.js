// ==UserScript==
// @name       StackOverflow: copy button for code blocks
// @namespace  so.copy
// @version    1.7
// @match      https://stackoverflow.com/questions/*
// @description Button on each code block; Shift adds a comment line with the address of the answer
// @grant      GM_setClipboard
// @grant      GM_addStyle
// @require    https://cdnjs.cloudflare.com/ajax/libs/jquery/3.6.0/jquery.min.js#sha256=/xUj+3OJU5yExlq6GSYGSHk7tPXikynS7ogEvDej/m4=
// ==/UserScript==

GM_addStyle('.so-copy{position:absolute;right:4px;top:4px;opacity:0;font-size:11px}.so-wrap{position:relative}.so-wrap:hover .so-copy{opacity:.9}');

$(function () {
  $('.s-prose pre').each(function () {
    var $pre = $(this);
    $pre.wrap('<div class="so-wrap"></div>');
    $('<button class="so-copy s-btn s-btn__xs s-btn__outlined">copy</button>')
      .insertAfter($pre)
      .on('click', function (ev) {
        var code = $pre.find('code').text().replace(/\n$/, '');
        var $btn = $(this);
        if (ev.shiftKey) {
          var share = $pre.closest('.question, .answer').find('.js-share-link').attr('href');
          var lang = ($pre.attr('class') || '').match(/lang-(\w+)/);
          var mark = lang && /^(py|python|rb|sh|bash|r|yaml|pl)$/.test(lang[1]) ? '# ' : lang && lang[1] === 'sql' ? '-- ' : '// ';
          if (share) code = mark + 'https://stackoverflow.com' + share.replace(/\?.*/, '') + '\n' + code;
        }
        GM_setClipboard(code, 'text');
        $btn.text('copied!');
        setTimeout(function () { $btn.text('copy'); }, 1500);
      });
  });
});
