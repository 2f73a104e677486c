// ==UserScript==
// @name         Feed without promotions
// @namespace    feed.example.org
// @version      3.1
// @description  Removes promoted posts from the feed data
// @match        https://social.example.com/*
// @grant        none
// @run-at       document-start
// ==/UserScript==

const realFetch = window.fetch;

window.fetch = async (resource, options) => {
	const response = await realFetch(resource, options);
	const url = String(resource?.url ?? resource);
	if (!url.includes("/api/feed")) return response;
	const data = await response.clone().json().catch(() => null);
	if (!Array.isArray(data?.items)) return response;
	data.items = data.items.filter((item) => !item.promoted && item.kind !== "suggestion");
	return new Response(JSON.stringify(data), {
		status: response.status,
		statusText: response.statusText,
		headers: response.headers,
	});
};
