// ==UserScript==
// @name         Last release next to the name
// @namespace    release.example
// @version      1.5
// @description  Shows the newest release of a repository
// @match        https://github.com/*/*
// @grant        GM.xmlHttpRequest
// @connect      api.github.com
// ==/UserScript==

const [, owner, repo] = location.pathname.split("/");

async function release() {
	const reply = await GM.xmlHttpRequest({
		method: "GET",
		url: `https://api.github.com/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/releases/latest`,
		headers: { Accept: "application/vnd.github+json" },
	});
	return reply.status === 200 ? JSON.parse(reply.responseText) : null;
}

if (owner && repo) {
	release().then((r) => {
		const name = document.querySelector("[itemprop=name]");
		if (!r || !name) return;
		const tag = document.createElement("small");
		tag.textContent = ` ${r.tag_name} (${new Date(r.published_at).toLocaleDateString()})`;
		name.append(tag);
	});
}
