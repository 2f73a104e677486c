import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFiles, readLines, root } from "./tracked-files.ts";

const files = projectFiles().filter((file) => existsSync(join(root, file)));
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.gen\.ts$/.test(file));

const ROOT_FOLDERS = [
	"extension",
	"hub-shell",
	"mfe-admin",
	"mfe-builder",
	"mfe-catalogue",
	"shared-protocol",
	"supabase",
	"packages",
	"tests",
	"docs",
	".ci",
];
const SAYS_NOTHING = /(^|\/)(utils?|helpers?|common|misc|lib|shared)(\/|\.tsx?$)/;
const ENTRYPOINTS = [
	/^extension\/src\/entrypoints\/[^/]+\.(ts|tsx)$/,
	/^extension\/src\/entrypoints\/[^/]+\/main\.(ts|tsx)$/,
	/^(hub-shell|mfe-[^/]+)\/src\/(main|remote)\.tsx$/,
	/^hub-shell\/server\/main\.ts$/,
	/^supabase\/functions\/[^/]+\/index\.ts$/,
];

describe("the tree", () => {
	it("has at its root only what ships, the contract, the libraries, the tests and the docs", () => {
		const folders = new Set(files.filter((file) => file.includes("/")).map((file) => file.split("/")[0]));
		expect([...folders].filter((folder) => !ROOT_FOLDERS.includes(folder ?? ""))).toEqual([]);
	});

	it("names no folder or file by a meaningless word", () => {
		expect(code.filter((file) => SAYS_NOTHING.test(file))).toEqual([]);
	});

	it("keeps features, and all else, in kebab case", () => {
		const odd = code.filter((file) => !/^[a-z0-9.]+(-[a-z0-9.]+)*$/.test(file.split("/").at(-1) ?? ""));
		expect(odd).toEqual([]);
	});

	it("has no barrel files", () => {
		expect(
			code.filter((file) => /(^|\/)src\/(.*\/)?index\.tsx?$/.test(file) && !file.includes("entrypoints/")),
		).toEqual([]);
	});
});

describe("the size of files", () => {
	const sizes = code.map((file) => ({ file, lines: readLines(file).length - 1 })).sort((a, b) => a.lines - b.lines);

	it("stops at 300 lines", () => {
		expect(sizes.filter(({ lines }) => lines > 300)).toEqual([]);
	});

	it("has a ninetieth percentile of at most 200 lines", () => {
		expect(sizes[Math.floor(sizes.length * 0.9)]?.lines ?? 0).toBeLessThanOrEqual(200);
	});

	it("lets entrypoints only wire, in at most 60 lines", () => {
		const entrypoints = sizes.filter(({ file }) => ENTRYPOINTS.some((pattern) => pattern.test(file)));
		expect(entrypoints.length).toBeGreaterThan(5);
		expect(entrypoints.filter(({ lines }) => lines > 60)).toEqual([]);
	});
});

describe("the text of files", () => {
	const offenders = (pattern: RegExp, among: readonly string[]) =>
		among.flatMap((file) =>
			readLines(file).flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
		);

	it("has no unchecked types", () => {
		const typed = code.filter((file) => /\.tsx?$/.test(file) && !file.startsWith("tests/architecture/"));
		expect(offenders(/\bas unknown as\b|@ts-(ignore|nocheck)|\bas any\b|: any\b/, typed)).toEqual([]);
	});

	it("has no TODO marks and no swallowed errors", () => {
		const own = code.filter((file) => !file.startsWith("tests/architecture/"));
		expect(offenders(/\b(TODO|FIXME|XXX|HACK)\b|catch *(\([a-zA-Z_]*\))? *\{ *\}/, own)).toEqual([]);
	});

	it("disables no test and never waits for a fixed time", () => {
		const tests = code.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
		expect(offenders(/\.(skip|only|todo)\(|waitForTimeout\(/, tests)).toEqual([]);
	});

	it("makes the keys of the query cache, which the remotes share, only in hub-data", () => {
		const cached = code.filter((file) => /^(hub-shell|mfe-[^/]+|packages\/(?!hub-data\/src\/query-keys\/))/.test(file));
		const literal = /\b\w*(query|mutation)Key\b\s*[:=]\s*\[|Quer(y|ies)Data(<.*>)?\(\s*(\{ queryKey: )?\[/i;
		expect(
			offenders(
				literal,
				cached.filter((file) => !/\.test\.tsx?$/.test(file)),
			),
		).toEqual([]);
		expect('const queryKey = ["scripts"]; queries.setQueryData<number>(["scripts"], 1);').toMatch(literal);
	});

	it("sends no unseeded randomness to a screen", () => {
		// The canary's page, which no person sees, must differ from run to run.
		const isShown = (file: string) => !/\.test\.tsx?$|^packages\/script-canary\//.test(file);
		const shipped = code.filter((file) => /\/src\//.test(file) && isShown(file));
		expect(offenders(/Math\.random/, shipped)).toEqual([]);
	});
});

describe("edge functions", () => {
	it("each have an index that wires, a handler that decides and a test", () => {
		const folder = join(root, "supabase/functions");
		// `_shared` holds parts of several functions and is none itself.
		const functions = readdirSync(folder, { withFileTypes: true }).filter(
			(entry) => entry.isDirectory() && !entry.name.startsWith("_"),
		);
		expect(functions.length).toBeGreaterThan(0);
		for (const { name } of functions) {
			expect(readdirSync(join(folder, name)), name).toEqual(
				expect.arrayContaining(["index.ts", "handler.ts", "handler.test.ts"]),
			);
		}
	});
});
