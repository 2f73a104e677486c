import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readOrCreateSecrets } from "./secrets.ts";

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "scriptorium-secrets-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("secrets", () => {
	it("are made once, for the owner's eyes only", async () => {
		const first = await readOrCreateSecrets(folder);
		const again = await readOrCreateSecrets(folder);
		expect([first.made, again.made]).toEqual([true, false]);
		expect(again.secrets).toEqual(first.secrets);
		expect(new Set(Object.values(first.secrets)).size).toBe(6);
		if (process.platform !== "win32") expect((await stat(join(folder, "secrets.json"))).mode & 0o777).toBe(0o600);
	});

	it("differ from folder to folder", async () => {
		const other = await mkdtemp(join(folder, "other-"));
		const [one, two] = await Promise.all([readOrCreateSecrets(folder), readOrCreateSecrets(other)]);
		expect(one.secrets.jwtSecret).not.toBe(two.secrets.jwtSecret);
	});

	it.each(["", "{}", '{"jwtSecret":"short"}'])(
		"that are damaged (%j) are not made anew: the database needs them",
		async (text) => {
			await writeFile(join(folder, "secrets.json"), text);
			await expect(readOrCreateSecrets(folder)).rejects.toThrow(/Restore it from a copy, or delete/);
		},
	);
});
