import { describe, expect, it } from "vitest";
import { emptyForm, problemsOf, type ScriptFormValues, splitTags } from "./script-form.ts";

const good: ScriptFormValues = {
	title: "Table to CSV",
	description: "Saves any table of a page as a file.",
	category: "productivity",
	tags: "",
	code: "javascript:alert(1)",
	changeNote: "",
};

describe("the form", () => {
	it("accepts what the database accepts", () => expect(problemsOf(good)).toEqual({}));

	it("says what is missing, field by field", () => {
		expect(problemsOf(emptyForm)).toEqual({
			title: "titleShort",
			description: "descriptionShort",
			category: "category",
			code: "codeShort",
		});
	});

	it.each<[Partial<ScriptFormValues>, object]>([
		[{ title: "ab" }, { title: "titleShort" }],
		[{ title: " ab " }, { title: "titleShort" }],
		[{ title: "x".repeat(50) }, {}],
		[{ title: "x".repeat(51) }, { title: "titleLong" }],
		[{ title: "🜁".repeat(50) }, {}],
		[{ description: "x".repeat(9) }, { description: "descriptionShort" }],
		[{ description: "x".repeat(500) }, {}],
		[{ description: "x".repeat(501) }, { description: "descriptionLong" }],
		[{ code: "abcd" }, { code: "codeShort" }],
		[{ code: "🜁🜁🜁🜁" }, { code: "codeShort" }],
		[{ code: " 🜁🜁🜁🜁🜁 " }, {}],
		[{ code: `${" ".repeat(2000)}abcd ` }, { code: "codeShort" }],
		[{ code: "x".repeat(4_194_304) }, {}],
		[{ code: "é".repeat(2_097_153) }, { code: "codeLong" }],
		[{ tags: Array.from({ length: 21 }, (_, n) => `t${n}`).join() }, { tags: "tagsMany" }],
		[{ tags: "x".repeat(31) }, { tags: "tagLong" }],
	])("%j", (change, problems) => expect(problemsOf({ ...good, ...change })).toEqual(problems));
});

it("splits tags on commas, trimmed and in lower case, without empty ones and doubles", () => {
	expect(splitTags(" CSV, table,, csv ,Export ")).toEqual(["csv", "table", "export"]);
});
