import { expect, test } from "vitest";
import { describeSelector } from "./describe-selector.ts";

test.each([
	['aria/Save[role="button"]', "“Save” (button)"],
	["aria/Save", "“Save”"],
	['aria/[role="textbox"]', "textbox"],
	['aria/[name="Save \\"all\\" [2]"][role="button"]', '“Save "all" [2]” (button)'],
	["text/Save", "“Save”"],
	["#save", "#save"],
	["xpath//html/body/button", "xpath//html/body/button"],
	['aria/Save[title="other"]', 'aria/Save[title="other"]'],
	["aria/", "aria/"],
])("%s is shown as %s", (selector, words) => {
	expect(describeSelector(selector)).toBe(words);
});
