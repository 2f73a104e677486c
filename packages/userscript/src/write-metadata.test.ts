import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { readScriptText } from "./read-script-text.ts";
import { metadataValue, publishMetadata, writeMetadata } from "./write-metadata.ts";

// Hundreds of generated cases: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const published = {
	version: "2.1.0",
	updateUrl: "https://hub.example/a.meta.js",
	downloadUrl: "https://hub.example/a.user.js",
};

describe("write-metadata", () => {
	test("written values are read back, whatever was typed", () => {
		const typed = fc.oneof(
			fc.string({ unit: "binary" }),
			fc.constantFrom("// ==/UserScript==", "===UserScript===", "a //@require https://x.example/", "\u00a0a\u2028b"),
		);
		fc.assert(
			fc.property(fc.array(typed, { minLength: 1 }), typed, (names, description) => {
				const name = names.join("");
				fc.pre(metadataValue(name) !== "");
				const written = writeMetadata([
					["name", name],
					["description", description],
					["grant", "none"],
				]);
				expect(readScriptText(written)).toMatchObject({
					ok: true,
					text: { code: written, metadata: { name: metadataValue(name), grants: ["none"], requires: [] } },
				});
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
	const read = (text: string) => {
		const result = readScriptText(text);
		if (!result.ok) throw new Error(result.problems[0].message);
		return result.text;
	};

	test("puts version and addresses in place and leaves the rest", () => {
		const result = publishMetadata(read(code), published);
		expect(read(result)).toMatchObject({
			metadata: {
				name: "A",
				version: "2.1.0",
				matches: ["*://*/*"],
				updateUrl: published.updateUrl,
				downloadUrl: published.downloadUrl,
			},
			warnings: [],
		});
		expect(result.endsWith("// ==/UserScript==\nrun('// @version 9');\n")).toBe(true);
	});

	test("publishing twice is publishing once", () => {
		const once = publishMetadata(read(code), published);
		expect(publishMetadata(read(once), published)).toBe(once);
	});

	test("code without a block stays as it is", () => {
		expect(publishMetadata(read("alert(1)"), published)).toBe("alert(1)");
	});
});
