import { readdir, readFile } from "node:fs/promises";
import { afterAll, expect, test } from "vitest";
import { generateSchema, schemaFolder } from "../support/schema-files/generate-schema.ts";
import { startTestBackend } from "../support/test-backend.ts";

const ADVICE = "run: npm run build:schema";

// A database of its own: other tests change triggers and policies of the shared one.
const backend = await startTestBackend();
afterAll(() => backend.stop());

test("the files of supabase/schema match the migrations", async () => {
	const generated = await generateSchema(backend.databaseUrl);
	expect((await readdir(schemaFolder)).toSorted(), ADVICE).toEqual([...generated.keys()]);
	const outdated: string[] = [];
	for (const [file, content] of generated) {
		if (content !== (await readFile(new URL(file, schemaFolder), "utf8"))) outdated.push(file);
	}
	expect(outdated, ADVICE).toEqual([]);
});
