(function () {
	const counts = {};
	document.querySelectorAll("body *").forEach((el) => {
		const s = getComputedStyle(el);
		[s.color, s.backgroundColor].forEach((c) => {
			if (c !== "rgba(0, 0, 0, 0)") counts[c] = (counts[c] || 0) + 1;
		});
	});
	const box = document.createElement("div");
	box.style.cssText = "position:fixed;top:10px;right:10px;padding:10px;background:#fff;border:1px solid;z-index:99999;max-height:80vh;overflow:auto";
	Object.entries(counts)
		.sort((a, b) => b[1] - a[1])
		.slice(0, 30)
		.forEach(([colour, n]) => {
			const row = document.createElement("div");
			const chip = document.createElement("span");
			chip.style.cssText = `display:inline-block;width:16px;height:16px;margin-right:6px;background:${colour}`;
			row.append(chip, `${colour} (${n})`);
			box.append(row);
		});
	box.onclick = () => box.remove();
	document.body.append(box);
})();
