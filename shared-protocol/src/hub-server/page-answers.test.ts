import { expect, test } from "vitest";
import { isSameQuestion } from "./page-answers.ts";

const asked = { name: "list_scripts", args: { p_sort: "popular", p_limit: 24, p_category: undefined } };

test("the order of arguments and those left out make no other question", () => {
	expect(isSameQuestion(asked, { name: "list_scripts", args: { p_limit: 24, p_sort: "popular" } })).toBe(true);
});

test.each([
	["another function", { name: "search_scripts", args: asked.args }],
	["another value", { name: "list_scripts", args: { ...asked.args, p_limit: 12 } }],
	["one argument more", { name: "list_scripts", args: { ...asked.args, p_offset: 0 } }],
	["a number as text", { name: "list_scripts", args: { ...asked.args, p_limit: "24" } }],
	["one argument less", { name: "list_scripts", args: { p_limit: 24 } }],
])("%s is another question", (_, other) => {
	expect(isSameQuestion(asked, other)).toBe(false);
});
