import { expect, it } from "vitest";
import { excerptAt } from "./code-excerpt.ts";

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`).join("\n");

it("has the line of the place, with two lines before and after it", () => {
	const lines = excerptAt(numbered(9), { line: 5, column: 3 });
	expect(lines.map(({ number, text }) => `${number} ${text}`)).toEqual([
		"3 line 3",
		"4 line 4",
		"5 line 5",
		"6 line 6",
		"7 line 7",
	]);
	expect(lines.filter(({ hasPlace }) => hasPlace).map(({ number }) => number)).toEqual([5]);
});

it.each([
	["the first line", 1, [1, 2, 3]],
	["the last line", 9, [7, 8, 9]],
	["a line that the code does not have", 10, []],
])("ends where the code ends: %s", (_what, line, numbers) => {
	expect(excerptAt(numbered(9), { line, column: 1 }).map(({ number }) => number)).toEqual(numbers);
});

it.each(["\n", "\r\n", "\r"])("counts the line ends %j", (lineEnd) => {
	expect(excerptAt(["a", "b", "c"].join(lineEnd), { line: 2, column: 1 })[1]).toEqual({
		number: 2,
		text: "b",
		hasPlace: true,
	});
});

it("shows only what is around the place of a long line, without half characters", () => {
	const code = `${"a".repeat(5001)}HERE${"😀".repeat(500)}`;
	const [line] = excerptAt(code, { line: 1, column: 5002 });
	expect(line?.text).toMatch(/^…a+HERE.+…$/u);
	expect(line?.text.length).toBeLessThan(310);
	expect(line?.text).not.toMatch(/\p{Surrogate}/u);
	expect(excerptAt(code, { line: 1, column: 1 })[0]?.text).toMatch(/^a+…$/);
	const [end] = excerptAt(code, { line: 1, column: code.length });
	expect(end?.text).toMatch(/^….*😀$/u);
	expect(end?.text).not.toMatch(/\p{Surrogate}/u);
});
