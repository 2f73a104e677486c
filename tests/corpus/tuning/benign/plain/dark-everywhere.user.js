// ==UserScript==
// @name         Dark everywhere
// @namespace    dark.example
// @version      5.0.1
// @description  Darkens bright pages, per-site switch in the menu
// @author       lamplight
// @license      MIT
// @match        *://*/*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_registerMenuCommand
// @run-at       document-start
// @noframes
// ==/UserScript==

(function () {
	"use strict";

	const site = location.hostname;
	const settings = Object.assign({ off: [], shade: 0.12, minimumContrast: 4.5 }, GM_getValue("settings", {}));

	function save() {
		GM_setValue("settings", settings);
	}

	const isOff = () => settings.off.includes(site);

	GM_registerMenuCommand(isOff() ? "Darken this site" : "Leave this site bright", () => {
		if (isOff()) settings.off = settings.off.filter((s) => s !== site);
		else settings.off.push(site);
		save();
		location.reload();
	});

	GM_registerMenuCommand("Set shade", () => {
		const value = Number(prompt("0 (black) to 0.3 (grey)", settings.shade));
		if (value >= 0 && value <= 0.3) {
			settings.shade = value;
			save();
			restyle(document.body);
		}
	});

	if (isOff()) return;

	function parse(text) {
		const m = /rgba?\((\d+),\s*(\d+),\s*(\d+)(?:,\s*([\d.]+))?\)/.exec(text);
		return m ? { r: +m[1], g: +m[2], b: +m[3], a: m[4] === undefined ? 1 : +m[4] } : null;
	}

	function channel(v) {
		const s = v / 255;
		return s <= 0.03928 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
	}

	function luminance({ r, g, b }) {
		return 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
	}

	function contrast(a, b) {
		const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x);
		return (hi + 0.05) / (lo + 0.05);
	}

	function toHsl({ r, g, b }) {
		const [x, y, z] = [r / 255, g / 255, b / 255];
		const max = Math.max(x, y, z);
		const min = Math.min(x, y, z);
		const l = (max + min) / 2;
		if (max === min) return { h: 0, s: 0, l };
		const d = max - min;
		const s = l > 0.5 ? d / (2 - max - min) : d / (max + min);
		let h;
		if (max === x) h = (y - z) / d + (y < z ? 6 : 0);
		else if (max === y) h = (z - x) / d + 2;
		else h = (x - y) / d + 4;
		return { h: h * 60, s, l };
	}

	const write = ({ h, s, l }) => `hsl(${h.toFixed(0)} ${(s * 100).toFixed(0)}% ${(l * 100).toFixed(0)}%)`;

	function darkBack(colour) {
		const hsl = toHsl(colour);
		return { h: hsl.h, s: Math.min(hsl.s, 0.35), l: settings.shade + (1 - hsl.l) * 0.25 };
	}

	function lightInk(colour) {
		const hsl = toHsl(colour);
		return { h: hsl.h, s: hsl.s * 0.8, l: Math.max(0.7, 1 - hsl.l * 0.9) };
	}

	const done = new WeakSet();

	function restyleOne(el) {
		if (done.has(el) || /^(IMG|VIDEO|CANVAS|SVG|PICTURE|IFRAME)$/i.test(el.tagName)) return;
		done.add(el);
		const style = getComputedStyle(el);
		const back = parse(style.backgroundColor);
		const ink = parse(style.color);
		if (back && back.a > 0.4 && luminance(back) > 0.4) {
			el.style.setProperty("background-color", write(darkBack(back)), "important");
		}
		if (ink && contrast(ink, { r: 20, g: 20, b: 20 }) < settings.minimumContrast) {
			el.style.setProperty("color", write(lightInk(ink)), "important");
		}
	}

	function restyle(root) {
		if (!root) return;
		const queue = [root, ...root.querySelectorAll("*")];
		(function slice() {
			const end = performance.now() + 8;
			while (queue.length && performance.now() < end) restyleOne(queue.shift());
			if (queue.length) requestAnimationFrame(slice);
		})();
	}

	const veil = document.createElement("style");
	veil.textContent = `html{background:hsl(0 0% ${settings.shade * 100}%)!important;color-scheme:dark}`;
	document.documentElement.append(veil);

	document.addEventListener("DOMContentLoaded", () => {
		restyle(document.body);
		new MutationObserver((list) => {
			for (const { addedNodes } of list) {
				for (const node of addedNodes) if (node.nodeType === 1) restyle(node);
			}
		}).observe(document.body, { childList: true, subtree: true });
	});
})();
