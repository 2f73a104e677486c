// ==UserScript==
// @name           Tidy Forum
// @namespace      https://scripts.example/tidy-forum
// @description    Removes signatures and avatars from an old forum.
// @include        https://oldforum.example.org/*
// @version        1.9
// @grant          none
// ==/UserScript==

(function ($) {
  if (!$) return;
  $('.signature, .avatar').hide();
  $('.post').each(function () {
    var $post = $(this);
    var name = $.trim($post.find('.author').text());
    $('<span class="tidy-name"/>').text(name + ': ').css('font-weight', 'bold').prependTo($post.find('.body'));
  });
  $('.quote').on('click', function () {
    $(this).toggleClass('folded').children().slice(1).toggle();
  });
})(window.jQuery);
