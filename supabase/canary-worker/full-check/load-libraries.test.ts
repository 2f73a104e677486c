import { createHash } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { loadLibraries } from "./load-libraries.ts";
import { openMappedNetwork } from "./mapped-network.test-support.ts";

const network = await openMappedNetwork();
afterAll(() => network.close());
beforeEach(() => network.files.clear());
const { signal } = new AbortController();
const TEXT = "var tools = 'ü';";
const SHA = createHash("sha256").update(TEXT).digest("hex");

const script = (...lines: readonly string[]) =>
	["// ==UserScript==", "// @name a", ...lines.map((line) => `// @${line}`), "// ==/UserScript==", "1;"].join("\n");
const load = (...lines: readonly string[]) => loadLibraries(script(...lines), { ...network, signal });

test("libraries and code resources are loaded with their checksums, other files and known libraries are not", async () => {
	network.files.set("cdn.example/x.js", TEXT).set("cdn.example/y.js", "1;").set("cdn.example/x.css", "p {}");
	const { stored, rated } = await load(
		"require http://cdn.example/x.js",
		"require http://cdn.example/x.js",
		"require https://code.jquery.com/jquery-3.7.1.min.js",
		"require data:text/javascript,1",
		"require file:///home/ann/x.js",
		"resource code http://cdn.example/y.js",
		"resource style http://cdn.example/x.css",
	);
	expect(stored.map(({ address, state }) => `${state} ${address}`)).toEqual([
		"loaded http://cdn.example/x.js",
		"loaded http://cdn.example/y.js",
	]);
	expect(stored[0]).toMatchObject({ sha256: SHA, bytes: 17, reason: null, is_pinned: false });
	expect(rated[0]).toEqual({ address: "http://cdn.example/x.js", text: TEXT });
});

test.each([
	["is not there", "http://cdn.example/none.js", "its server responded 404"],
	["is larger than the extension takes", "http://cdn.example/large.js", "it is larger than 5 MB"],
	["is no text", "http://cdn.example/bytes.js", "it is not text"],
	["is at a private address", "http://inside.test/x.js", "its server did not deliver it"],
	["is on this machine", "http://127.0.0.1/x.js", "its server did not deliver it"],
	["has no web address", "lib/x.js", "it is not a web address"],
	["leads to a private address", "http://cdn.example/inside.js", "its server did not deliver it"],
	["leads to an address without https", "http://cdn.example/moved.js", "it leads to an address without https"],
])("one that %s is not rated, and the reason is kept", async (_, address, reason) => {
	network.files
		.set("cdn.example/large.js", "1".repeat(5_000_001))
		.set("cdn.example/bytes.js", Buffer.from([0xff, 0xfe, 0xfd]))
		.set("cdn.example/inside.js", 302)
		.set("cdn.example/inside.js location", "http://inside.test/x.js")
		.set("cdn.example/moved.js", 302)
		.set("cdn.example/moved.js location", "http://other.example/x.js")
		.set("other.example/x.js", TEXT);
	expect(await load(`require ${address}`)).toMatchObject({
		stored: [{ state: "failed", sha256: null, bytes: null, reason }],
		rated: [{ address, problem: reason, differs: false }],
	});
});

test("a file is compared with each checksum of its address", async () => {
	network.files.set("cdn.example/x.js", TEXT);
	const right = `http://cdn.example/x.js#sha256=${SHA}`;
	const wrong = `http://cdn.example/x.js#sha256=${SHA.replace(/./, (digit) => (digit === "0" ? "1" : "0"))}`;
	const md5 = `http://cdn.example/x.js#md5=${createHash("md5").update(TEXT).digest("hex")}`;
	const { stored, rated } = await load(`require ${right}`, `require ${wrong}`, `require ${md5}`);
	expect(stored).toMatchObject([
		{ address: right, state: "loaded", is_pinned: true },
		{ address: wrong, state: "differs", sha256: SHA, is_pinned: true },
		{ address: md5, state: "loaded", is_pinned: false },
	]);
	expect(rated[1]).toEqual({ address: wrong, problem: "it differs from its checksum", differs: true });
});

test("all files together have a limit", async () => {
	const names = ["a", "b", "c", "d", "e"];
	for (const name of names) network.files.set(`cdn.example/${name}.js`, "1".repeat(4_900_000));
	const { stored } = await load(...names.map((name) => `require http://cdn.example/${name}.js`));
	expect(stored.map(({ state }) => state)).toEqual(["loaded", "loaded", "loaded", "loaded", "failed"]);
	expect(stored[4]?.reason).toBe("its files are larger than 20 MB together");
});

test("a bookmarklet loads nothing", async () => {
	expect(await loadLibraries("javascript:alert(1)", { ...network, signal })).toEqual({ stored: [], rated: [] });
});
