// ==UserScript==
// @name        Skip the introduction
// @namespace   https://skips.example
// @version     1.1
// @description Skips introductions of lectures by a public list of times.
// @match       https://lectures.example/*
// @connect     times.example
// @grant       GM_xmlhttpRequest
// ==/UserScript==

async function skip() {
	const facts = await (await fetch(`/api/lectures/${location.pathname.split("/").pop()}`)).json();
	GM_xmlhttpRequest({
		method: "GET",
		url: `https://times.example/v1/segments?lecture=${facts.id}`,
		onload({ responseText }) {
			const [start, end] = JSON.parse(responseText);
			const video = document.querySelector("video");
			video.addEventListener("timeupdate", () => {
				if (video.currentTime > start && video.currentTime < end) video.currentTime = end;
			});
		},
	});
}

skip();
