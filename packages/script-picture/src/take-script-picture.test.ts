import { createServer } from "node:http";
import { findChromium } from "@scriptorium/isolated-browser/find-chromium";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import { afterAll, expect, it } from "vitest";
import { openPictureBrowser } from "./open-picture-browser.ts";
import { MAX_PICTURE_BYTES, PICTURE_SIZE } from "./shrink-picture.ts";
import { takeScriptPicture } from "./take-script-picture.ts";

const chromium = findChromium(process.env, []);
if (chromium === null) throw new Error("These tests need a Chromium.");
const browser = openPictureBrowser({ chromium });
afterAll(() => browser.close());

async function take(code: string, category = "productivity"): Promise<Buffer | null> {
	const picture = await takeScriptPicture(
		{ code, category, tags: [] },
		{ browser, signal: new AbortController().signal },
	);
	return picture === null ? null : Buffer.from(picture, "base64");
}

/** Width and height of a WebP file with a color profile (RFC 9649, extended file format). */
function sizeOf(file: Buffer) {
	expect([file.toString("latin1", 0, 4), file.toString("latin1", 8, 16)]).toEqual(["RIFF", "WEBPVP8X"]);
	return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
}

it("takes a small picture of a page that a script changed, wherever the change is", async () => {
	for (const code of [
		`document.body.style.background = "#222"; document.body.style.color = "#eee";`,
		`document.querySelector(".related").style.background = "#c00";`,
		`const e = document.createElement("div"); e.textContent = "Hello".repeat(80); e.style = "position: fixed; inset: 20% auto auto 20%; background: gold"; document.body.append(e);`,
	]) {
		const file = await take(code);
		if (file === null) throw new Error(`There is no picture of: ${code}`);
		expect(sizeOf(file)).toEqual(PICTURE_SIZE);
		expect(file.byteLength).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
	}
});

it("takes one of a userscript, with its functions and its document's storage", async () => {
	const code = `// ==UserScript==
// @name A
// @match https://*.youtube.com/*
// @grant GM_addStyle
// ==/UserScript==
localStorage.setItem("a", "20px");
GM_addStyle(".comments { outline: " + localStorage.getItem("a") + " solid red }");`;
	expect(await take(code)).not.toBeNull();
});

it.each([
	["copies", `navigator.clipboard.writeText(document.title).catch(() => 0);`],
	["asks", `alert(document.title);`],
	["plays faster", `document.querySelectorAll("video").forEach((film) => { film.playbackRate = 3; });`],
	["takes back what it did", `document.body.style.color = "red"; document.body.style.color = "";`],
	["cannot be read", `// ==UserScript==\nalert(1)`],
	["leaves its page", `location.href = "data:text/html,<h1>Elsewhere</h1>";`],
])("takes none of a script that only %s", async (_what, code) => {
	expect((await take(code, "media"))?.toString("base64")).toBeUndefined();
});

it("lets nothing out", async () => {
	let connections = 0;
	const server = createServer((_request, response) => void response.end());
	server.on("connection", () => (connections += 1));
	const { origin, close } = await listenOnLoopback(server);
	await take(`fetch("${origin}/a").catch(() => 0); new Image().src = "${origin}/b"; open("${origin}/c");
		document.head.append(Object.assign(document.createElement("link"), { rel: "preconnect", href: "${origin}" }));
		document.body.insertAdjacentHTML("beforeend", "<iframe src='${origin}/d'></iframe>"); location.href = "${origin}/e";`);
	expect(connections).toBe(0);
	await close();
});
