import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod";

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const manifest = z.object({ bin: z.union([z.string(), z.object({ supabase: z.string() })]) });

/**
 * Generates the TypeScript types of the schema `public`, as the Supabase CLI writes them.
 * @param databaseUrl `postgresql://` address of the superuser, without parameters
 * @param folder an empty folder; the CLI writes files into its working directory
 * @returns source of a TypeScript module, not formatted
 * @throws when the CLI fails
 */
export async function generateTypes(databaseUrl: string, folder: string): Promise<string> {
	const path = require.resolve("supabase/package.json");
	const { bin } = manifest.parse(require(path));
	const cli = join(dirname(path), typeof bin === "string" ? bin : bin.supabase);
	const remote = `--remote=${databaseUrl}?sslmode=disable`;
	const args = [cli, "gen", "types", "--lang", "typescript", "--schema", "public", remote, "--workdir", folder];
	const { stdout } = await run(process.execPath, args, { cwd: folder, maxBuffer: 16 * 1024 * 1024 });
	return stdout;
}
