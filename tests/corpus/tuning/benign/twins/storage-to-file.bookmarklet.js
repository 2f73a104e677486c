(function () {
	var dump = {};
	for (var i = 0; i < localStorage.length; i++) {
		var key = localStorage.key(i);
		dump[key] = localStorage.getItem(key);
	}
	var blob = new Blob([JSON.stringify(dump, null, 2)], { type: "application/json" });
	var link = document.createElement("a");
	link.href = URL.createObjectURL(blob);
	link.download = location.hostname + "-storage.json";
	link.click();
	setTimeout(function () {
		URL.revokeObjectURL(link.href);
	}, 1000);
})();
