import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { hashModule } from "./hash-module.ts";

const folder = mkdtempSync(join(tmpdir(), "scriptorium-hash-module-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
/** Hash of a module; the others are its imports. */
async function hashOf(entry: string, others: Readonly<Record<string, string>> = {}): Promise<string> {
	const name = join(folder, `entry-${++count}.ts`);
	writeFileSync(name, entry);
	for (const [file, text] of Object.entries(others)) writeFileSync(join(folder, file), text);
	return hashModule(name);
}

const PLAIN = `
	const words = ["a", "b"];
	function isWord(text: string) { const { length: size } = text; return size > 1 && words.includes(text); }
	class Reader { static limit = 2; read(text: string) { return Reader.limit > 1 ? isWord(text) : null; } }
	export const rate = (code: string) => new Reader().read(code) ?? /x+/g.test(code);`;

describe("the hash of a module stays the same", () => {
	it.each([
		["comments and format", PLAIN.replaceAll(";", "; // a remark\n").replaceAll("(text", "(\n\ttext")],
		["other quotes and types", PLAIN.replaceAll('"', "'").replaceAll(": string", ": unknown")],
		["other names of parameters and variables", PLAIN.replaceAll("text", "word").replaceAll("size", "n")],
		["other names of declarations", PLAIN.replaceAll("isWord", "contains").replaceAll("Reader", "Parser")],
		["a name that other code has as well", PLAIN.replaceAll("words", "code")],
		["another order", PLAIN.replace(/(\tconst words[^\n]*)\n(\tfunction[^\n]*)/, "$2\n$1")],
		["code that nothing uses", `${PLAIN}\nfunction unused() { return "unused"; }`],
	])("with %s", async (_what, changed) => {
		expect(changed).not.toBe(PLAIN);
		expect(await hashOf(changed)).toBe(await hashOf(PLAIN));
	});

	it("when a declaration moves to another file, whatever its name", async () => {
		const [words = "", ...rest] = PLAIN.trim().split("\n");
		const moved = `import { words } from "./words.ts";\n${rest.join("\n")}`;
		const renamed = `import { list as words } from "./z-list.ts";\n${rest.join("\n")}`;
		const expected = await hashOf(PLAIN);
		expect(await hashOf(moved, { "words.ts": `export ${words}` })).toBe(expected);
		expect(await hashOf(renamed, { "z-list.ts": `export ${words.replace("words", "list")}` })).toBe(expected);
	});
});

describe("the hash of a module changes", () => {
	it.each([
		["a text", PLAIN.replace('"b"', '"c"')],
		["a number", PLAIN.replace("> 1", "> 2")],
		["an operator", PLAIN.replace("&&", "||")],
		["a pattern", PLAIN.replace("x+", "x*")],
		["the flags of a pattern", PLAIN.replace("/g", "/")],
		["the name of a property", PLAIN.replace("limit = 2", "other = 2")],
		["the property that is read", PLAIN.replace("length: size", "width: size")],
		["a global", PLAIN.replace("new Reader().read(code)", "escape(code)")],
		["the argument that is passed", PLAIN.replace("words.includes(text)", "words.includes(words)")],
		["the name of an export", PLAIN.replace("rate", "score")],
	])("with %s", async (_what, changed) => {
		expect(changed).not.toBe(PLAIN);
		expect(await hashOf(changed)).not.toBe(await hashOf(PLAIN));
	});

	it("when two equal statements change places in what uses them", async () => {
		const pair = (first: string, second: string) => `
			const f = (n: number): number => (n > 9 ? n : g(n + 1));
			const g = (n: number): number => (n > 9 ? n : f(n + 2));
			export const both = (n: number) => [${first}(n), ${second}(n)];`;
		expect(await hashOf(pair("f", "g"))).not.toBe(await hashOf(pair("g", "f")));
	});

	it("when a variable is taken from another scope", async () => {
		const inner = "export const rate = (a: number) => (b: number) => a + b;";
		expect(await hashOf(inner.replace("a + b", "b + b"))).not.toBe(await hashOf(inner));
	});
});
