import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { generateTypes } from "../support/generate-types.ts";

const committed = new URL("../../../packages/hub-data/src/database.types.gen.ts", import.meta.url);

test("the generated types match the migrations", async () => {
	const folder = await mkdtemp(join(tmpdir(), "scriptorium-types-"));
	try {
		const generated = await generateTypes(inject("backend").databaseUrl, folder);
		expect(generated === (await readFile(committed, "utf8")), "run: node supabase/tests/support/write-types.ts").toBe(
			true,
		);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
});
