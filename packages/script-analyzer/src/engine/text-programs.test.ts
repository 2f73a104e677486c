import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { parseProgram } from "../source/parse-program.ts";
import { TextPrograms } from "./text-programs.ts";

function script(text: string) {
	const parsed = parseProgram(text);
	if (!parsed.ok) throw new Error(parsed.message);
	return { text, program: parsed.program };
}

describe("text-programs", () => {
	test("offsets lead back to the place that runs the text, through programs in programs", () => {
		const programs = new TextPrograms(script(""), () => undefined);
		const outer = programs.parse("eval('x')", 42)?.program;
		const inner = programs.parse("x", outer?.start ?? 0)?.program;
		expect(outer?.start).toBeGreaterThan(1_048_576);
		expect(inner?.start).not.toBe(outer?.start);
		expect(programs.placeOf(inner?.body[0]?.start ?? 0)).toBe(42);
		expect(programs.placeOf(7)).toBe(7);
	});

	test("the text of a function of the script has its places there, and not in a comment with the same text", () => {
		const main = `function main(a) { document.title = "${"x".repeat(60)}"; send(a); }`;
		const inScript = `${main} eval("(" + main + ")(1)");`;
		const text = `(${main})(send(1))`;
		const programs = new TextPrograms(script(inScript), () => undefined);
		const base = programs.parse(text, 7)?.program.start ?? 0;
		expect(programs.placeOf(base + text.indexOf("send(a)"))).toBe(inScript.indexOf("send(a)"));
		expect(programs.placeOf(base + text.indexOf("send(1)"))).toBe(7);
		const commented = new TextPrograms(script(`/* ${main} */ eval(x);`), () => undefined);
		const other = commented.parse(text, 7)?.program.start ?? 0;
		expect(commented.placeOf(other + text.indexOf("send(a)"))).toBe(7);
	});

	test("the same text at the same place is the same program", () => {
		const programs = new TextPrograms(script(""), () => undefined);
		const first = programs.parse("x()", 1);
		expect(first?.isNew).toBe(true);
		expect(programs.parse("x()", 1)).toEqual({ program: first?.program, goal: "script", isNew: false });
		expect(programs.parse("x()", 2)?.isNew).toBe(true);
	});

	test("a text that is no program is null, each time", () => {
		const programs = new TextPrograms(script(""), () => undefined);
		expect(programs.parse("let = =", 1)).toBeNull();
		expect(programs.parse("let = =", 1)).toBeNull();
	});

	test("programs of module workers are read too", () => {
		const programs = new TextPrograms(script(""), () => undefined);
		expect(programs.parse("export const a = 1", 1)?.goal).toBe("module");
	});

	test("a text nested too deeply is skipped, and the trace is incomplete", () => {
		let left = 0;
		const programs = new TextPrograms(script(""), () => {
			left += 1;
		});
		expect(programs.parse(`${"(".repeat(600)}1${")".repeat(600)}`, 1)).toBeNull();
		expect(left).toBe(1);
		expect(analyzeScript({ code: `eval("(".repeat(600) + "1" + ")".repeat(600))` }).risk_level).toBe("amber");
	});

	test("sixty programs, and a million characters, are the end", () => {
		let left = 0;
		const many = new TextPrograms(script(""), () => {
			left += 1;
		});
		const made = Array.from({ length: 70 }, (_, index) => many.parse(`a${index}`, 1));
		expect(made.filter((program) => program !== null)).toHaveLength(60);
		expect(left).toBe(10);
		const long = new TextPrograms(script(""), () => undefined);
		expect(long.parse(`"${"a".repeat(600_000)}"`, 1)).not.toBeNull();
		expect(long.parse(`"${"b".repeat(600_000)}"`, 1)).toBeNull();
	});
});
