// ==UserScript==
// @name         Latency overlay
// @namespace    latency.example
// @version      1.0
// @description  Shows how long the app's requests take
// @match        https://app.example.com/*
// @grant        unsafeWindow
// @run-at       document-start
// ==/UserScript==

(function (w) {
	const native = w.fetch;
	const log = [];

	w.fetch = function (...args) {
		const t0 = performance.now();
		const path = new URL(args[0]?.url ?? args[0], location.href).pathname;
		return Reflect.apply(native, this, args).finally(() => {
			log.push({ path, ms: Math.round(performance.now() - t0) });
			if (log.length > 20) log.shift();
			draw();
		});
	};

	let box;
	function draw() {
		if (!document.body) return;
		box ??= document.body.appendChild(document.createElement("pre"));
		box.style.cssText = "position:fixed;right:0;bottom:0;margin:0;padding:4px;background:#000c;color:#0f0;font:11px monospace";
		box.textContent = log.map((e) => `${String(e.ms).padStart(5)} ${e.path}`).join("\n");
	}
})(unsafeWindow);
