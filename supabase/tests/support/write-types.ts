// Regenerates packages/hub-data/src/database.types.gen.ts after a migration: node supabase/tests/support/write-types.ts
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateTypes } from "./generate-types.ts";
import { startTestBackend } from "./test-backend.ts";

const target = new URL("../../../packages/hub-data/src/database.types.gen.ts", import.meta.url);
const backend = await startTestBackend();
const folder = await mkdtemp(join(tmpdir(), "scriptorium-types-"));
try {
	await writeFile(target, await generateTypes(backend.databaseUrl, folder));
} finally {
	await rm(folder, { recursive: true, force: true });
	await backend.stop();
}
