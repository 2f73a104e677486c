// ==UserScript==
// @name         Gentle Motion
// @version      2.0.0
// @description  Slows animations down, unless the device already asks for less
// @match        *://*/*
// @grant        none
// ==/UserScript==

const KEY = "gentle-motion.rate";
const wantsLess = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const isSlow = () => (Reflect.get(navigator, "hardwareConcurrency") ?? 4) < 3;
const isHidden = () => document.visibilityState !== "visible";

function rate() {
	const kept = Number.parseFloat(sessionStorage.getItem(KEY) ?? "");
	if (Number.isFinite(kept)) return kept;
	return isSlow() ? 0.4 : 0.7;
}

function slow(animation) {
	animation.updatePlaybackRate(rate());
}

function sweep() {
	if (isHidden()) return;
	document.getAnimations().forEach(slow);
}

function change({ altKey, key }) {
	const step = { ArrowUp: 0.1, ArrowDown: -0.1 }[key];
	if (!altKey || step === undefined) return;
	sessionStorage.setItem(KEY, Math.min(1, Math.max(0.1, rate() + step)).toFixed(1));
	sweep();
}

if (!wantsLess()) {
	setTimeout(() => requestIdleCallback(sweep), 2500);
	document.addEventListener("visibilitychange", sweep);
	document.addEventListener("keydown", change);
}
