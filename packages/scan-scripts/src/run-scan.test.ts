import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnalysisResult, RiskLevel } from "@scriptorium/script-analyzer/analysis-result";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runScan } from "./run-scan.ts";

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "scriptorium-scan-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Rates a file by the level written in it. */
function analyze({ code }: { code: string }): AnalysisResult {
	const risk_level = code.trim() as RiskLevel;
	if (code.includes("throw")) throw new Error("no answer");
	const none = { runs_on: [], grants: [], hosts: [], storage: [], cookies: [], listeners: [] };
	return {
		risk_level,
		score: risk_level === "green" ? 95 : 20,
		summary: "Looked at.",
		vulnerabilities:
			risk_level === "red"
				? [
						{
							type: "cookie-leak",
							severity: "critical",
							line: 3,
							column: 5,
							description: "Sends cookies to \u001b[2Jhost.example.",
							path: [{ line: 1, column: 2, description: "reads document.cookie" }],
						},
					]
				: [],
		recommendations: ["Do not install it."],
		capabilities: { offline: true, ...none, code_loading: [], hooks: [], unresolved: [] },
		rules_version: "1",
	};
}

function scan(...args: string[]) {
	const said: string[] = [];
	const complaints: string[] = [];
	const code = runScan(args, analyze, {
		base: folder,
		color: false,
		print: (text) => said.push(text),
		complain: (line) => complaints.push(line),
	});
	return { code, out: said.join(""), complaints: complaints.join("\n") };
}

const put = (file: string, text: string) => writeFileSync(join(folder, file), text);
const filesOf = (out: string) => (JSON.parse(out) as { file: string }[]).map(({ file }) => file);

describe("pnpm scan", () => {
	it.each([
		["green", 0],
		["amber", 1],
		["unrated", 1],
		["red", 2],
	])("ends by the gravest level: %s", (level, code) => {
		put("quiet.js", "green");
		put("other.js", level);
		expect(scan("quiet.js", "other.js").code).toBe(code);
	});

	it("reads folders recursively, each file once, whatever leads there", () => {
		mkdirSync(join(folder, "deep/er"), { recursive: true });
		put("deep/b.user.js", "green");
		put("deep/er/a.mjs", "green");
		put("deep/er/notes.txt", "red");
		put("named.txt", "green");
		symlinkSync(join(folder, "deep"), join(folder, "deep/er/again"));
		symlinkSync(join(folder, "nowhere"), join(folder, "deep/dead"));
		const { code, out, complaints } = scan("--json", "deep", "named.txt", "./deep/b.user.js");
		expect(filesOf(out)).toEqual(["deep/b.user.js", "deep/er/a.mjs", "named.txt"]);
		expect({ code, complaints }).toEqual({ code: 0, complaints: "" });
	});

	it("rates nothing beyond the hub's limit, and says so", () => {
		put("large.js", `green${" ".repeat(4_194_304)}`);
		const { code, out } = scan("--json", "large.js");
		expect(JSON.parse(out)).toMatchObject([{ risk_level: "unrated", score: 0, capabilities: { offline: false } }]);
		expect(code).toBe(1);
	});

	it("names on standard error what cannot be read, and rates the rest", () => {
		put("good.js", "green");
		put("broken.js", "throw");
		const { code, out, complaints } = scan("--json", "missing.js", "good.js", "broken.js");
		expect(JSON.parse(out)).toMatchObject([
			{ file: "good.js", risk_level: "green" },
			{ file: "broken.js", risk_level: "unrated" },
		]);
		expect(complaints).toBe("missing.js: does not exist");
		expect(code).toBe(64);
	});

	it("calls neither an empty folder nor an empty call green", () => {
		mkdirSync(join(folder, "empty"));
		expect(scan("--json", "empty")).toMatchObject({ code: 64, out: "[]\n" });
		expect(scan()).toMatchObject({ code: 64, out: "" });
		expect(scan("--jsn", "x.js").complaints).toContain("Usage: pnpm -s scan");
		expect(scan("--help").code).toBe(0);
	});

	it("states both answers, access of a userscript by its metadata block", () => {
		const lines = ["name A", "match https://a.test/*", "match https://b.test/*", "require https://c.test/x.js"];
		const head = lines.map((line) => `// @${line}\n`).join("");
		const body = "fetch('https://d.test/'); fetch(prompt()); f(document.cookie, document.title);";
		put("a.user.js", `// ==UserScript==\n${head}// ==/UserScript==\n${body}`);
		put("broken.js", "let = (");
		const said: string[] = [];
		const output = { base: folder, color: false, print: (text: string) => said.push(text), complain: () => undefined };
		runScan(["a.user.js", "broken.js"], analyzeScript, output);
		const [report = ""] = said;
		expect(report).toMatch(/^a\.user\.js: Medium risk, \d+\/100: worth a look\n/);
		expect(report).toContain(
			"  Access: named sites (a.test, b.test); runs code of others, not pinned; reads cookies, page content; contacts c.test, d.test, servers without a name\n",
		);
		expect(report).toContain("broken.js: Not rated\n  Not rated:");
		said.length = 0;
		runScan(["--json", "a.user.js", "broken.js"], analyzeScript, output);
		expect(JSON.parse(said.join(""))).toMatchObject([
			{ verdict: { kind: "worth-a-look" }, access: { sites: "named-sites", code: "not-pinned" } },
			{ verdict: { kind: "unread" }, access: null },
		]);
	});

	it("understands the two dashes that pnpm hands on", () => {
		put("good.js", "green");
		expect(filesOf(scan("--", "--json", "good.js").out)).toEqual(["good.js"]);
	});

	it("reports findings, data flow and totals, without control characters of the script", () => {
		put("bad.js", "red");
		put("good.js", "green");
		expect(scan("bad.js", "good.js").out).toBe(
			[
				"bad.js: High risk, 20/100: looks like an attack",
				"  Access: this site only; offline",
				"  3:5  critical  cookie-leak",
				"      Sends cookies to \\u{1b}[2Jhost.example.",
				"      1:2  reads document.cookie",
				"  Looked at.",
				"  → Do not install it.",
				"",
				"good.js: Low risk, 95/100: nothing found",
				"  Access: this site only; offline",
				"  Looked at.",
				"  → Do not install it.",
				"",
				"2 scripts: 1 high risk, 1 low risk",
				"",
			].join("\n"),
		);
	});
});
