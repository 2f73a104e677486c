// ==UserScript==
// @name         Command Launcher
// @version      2.2.0
// @description  G then H goes home, G then S focuses the search box
// @match        https://wiki.example.org/*
// @grant        none
// ==/UserScript==

class ChordMachine {
	#pending = null;
	#commands;
	#clock = 0;

	constructor(commands) {
		this.#commands = new Map(Object.entries(commands));
	}

	feed({ key, timeStamp }) {
		const first = timeStamp - this.#clock < 900 ? this.#pending : null;
		const chord = first === null ? key : `${first} ${key}`;
		const command = this.#commands.get(chord);
		this.#pending = command ? null : key;
		this.#clock = timeStamp;
		return command;
	}
}

const isTyping = ({ target }) => target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

class Bus extends EventTarget {
	publish(name) {
		this.dispatchEvent(new Event(name));
	}
}

const bus = new Bus();
const machine = new ChordMachine({ "g h": "go-home", "g s": "focus-search" });

bus.addEventListener("go-home", () => location.assign("/"));
bus.addEventListener("focus-search", () => document.querySelector("input[type=search]")?.focus());

document.addEventListener("keydown", (event) => {
	if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
	const command = machine.feed(event);
	if (command) {
		event.preventDefault();
		bus.publish(command);
	}
});
