// ==UserScript==
// @name        Build watch
// @namespace   ci.example
// @version     0.2
// @description Desktop notice when a build is done
// @match       https://ci.example.org/build/*
// @grant       GM_notification
// ==/UserScript==

const stream = new EventSource(`${location.pathname}/events`);

stream.addEventListener("state", ({ data }) => {
	const { state, number } = JSON.parse(data);
	if (state !== "passed" && state !== "failed") return;
	GM_notification({ title: `Build ${number}`, text: state, timeout: 8000, onclick: () => window.focus() });
	stream.close();
});
