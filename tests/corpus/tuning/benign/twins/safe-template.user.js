// ==UserScript==
// @name         Issue cards
// @namespace    cards.issue.example
// @version      1.0
// @description  Shows linked issues as cards
// @match        https://issues.example.com/*
// @grant        none
// ==/UserScript==

const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (value) => String(value).replace(/[&<>"']/g, (c) => entities[c]);
const html = (parts, ...values) => parts.reduce((out, part, i) => out + escape(values[i - 1]) + part);

async function card(link) {
	const res = await fetch(`/api/issue/${encodeURIComponent(link.dataset.issue)}`);
	if (!res.ok) return;
	const issue = await res.json();
	const box = document.createElement("div");
	box.className = "issue-card";
	box.innerHTML = html`<b>${issue.key}</b> <span title="${issue.status}">${issue.title}</span> <i>${issue.assignee ?? "nobody"}</i>`;
	link.after(box);
}

document.querySelectorAll("a[data-issue]").forEach((link) => card(link).catch(console.warn));
