import { readScriptText } from "@scriptorium/userscript/read-script-text";
import { hostileTexts } from "@scriptorium/userscript/testing/hostile-texts";
import { type TextProblemCode, textProblemMessages } from "@scriptorium/userscript/text-problem";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newcomer, openFixture, type Person } from "../support/fixture.ts";
import { save, saving, valid } from "../support/save.ts";

const fixture = openFixture();
let author: Person & { id: string };
beforeAll(async () => {
	author = await newcomer(fixture, "Ada Ambiguous");
});
afterAll(() => fixture.close());

const block = (...lines: string[]) =>
	["// ==UserScript==", "// @name A", ...lines, "// ==/UserScript==", "run();"].join("\n");

/** Refusals of the page that the database leaves to the analyzer: they need a parser, or an edit distance. */
const LEFT_TO_OTHERS = new Set<TextProblemCode>(["parse-goal", "address-lines", "invalid-character"]);

describe("the database refuses an ambiguous text, whoever sends it", () => {
	test.each<[title: string, code: string, problem: TextProblemCode | "not-canonical", line: number, column: number]>([
		["A: an address above a block", `javascript:0;\n${block()}`, "address-and-block", 1, 1],
		[
			"G: an address below a block",
			block().replace("run();", 'javascript:"%22;evil();%22"'),
			"address-and-block",
			3,
			1,
		],
		["a decoy block", `/*!\n${block()}\n*/\n${block()}`, "code-before-block", 1, 1],
		["a second block", `${block()}\n${block()}`, "extra-marker", 5, 4],
		["a no-break space behind a key", block("// @require\u00a0https://evil.example/x.js"), "unusual-space", 3, 12],
		["a dash too many", block("// @download-URL https://evil.example/x.js"), "misspelled-key", 3, 4],
		[
			"more lines than are read",
			block("//\n".repeat(5001), "// @require https://x.example/a.js"),
			"too-many-lines",
			2,
			1,
		],
		[
			"text beside the closing line",
			`${block().replace("==/UserScript==", "==/UserScript== .")}`,
			"unclosed-block",
			1,
			1,
		],
		["a byte order mark", `\uFEFF${block()}`, "not-canonical", 1, 1],
		["a carriage return", block().replaceAll("\n", "\r\n"), "not-canonical", 1, 18],
		["a key in the middle", block("// see //@require https://evil.example/x.js"), "hidden-key", 3, 8],
		["code among the lines", block("  evil();"), "not-a-comment", 3, 3],
		["a colon that one manager drops", block("// @require: https://evil.example/x.js"), "key-with-suffix", 3, 4],
		["a value given twice", block("// @run-at document-start", "// @run-at document-end"), "repeated-key", 4, 4],
		["a key in the middle that FireMonkey reads", block("// mail me@match *://*/*"), "hidden-key", 3, 11],
		["a key that FireMonkey makes of joiners", block("// @ma\u200dtch *://*/*"), "unusual-space", 3, 7],
		["a key of FireMonkey alone", block("// @matches *://*/*"), "key-of-one-manager", 3, 4],
		[
			"a choice that swallows lines",
			block('// @var select a "A" {', "// @exclude *", "// }"),
			"key-of-one-manager",
			3,
			4,
		],
		["a line that Greasemonkey ignores", block("//@exclude https://shop.example/*"), "key-not-at-start", 3, 3],
		["a tab that ends a value", block("// @match https://a.example/*\t.b.example/*"), "tab-in-value", 3, 30],
		["values that ScriptVault splits", block("// @match https://a.example/*,*://*/*"), "comma-in-value", 3, 30],
		["a delimiter of styles", `/* ==UserStyle== */\n${block()}`, "extra-marker", 1, 4],
		[
			"credentials in an address",
			block("// @require https://cdn.example@evil.example/x.js"),
			"misleading-address",
			3,
			4,
		],
		[
			"a backslash in an address",
			block("// @require https://evil.example\\@cdn.example/x.js"),
			"misleading-address",
			3,
			4,
		],
		["dot segments", block("// @downloadURL https://cdn.example/a/%2e%2e/x.js"), "misleading-address", 3, 4],
		["an address of another host", block("// @resource a //evil.example/x.js"), "misleading-address", 3, 4],
		["a host that is not one", block("// @connect shop.example@evil.example"), "misleading-address", 3, 4],
		["an encoded delimiter", "javascript:'%3D%3DUserScript=='", "extra-marker", 1, 1],
		["bytes that are no text", "javascript:'%ff'", "invalid-escape", 1, 1],
		["an address in an address", "javascript:%6Aavascript:evil()", "nested-address", 1, 1],
	])("%s", async (_title, p_code, problem, line, column) => {
		const { error, status } = await saving(author, { ...valid, p_code });
		expect(status).toBe(400);
		expect(error).toMatchObject({ code: "22023" });
		expect(JSON.parse(error?.details ?? "")).toEqual({ text_problem: problem, line, column });
		expect(error?.message).toMatch(new RegExp(`^Line ${line}, column ${column}: .{20}`));
	});

	test("a fork or a restored version of such a text, stored before the rule, is refused as well", async () => {
		const first = await save(author);
		const second = await save(author, {
			p_id: first.id,
			p_base_version_id: first.version_id,
			p_code: "javascript:2+2",
		});
		await fixture.sql.begin(async (sql) => {
			await sql`set local session_replication_role = replica`;
			await sql`update public.versions set code_blob_url = ${`${block()}\n${block()}`} where bookmarklet_id = ${first.id}`;
		});
		const restored = await author.hub.rpc("restore_version", {
			p_version_id: first.version_id,
			p_base_version_id: second.version_id,
		});
		expect(restored.error).toMatchObject({ code: "22023" });
		const forked = await author.hub.rpc("fork_script", {
			p_bookmarklet_id: first.id,
			p_title: "A copy",
			p_description: "A copy of the script.",
		});
		expect(forked.error?.message).toMatch(/^Line 5, column 4: Script managers may read a metadata block here/);
	});

	test("its messages equal those of the page", async () => {
		for (const [code, message] of Object.entries(textProblemMessages)) {
			if (LEFT_TO_OTHERS.has(code as TextProblemCode)) continue;
			const [row] = await fixture.sql<{ message: string }[]>`
				select private.text_problem_message(${code}, '{key}', '{fix}') as message`;
			expect(row?.message).toBe(message);
		}
	});

	test("it accepts and refuses the same texts as the page", async () => {
		const texts = fc.sample(hostileTexts, 3_000).filter((text) => !/\0|\p{Surrogate}/u.test(text));
		let refused = 0;
		for (let at = 0; at < texts.length; at += 100) {
			const part = texts.slice(at, at + 100);
			const rows = await fixture.sql<{ text: string; problem: string | null }[]>`
				select text, (private.text_problem(text)).problem from unnest(${part}::text[]) as given (text)`;
			expect(rows).toHaveLength(part.length);
			for (const { text, problem } of rows) {
				const read = readScriptText(text);
				if (read.ok) expect([text, problem === null || read.text.changes.length > 0]).toEqual([text, true]);
				else if (problem === null) {
					// Only the page and the analyzer detect one wrong letter in a key, and parse addresses.
					expect(["misspelled-key", "misleading-address"]).toContain(read.problems[0].code);
				} else refused += 1;
			}
		}
		expect(refused).toBeGreaterThan(500);
	});
});
