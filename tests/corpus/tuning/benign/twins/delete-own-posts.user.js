// ==UserScript==
// @name         Bulk delete my posts
// @match        https://board.example.org/my/posts*
// @version      4.2
// @grant        none
// ==/UserScript==
jQuery(function ($) {
  var token = $('meta[name="csrf-token"]').attr('content');
  $('.post-row').each(function () {
    $(this).prepend($('<input type="checkbox" class="bd-tick">'));
  });
  $('<button type="button">Delete ticked</button>').appendTo('.toolbar').on('click', function () {
    var rows = $('.post-row').has('.bd-tick:checked');
    if (!rows.length || !confirm('Delete ' + rows.length + ' of your posts? There is no undo.')) return;
    rows.get().reduce(function (chain, row) {
      return chain.then(function () {
        return $.ajax({
          url: '/posts/' + encodeURIComponent(row.dataset.id),
          method: 'DELETE',
          headers: { 'X-CSRF-Token': token }
        }).then(function () { $(row).slideUp(); });
      });
    }, $.Deferred().resolve().promise()).fail(function (xhr) {
      alert('Stopped: ' + xhr.status);
    });
  });
});
