import fc from "fast-check";
import { expect, test } from "vitest";
import { splitVariables, variablesIn, variableTexts, withoutVariables } from "./variable-text.ts";

const NAME = "$" + "{name}";
const name = { variable: "name" };

test.each<[string, ReturnType<typeof splitVariables>]>([
	["", []],
	["plain", ["plain"]],
	[NAME, [name]],
	[`Dear ${NAME}, hi`, ["Dear ", name, ", hi"]],
	[`\\${NAME}`, [NAME]],
	[`\\\\${NAME}`, ["\\", name]],
	[`\\\\\\${NAME}`, [`\\${NAME}`]],
	[`${NAME}\\${NAME}${NAME}`, [name, NAME, name]],
	["C:\\temp\\$5 \\{x}", ["C:\\temp\\$5 \\{x}"]],
])("%j is read as %j", (text, parts) => {
	expect(splitVariables(text)).toEqual(parts);
});

test("any text can be written so that it reads no variable", () => {
	const part = fc.constantFrom("\\", "$", "{", "}", "name", NAME, "$" + "{ a }", " ");
	fc.assert(
		fc.property(
			fc.array(part).map((parts) => parts.join("")),
			(text) => {
				expect(variablesIn(withoutVariables(text))).toEqual([]);
				expect(splitVariables(withoutVariables(text)).join("")).toBe(text);
			},
		),
	);
});

test("a text of a megabyte of backslashes is read in one pass", () => {
	const text = "\\".repeat(1_000_000);
	expect(splitVariables(`${text}${NAME}`)).toEqual(["\\".repeat(500_000), name]);
});

test("the selector of a recorded element is no text that reads variables, one typed in its place is", () => {
	const target = { primary: NAME, strategy: "css" as const, fallbacks: [], attributes: {} };
	const data = { label: "", category: "interaction" as const, target, value: ["a", "b"] };
	expect(variableTexts({ ...data, selector: NAME })).toEqual(["a", "b"]);
	expect(variableTexts({ ...data, selector: `.${NAME}` })).toEqual([`.${NAME}`, "a", "b"]);
});
