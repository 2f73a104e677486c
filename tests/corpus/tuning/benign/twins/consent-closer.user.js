// ==UserScript==
// @name        Consent closer
// @namespace   consent.example
// @version     2.1
// @description Rejects optional cookies for you
// @match       https://news.example.org/*
// @match       https://sport.example.org/*
// @grant       none
// ==/UserScript==

const labels = [/^reject all$/i, /^only necessary$/i, /^decline$/i];

function findButton(root) {
	return Array.from(root.querySelectorAll("button, [role=button]")).find((b) =>
		labels.some((l) => l.test(b.textContent.trim())),
	);
}

function attempt() {
	const button = findButton(document);
	if (!button) return false;
	button.click();
	document.cookie = "cmp_choice=necessary; path=/; max-age=15552000; secure; samesite=lax";
	return true;
}

if (!attempt()) {
	const watcher = new MutationObserver(() => {
		if (attempt()) watcher.disconnect();
	});
	watcher.observe(document.documentElement, { childList: true, subtree: true });
	setTimeout(() => watcher.disconnect(), 15_000);
}
