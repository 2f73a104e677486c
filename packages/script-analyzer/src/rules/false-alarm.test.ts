import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { falseAlarm } from "./false-alarm.ts";

describe("false-alarm", () => {
	test.each([
		[
			"a virus",
			["medium 5"],
			userscript(["match https://shop.example/*"], `alert("Virus detected! Call support now")`),
		],
		[
			"a prize in the page",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`document.body.insertAdjacentHTML("beforeend","<div class=win>You have won a prize! Click here</div>")`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(falseAlarm, code)).toEqual(expected);
	});

	test.each([
		["an honest message", userscript(["match https://shop.example/*"], `alert("Copied 3 links")`)],
		[
			"words about viruses",
			userscript(
				["match https://shop.example/*"],
				`document.body.insertAdjacentHTML("beforeend","<p>Virus research</p>")`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(falseAlarm, code)).toEqual([]);
	});
});
