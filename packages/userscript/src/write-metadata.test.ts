import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { parseMetadata } from "./parse-metadata.ts";
import { publishMetadata, writeMetadata } from "./write-metadata.ts";

// Hundreds of generated cases: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const published = {
	version: "2.1.0",
	updateUrl: "https://hub.example/a.meta.js",
	downloadUrl: "https://hub.example/a.user.js",
};

describe("write-metadata", () => {
	test("what was written is read back", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", minLength: 1 }), fc.string({ unit: "binary" }), (name, description) => {
				const clean = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, " ").trim();
				fc.pre(clean(name) !== "");
				const result = parseMetadata(
					writeMetadata([
						["name", name],
						["description", description],
						["grant", "none"],
					]),
				);
				expect(result).toMatchObject({ ok: true, metadata: { name: clean(name), grants: ["none"] } });
			}),
			{ seed: 2, numRuns: 300 },
		);
	});

	test("a line break in a value cannot end the block or start code", () => {
		const text = writeMetadata([["name", "x\n// ==/UserScript==\nalert(1)"]]);
		expect(text.split("\n")).toHaveLength(3);
	});
});

describe("publish-metadata", () => {
	const code =
		"// ==UserScript==\n// @name  A\n// @version 0.1\n// @downloadURL http://old\n// @match *://*/*\n// ==/UserScript==\nrun('// @version 9');\n";

	test("puts version and addresses in place and leaves the rest", () => {
		const result = publishMetadata(code, published);
		expect(parseMetadata(result)).toMatchObject({
			ok: true,
			metadata: {
				name: "A",
				version: "2.1.0",
				matches: ["*://*/*"],
				...{ updateUrl: published.updateUrl, downloadUrl: published.downloadUrl },
			},
			problems: [],
		});
		expect(result.endsWith("// ==/UserScript==\nrun('// @version 9');\n")).toBe(true);
	});

	test("publishing twice is publishing once", () => {
		const once = publishMetadata(code, published);
		expect(publishMetadata(once, published)).toBe(once);
	});

	test("code without a block stays as it is", () => {
		expect(publishMetadata("alert(1)", published)).toBe("alert(1)");
	});

	test("Windows line ends stay", () => {
		const result = publishMetadata(code.replaceAll("\n", "\r\n"), published);
		expect(result.replaceAll("\r\n", "")).not.toContain("\n");
	});
});
