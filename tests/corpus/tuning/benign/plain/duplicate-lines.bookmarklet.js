(() => {
	const seen = new Map();
	for (const li of document.querySelectorAll("li, tbody tr")) {
		const key = li.innerText.trim().toLowerCase();
		if (!key) continue;
		if (seen.has(key)) {
			li.style.background = "#fdd";
			seen.get(key).style.background = "#ffd";
		} else seen.set(key, li);
	}
})();
