import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

test("options of the manager bench", () => {
	expect(readOptions([])).toEqual({ sizes: [1, 100, 500], loads: 20, peer: null, write: false });
	expect(readOptions(["--sizes", "1,7", "--loads", "3", "--write"])).toMatchObject({
		sizes: [1, 7],
		loads: 3,
		write: true,
	});
	for (const wrong of [["--sizes", "0"], ["--sizes", "1,x"], ["--loads", "1.5"], ["--unknown"]])
		expect(() => readOptions(wrong)).toThrow();
});

test("a peer is the folder of an unpacked extension", () => {
	const folder = mkdtempSync(join(tmpdir(), "scriptorium-peer-"));
	try {
		expect(() => readOptions(["--peer", folder])).toThrow("has no manifest.json");
		writeFileSync(join(folder, "manifest.json"), "{}");
		expect(readOptions(["--peer", folder]).peer).toBe(folder);
	} finally {
		rmSync(folder, { recursive: true });
	}
});
