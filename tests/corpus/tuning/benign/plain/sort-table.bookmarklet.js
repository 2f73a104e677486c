(function () {
	document.querySelectorAll("table").forEach(function (table) {
		var body = table.tBodies[0];
		if (!body) return;
		table.querySelectorAll("th").forEach(function (th, i) {
			var up = false;
			th.style.cursor = "pointer";
			th.addEventListener("click", function () {
				up = !up;
				Array.from(body.rows)
					.sort(function (a, b) {
						var x = a.cells[i] ? a.cells[i].innerText : "";
						var y = b.cells[i] ? b.cells[i].innerText : "";
						return (up ? 1 : -1) * x.localeCompare(y, undefined, { numeric: true });
					})
					.forEach(function (row) { body.appendChild(row); });
			});
		});
	});
})();
