import { describe, expect, it } from "vitest";
import { contentOf, emptyReview, problemsOf, valuesOf } from "./review-form.ts";

const written = { ...emptyReview, comment: "It does what it says." };

describe("what is wrong with a review", () => {
	it.each([
		["", "commentMissing"],
		[" \n\t ", "commentMissing"],
		["too short", "commentShort"],
		["   too short   ", "commentShort"],
		["x".repeat(1001), "commentLong"],
	])("comment %j", (comment, problem) => {
		expect(problemsOf({ ...written, comment })).toEqual({ comment: problem });
	});

	it.each(["ten chars.", "x".repeat(1000), ` ${"x".repeat(1000)} `, "🦊".repeat(1000)])(
		"nothing with %#",
		(comment) => {
			expect(problemsOf({ ...written, comment })).toEqual({});
		},
	);

	it("title and version have their limits, and both are optional", () => {
		expect(problemsOf({ ...written, title: "x".repeat(100), worksOnVersion: "x".repeat(20) })).toEqual({});
		expect(problemsOf({ ...written, title: "x".repeat(101), worksOnVersion: "x".repeat(21) })).toEqual({
			title: "titleLong",
			worksOnVersion: "worksOnVersionLong",
		});
	});
});

it("starts with five stars", () => {
	expect(emptyReview.rating).toBe(5);
});

it("sends what is trimmed, and nothing for what is empty", () => {
	expect(contentOf({ rating: 4, title: "  ", comment: "  Works well here. ", worksOnVersion: " 130 " })).toEqual({
		rating: 4,
		title: null,
		comment: "Works well here.",
		worksOnVersion: "130",
	});
});

it("fills the form with the review that is there", () => {
	expect(valuesOf({ rating: 2, title: null, comment: "Not for tables.", works_on_version: "1.0" })).toEqual({
		rating: 2,
		title: "",
		comment: "Not for tables.",
		worksOnVersion: "1.0",
	});
});
