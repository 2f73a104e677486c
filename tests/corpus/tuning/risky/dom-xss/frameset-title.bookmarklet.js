// Shows the title of the inner page above old framesets.
(function () {
	var parts = location.hash.substring(1).split('&'), args = {}, pair;
	for (var i = 0; i < parts.length; i++) {
		pair = parts[i].split('=');
		args[pair[0]] = unescape(pair[1] || '');
	}

	function head(title) {
		return '<html><head><title>' + title + '</title></head>';
	}

	function body(title, inner) {
		return '<body><h1>' + title + '</h1><iframe width="100%" height="90%" src="' + inner + '"></iframe></body></html>';
	}

	var t = args.title || document.title;
	document.open();
	document.write(head(t) + body(t, location.pathname)); //! harm
	document.close();
})();
