// ==UserScript==
// @name         Absolute times
// @namespace    abstime.example
// @version      1.1
// @description  Shows dates instead of "3 days ago"
// @match        https://github.com/*
// @match        https://gitlab.com/*
// @grant        none
// ==/UserScript==

const format = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

function fix(el) {
	const when = new Date(el.getAttribute("datetime"));
	if (Number.isNaN(when.getTime())) return;
	const text = format.format(when);
	if (el.textContent !== text) el.textContent = text;
}

const all = () => document.querySelectorAll("time[datetime], relative-time[datetime]").forEach(fix);
all();
new MutationObserver(all).observe(document.body, { childList: true, subtree: true });
