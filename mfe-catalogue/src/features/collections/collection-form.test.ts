import { expect, it } from "vitest";
import { problemsOf } from "./collection-form.ts";

const good = { title: "Reading", description: "", isPublic: false };

it("takes what the database takes, at the limits", () => {
	expect(problemsOf(good)).toEqual({});
	expect(problemsOf({ title: "🍋".repeat(80), description: "x".repeat(500), isPublic: true })).toEqual({});
});

it.each([
	[{ title: "  " }, { title: "titleEmpty" }],
	[{ title: "x".repeat(81) }, { title: "titleLong" }],
	[{ title: "a\nb" }, { title: "titleLines" }],
	[{ description: "x".repeat(501) }, { description: "descriptionLong" }],
])("refuses %j", (change, problems) => {
	expect(problemsOf({ ...good, ...change })).toEqual(problems);
});
