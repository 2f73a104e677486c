import { expect, it } from "vitest";
import { problemsOf, textsOf } from "./recording-form.ts";

const values = { title: "Order tea", description: "", tags: "", isPublic: false };

it("splits tags at commas, trims them and drops empty ones", () => {
	expect(textsOf({ ...values, tags: " tea, , shop ,," }).tags).toEqual(["tea", "shop"]);
});

it.each([
	[{}, {}],
	[{ title: " \n" }, { title: "titleEmpty" }],
	[{ title: "x".repeat(200) }, {}],
	[{ title: "x".repeat(201) }, { title: "titleLong" }],
	[{ title: "🫖".repeat(200) }, {}],
	[{ description: "x".repeat(2001) }, { description: "descriptionLong" }],
	[{ tags: "a,".repeat(21) }, { tags: "tagsMany" }],
	[{ tags: "x".repeat(31) }, { tags: "tagLong" }],
	[
		{ title: "", tags: "x".repeat(31) },
		{ title: "titleEmpty", tags: "tagLong" },
	],
])("%j: %j", (change, problems) => {
	expect(problemsOf({ ...values, ...change })).toEqual(problems);
});
