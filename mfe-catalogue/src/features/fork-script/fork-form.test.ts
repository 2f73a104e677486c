import { expect, it } from "vitest";
import { problemsOf } from "./fork-form.ts";

const good = { title: "Mine", description: "Ten letters", improvements: "" };

it("takes what the database takes, at the limits", () => {
	expect(problemsOf(good)).toEqual({});
	expect(problemsOf({ title: "abc", description: "x".repeat(10), improvements: "x".repeat(2000) })).toEqual({});
	expect(problemsOf({ title: "🍋".repeat(50), description: "x".repeat(500), improvements: "" })).toEqual({});
});

it.each([
	[{ title: " ab " }, { title: "titleShort" }],
	[{ title: "x".repeat(51) }, { title: "titleLong" }],
	[{ title: "a\u202egnp.exe" }, { title: "titleLines" }],
	[{ description: "too short" }, { description: "descriptionShort" }],
	[{ description: "x".repeat(501) }, { description: "descriptionLong" }],
	[{ improvements: "x".repeat(2001) }, { improvements: "improvementsLong" }],
])("refuses %j", (change, problems) => {
	expect(problemsOf({ ...good, ...change })).toEqual(problems);
});
