// ==UserScript==
// @name        Mark all threads read
// @namespace   allread
// @version     1.0
// @description One button instead of forty
// @match       https://community.example.net/latest*
// @require     https://cdnjs.cloudflare.com/ajax/libs/jquery/3.6.4/jquery.min.js#sha256-oP6HI9z1XaZNBrJURtCoUT5SUnxFr8s3BzRl+cbzUq8=
// @grant       none
// ==/UserScript==
jQuery.noConflict()(function ($) {
  var csrf = $('meta[name=csrf-token]').attr('content');
  if (!csrf) return;

  $('<button class="btn" type="button">Mark all read</button>')
    .on('click', function () {
      var $b = $(this).prop('disabled', true);
      var ids = $('.topic-list-item.unread').map(function () { return $(this).data('topic-id'); }).get();
      if (!ids.length) return $b.text('Nothing unread');
      $.ajax({
        url: '/topics/bulk',
        type: 'PUT',
        headers: { 'X-CSRF-Token': csrf },
        data: { topic_ids: ids, operation: { type: 'dismiss_posts' } }
      }).done(function () {
        $('.topic-list-item.unread').removeClass('unread').find('.badge').remove();
        $b.text(ids.length + ' marked');
      }).fail(function (xhr) {
        $b.prop('disabled', false).text('Failed (' + xhr.status + ')');
      });
    })
    .appendTo('.navigation-controls');
});
