import { decodeAddress } from "@scriptorium/userscript/decode-address";
import { parseBody } from "@scriptorium/userscript/parse-body";
import { readScriptText } from "@scriptorium/userscript/read-script-text";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCode } from "./format-code.ts";

/** Formats; `|` is the cursor, before and after. */
async function format(marked: string): Promise<string> {
	const cursor = Math.max(0, marked.indexOf("|"));
	const answer = await formatCode({ code: marked.replace("|", ""), cursor });
	if (!answer.ok) return `line ${answer.line}: ${answer.message}`;
	return `${answer.code.slice(0, answer.cursor)}|${answer.code.slice(answer.cursor)}`;
}

describe("format-code", () => {
	it("formats a program and keeps the cursor at its word", async () => {
		expect(await format("const a={b:1}\nale|rt( a.b )")).toBe("const a = { b: 1 };\nale|rt(a.b);\n");
	});

	it("keeps the metadata block, and what is above it, to the letter", async () => {
		const head = "// by me\n// ==UserScript==\n// @name    A   b\n//@match *://*/*\n// ==/UserScript==\n";
		expect(await format(`${head}\n\nif(x)return|\nawait  y()`)).toBe(`${head}\nif (x) return|;\nawait y();\n`);
		expect(await format(`// by| me\n${head.slice(9)}x()`)).toBe(`// by| me\n${head.slice(9)}x();\n`);
	});

	it("keeps javascript: and reads the escapes of an address", async () => {
		expect(await format("javascript:void |alert(1)")).toBe("javascript:void |alert(1);\n");
		expect(await format(" JavaScript:alert(%22%C3%A9%22)|")).toBe(' JavaScript:alert("é")|;\n');
	});

	it("writes no address that would run otherwise once a browser has joined its lines", async () => {
		expect(await format("javascript:a();// one%0Ab()|")).toBe("javascript:a(); /* one */\nb()|;\n");
		expect(await format("javascript:// a */ b%0Ac();")).toBe("|javascript:// a */ b%0A\nc();\n");
		expect(await format("javascript:alert(`1%0A2`)|")).toBe("javascript:alert(`1%0A2`)|;\n");
		expect(await format('javascript:alert("1%092")|')).toBe('javascript:alert("1%092")|;\n');
		for (const code of ["javascript:a();// one%0Ab();", "javascript:// a */ b%0Ac();", "javascript:f(`1%0A\t2`);"]) {
			const answer = await formatCode({ code, cursor: 0 });
			const read = readScriptText(answer.ok ? answer.code : "");
			expect(read.ok && parseBody(read.text)).toMatchObject({ ok: true, problem: null });
		}
	});

	it("names the line of a syntax error in the code, block and escapes included", async () => {
		expect(await format("a();\nlet = (")).toMatch(/^line 2: \S/);
		expect(await format("// ==UserScript==\n// @name A\n// ==/UserScript==\n\nb();\nlet = (")).toMatch(/^line 6: \S/);
		expect(await format("javascript:a();%0Alet = (")).toMatch(/^line 1: \S/);
		expect(await format("javascript:a();\nlet = (")).toMatch(/^line 2: [^(]*$/);
	});

	it("never changes what an address is decoded to, but for the layout of the program", async () => {
		const texts = fc.array(fc.constantFrom("%", "4", "1", "a", "é", "%25", "%C3%A9", " ", "%E"), { maxLength: 12 });
		await fc.assert(
			fc.asyncProperty(texts, async (pieces) => {
				const code = `javascript:f("${pieces.join("")}")`;
				const before = decodeAddress(code);
				const answer = await formatCode({ code, cursor: 0 });
				expect(answer.ok).toBe(true);
				if (!answer.ok) return;
				expect(decodeAddress(answer.code).text).toBe(`${before.text.replace(/^f\(/, "f(")};\n`);
				expect(readScriptText(answer.code).ok || !readScriptText(code).ok).toBe(true);
			}),
		);
	});

	it("formats formatted code to itself", async () => {
		const once = await formatCode({ code: "a=>{b;;c}\n\n\n\nd", cursor: 0 });
		if (!once.ok) throw new Error(once.message);
		expect(await formatCode({ code: once.code, cursor: 0 })).toMatchObject({ ok: true, code: once.code });
	});
});
