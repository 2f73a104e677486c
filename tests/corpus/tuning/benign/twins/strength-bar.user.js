// ==UserScript==
// @name        Password strength bar
// @namespace   strength.example
// @version     0.5
// @description Shows how strong a new password is
// @match       https://account.example.com/*
// @grant       none
// ==/UserScript==

const common = new Set(["password", "123456", "qwerty", "letmein", "welcome"]);

function score(word) {
	if (common.has(word.toLowerCase())) return 0;
	const pool = [[/[a-z]/, 26], [/[A-Z]/, 26], [/\d/, 10], [/[^A-Za-z\d]/, 33]]
		.filter(([re]) => re.test(word))
		.reduce((n, [, size]) => n + size, 0);
	return Math.min(100, Math.round((word.length * Math.log2(pool || 1)) / 0.9));
}

document.addEventListener("input", ({ target }) => {
	if (target.type !== "password") return;
	let bar = target.nextElementSibling;
	if (!bar?.matches("meter.strength")) {
		bar = Object.assign(document.createElement("meter"), { className: "strength", max: 100, low: 45, high: 75, optimum: 100 });
		target.after(bar);
	}
	bar.value = score(target.value);
	bar.title = `${bar.value} of 100`;
});
