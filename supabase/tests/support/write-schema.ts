// Regenerates supabase/schema after a migration: npm run build:schema
import { readdir, rm, writeFile } from "node:fs/promises";
import { generateSchema, schemaFolder } from "./schema-files/generate-schema.ts";
import { startTestBackend } from "./test-backend.ts";

const backend = await startTestBackend();
try {
	const files = await generateSchema(backend.databaseUrl);
	for (const file of await readdir(schemaFolder)) if (!files.has(file)) await rm(new URL(file, schemaFolder));
	for (const [file, content] of files) await writeFile(new URL(file, schemaFolder), content);
	console.log(`supabase/schema: ${files.size} files`);
} finally {
	await backend.stop();
}
