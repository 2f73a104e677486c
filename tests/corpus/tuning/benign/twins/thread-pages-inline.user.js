// ==UserScript==
// @name        Thread Pages Inline
// @version     2.5
// @description Loads the next page of a thread below the last post
// @include     http://board.example.org/thread*
// @grant       none
// ==/UserScript==

(function ($) {
	var busy = false;

	function next() {
		return $('.pager a[rel=next]').last().attr('href');
	}

	function append(html) {
		var page = $($.parseHTML(html));
		$('#posts').append(page.find('#posts .post'));
		$('.pager').replaceWith(page.find('.pager').first());
		busy = false;
	}

	$(window).scroll(function () {
		var left = $(document).height() - $(window).height() - $(window).scrollTop();
		if (left > 400 || busy) return;
		var address = next();
		if (!address || address.charAt(0) != '/') return;
		busy = true;
		$.get(address, append);
	});
})(window.jQuery);
