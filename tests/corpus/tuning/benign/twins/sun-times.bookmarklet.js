(function () {
	navigator.geolocation.getCurrentPosition(
		function (p) {
			var now = new Date();
			var day = Math.floor((now - new Date(now.getFullYear(), 0, 0)) / 864e5);
			var decl = (-23.44 * Math.PI) / 180 * Math.cos((2 * Math.PI * (day + 10)) / 365);
			var lat = (p.coords.latitude * Math.PI) / 180;
			var x = -Math.tan(lat) * Math.tan(decl);
			var hours = x <= -1 ? 24 : x >= 1 ? 0 : (24 / Math.PI) * Math.acos(x);
			alert("Day length here today: " + Math.floor(hours) + " h " + Math.round((hours % 1) * 60) + " min");
		},
		function (e) {
			alert("No position: " + e.message);
		},
	);
})();
