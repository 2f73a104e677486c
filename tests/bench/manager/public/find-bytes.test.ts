import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { PublicUserscript } from "../../../corpus/userscripts/public-userscripts.ts";
import { findMissing, readBytes } from "./find-bytes.ts";

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

test("scripts are found by their content, and the missing ones are named", () => {
	const folder = mkdtempSync(join(tmpdir(), "scriptorium-public-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	mkdirSync(join(folder, "below"));
	writeFileSync(join(folder, "below", "any-name.txt"), "script");
	const script: PublicUserscript = {
		name: "Name",
		author: "Ann",
		repository: "ann/scripts",
		path: "a.user.js",
		commit: "0".repeat(40),
		sha256: hashOf("script"),
		kind: "@require",
		pageWorld: null,
		files: [{ address: "https://cdn.example/a.js", source: "npm:a@1/a.js", sha256: hashOf("library") }],
		page: "https://site.example/",
		html: "<!doctype html>",
		answers: [],
		checks: [{ what: "does something", until: "true" }],
		failure: null,
	};
	const bytes = readBytes(folder);
	expect(bytes.get(hashOf("script"))?.toString()).toBe("script");
	expect(findMissing([script], bytes)).toEqual([`Name: npm:a@1/a.js (SHA-256 ${hashOf("library")})`]);
	writeFileSync(join(folder, "b"), "library");
	expect(findMissing([script], readBytes(folder))).toEqual([]);
});
