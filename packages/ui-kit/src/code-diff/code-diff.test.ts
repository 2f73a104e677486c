import { describe, expect, it } from "vitest";
import { type DiffLine, diffCode, pairLines, textOf } from "./code-diff.ts";
import { foldLines } from "./fold-lines.ts";
import { revealHidden } from "./reveal-hidden.ts";

const code = (...lines: string[]) => `${lines.join("\n")}\n`;
function diff(older: string, newer: string): readonly DiffLine[] {
	const lines = diffCode(older, newer);
	if (lines === null) throw new Error("too different");
	return lines;
}
const shown = (lines: readonly DiffLine[]) =>
	lines.map((line) => `${{ same: " ", added: "+", removed: "-" }[line.kind]}${textOf(line)}`);
const many = Array.from({ length: 20 }, (_, index) => `line ${index + 1}`);

describe("lines of two versions", () => {
	it("are numbered on the side that has them", () => {
		const lines = diff(code("a", "b", "c"), code("a", "x", "y", "c"));
		expect(shown(lines)).toEqual([" a", "-b", "+x", "+y", " c"]);
		expect(lines.map(({ olderLine, newerLine }) => [olderLine, newerLine])).toEqual([
			[1, 1],
			[2, null],
			[null, 2],
			[null, 3],
			[3, 4],
		]);
	});

	it("give back both versions", () => {
		const [older, newer] = [code("a", "", "b", "c"), code("", "a", "c", "", "d")];
		const lines = diff(older, newer);
		expect(code(...lines.filter(({ kind }) => kind !== "added").map(textOf))).toBe(older);
		expect(code(...lines.filter(({ kind }) => kind !== "removed").map(textOf))).toBe(newer);
	});

	it("ignore how lines end", () => {
		expect(diff("a\r\nb\r\n", "a\nb").every(({ kind }) => kind === "same")).toBe(true);
	});

	it("mark the words that changed in a line, and none in a line that was replaced", () => {
		const [removed, added] = diff("fetch('https://one.example/api/list');", "fetch('https://two.example/api/list');");
		expect(removed?.parts.filter(({ changed }) => changed)).toEqual([{ text: "one", changed: true }]);
		expect(added?.parts.filter(({ changed }) => changed)).toEqual([{ text: "two", changed: true }]);
		const replaced = diff("const a = 1;", "document.body.remove(everything)");
		expect(replaced.flatMap(({ parts }) => parts).some(({ changed }) => changed)).toBe(false);
	});
});

describe("folding", () => {
	it("keeps three lines around a change", () => {
		const hunks = foldLines(diff(code(...many), code(...many.toSpliced(9, 1, "other"))));
		expect(hunks.map(({ folded, lines }) => [folded, lines.length])).toEqual([
			[true, 6],
			[false, 8],
			[true, 7],
		]);
		expect(hunks.flatMap(({ lines }) => lines)).toHaveLength(21);
	});

	it("hides nothing where that would save no room", () => {
		const short = many.slice(0, 5);
		expect(foldLines(diff(code(...short), code(...short, "end"))).every(({ folded }) => !folded)).toBe(true);
	});
});

it("puts a changed line beside what it was, and leaves gaps for the rest", () => {
	const pairs = pairLines(diff(code("a", "b", "c", "d"), code("a", "x", "d", "e")));
	expect(pairs.map(({ older, newer }) => [older && textOf(older), newer && textOf(newer)])).toEqual([
		["a", "a"],
		["b", "x"],
		["c", null],
		["d", "d"],
		[null, "e"],
	]);
});

it("writes out characters that cannot be seen", () => {
	expect(revealHidden("if (a\u202E) b\u200B")).toBe("if (a‹U+202E›) b‹U+200B›");
	expect(revealHidden("שלום 👩‍🚀")).toBe("שלום 👩‍🚀");
});
