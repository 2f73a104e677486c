(function () {
	const score = (el) => {
		const text = [...el.children].filter((c) => c.tagName === "P").reduce((n, p) => n + p.innerText.length, 0);
		const links = [...el.querySelectorAll("a")].reduce((n, a) => n + a.innerText.length, 0);
		return text - links * 2;
	};
	const best = [...document.querySelectorAll("article, main, section, div")].reduce(
		(top, el) => (score(el) > top.score ? { el, score: score(el) } : top),
		{ el: document.body, score: 0 },
	).el;
	const keep = best.cloneNode(true);
	keep.querySelectorAll("script, style, iframe, form, nav, aside, button").forEach((n) => n.remove());
	keep.querySelectorAll("*").forEach((n) => {
		for (const { name } of [...n.attributes]) if (!["href", "src", "alt"].includes(name)) n.removeAttribute(name);
	});
	const title = document.createElement("h1");
	title.textContent = document.title;
	document.head.querySelectorAll("style, link[rel=stylesheet]").forEach((n) => n.remove());
	document.body.replaceChildren(title, keep);
	document.body.style.cssText = "max-width:38em;margin:2em auto;font:19px/1.6 Georgia,serif;color:#222;background:#fdfaf3";
})();
