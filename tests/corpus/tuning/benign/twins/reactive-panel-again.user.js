// ==UserScript==
// @name         Reader settings panel
// @namespace    reader.example
// @version      2.0
// @description  Font, width and colours for long reads
// @match        https://stories.example.com/*
// @grant        GM_getValue
// @grant        GM_setValue
// ==/UserScript==

const defaults = { size: 18, width: 680, tone: "paper" };
const tones = { paper: ["#fbf5e6", "#333"], night: ["#1b1b1b", "#ccc"], plain: ["#fff", "#000"] };

function reactive(target, notify) {
	return new Proxy(target, {
		set(obj, key, value, receiver) {
			const ok = Reflect.set(obj, key, value, receiver);
			notify(key, value);
			return ok;
		},
		deleteProperty(obj, key) {
			obj[key] = defaults[key];
			notify(key, defaults[key]);
			return true;
		},
	});
}

function paint() {
	const [back, ink] = tones[state.tone] ?? tones.plain;
	Object.assign(document.querySelector("main").style, {
		fontSize: `${state.size}px`,
		maxWidth: `${state.width}px`,
		background: back,
		color: ink,
	});
}

const state = reactive({ ...defaults, ...GM_getValue("settings", {}) }, () => {
	GM_setValue("settings", { ...state });
	paint();
});

const panel = document.createElement("form");
panel.append(
	field("size", "range", { min: 12, max: 30 }),
	field("width", "range", { min: 400, max: 1100 }),
	select("tone", Object.keys(tones)),
);

function field(name, type, more) {
	const input = Object.assign(document.createElement("input"), { name, type, ...more, value: state[name] });
	input.oninput = () => (state[name] = Number(input.value));
	return input;
}

function select(name, options) {
	const s = document.createElement("select");
	s.append(...options.map((o) => new Option(o, o, false, o === state[name])));
	s.onchange = () => (state[name] = s.value);
	return s;
}

document.querySelector("header").append(panel);
paint();
