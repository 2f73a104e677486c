(function () {
	var layer = document.createElement("div");
	layer.style.cssText = "position:fixed;inset:0;cursor:crosshair;z-index:2147483647;background:#0001";
	var box = document.createElement("div");
	box.style.cssText = "position:absolute;border:1px dashed red;background:#f002;font:12px monospace";
	layer.appendChild(box);
	var x, y;
	layer.onmousedown = function (e) {
		x = e.clientX;
		y = e.clientY;
		layer.onmousemove = draw;
	};
	layer.onmouseup = function () { layer.onmousemove = null; };
	layer.ondblclick = function () { layer.remove(); };
	function draw(e) {
		var w = Math.abs(e.clientX - x);
		var h = Math.abs(e.clientY - y);
		box.style.left = Math.min(x, e.clientX) + "px";
		box.style.top = Math.min(y, e.clientY) + "px";
		box.style.width = w + "px";
		box.style.height = h + "px";
		box.textContent = w + " × " + h;
	}
	document.body.appendChild(layer);
})();
