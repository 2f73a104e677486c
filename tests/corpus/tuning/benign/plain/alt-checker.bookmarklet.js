(() => {
	const images = [...document.images];
	const bad = images.filter((i) => !i.hasAttribute("alt"));
	images.forEach((i) => (i.style.outline = bad.includes(i) ? "4px solid red" : "2px solid green"));
	bad.forEach((i, n) => (i.title = `No alt text (${n + 1} of ${bad.length})`));
	bad[0]?.scrollIntoView({ block: "center" });
	alert(`${bad.length} of ${images.length} pictures have no alternative text`);
})();
