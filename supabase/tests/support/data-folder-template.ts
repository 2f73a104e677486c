import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startLocalBackend } from "../../local/backend.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const TEMPLATES = join(ROOT, ".local", "test-databases");

/** Inputs of a new database: the schema, the seeds, the code that applies both, and the version of PostgreSQL. */
const SOURCES = ["supabase/migrations", "supabase/seed", "supabase/local", "pnpm-lock.yaml"];

/** Parts of a data folder that make the next start open its database instead of creating one. */
const PARTS = ["secrets.json", "postgres"];

/**
 * Settings of PostgreSQL that make test databases faster. Without fsync, data can be lost when the machine loses power, which no test
 * needs to survive. Data survive a killed server all the same: PostgreSQL hands a row to the operating system before it acknowledges it.
 */
const THROWAWAY_SETTINGS = "\nfsync = off\nfull_page_writes = off\n";

/**
 * Fills an empty data folder with the database that a first start would create, which takes seconds. It is a
 * copy of a template: a database that was created once and not used since. All copies have the same secrets.
 * @param dataDir an existing folder
 * @param options which template
 * @param options.seed with the seeded scripts, as `npm start` has them
 */
export async function fillDataFolder(dataDir: string, options: { seed: boolean }): Promise<void> {
	const template = await makeTemplate(options.seed);
	if (template !== null) await copyParts(template, dataDir);
}

/** @returns null where the database cannot be inside of its data folder: then each start creates its own */
async function makeTemplate(seed: boolean): Promise<string | null> {
	const name = `${seed ? "seeded" : "empty"}-${await hashSources()}`;
	const template = join(TEMPLATES, name);
	if (existsSync(template)) return template;
	const made = await mkdtemp(join(tmpdir(), "scriptorium-template-"));
	try {
		const log = () => undefined;
		const backend = await startLocalBackend({ dataDir: made, origin: "http://localhost:1", log, seed, canary: null });
		await backend.stop();
		if (PARTS.some((part) => !existsSync(join(made, part)))) return null;
		await mkdir(TEMPLATES, { recursive: true });
		const half = await mkdtemp(join(TEMPLATES, "half-made-"));
		await copyParts(made, half);
		await appendFile(join(half, "postgres", "postgresql.conf"), THROWAWAY_SETTINGS);
		await rename(half, template).catch((thrown: NodeJS.ErrnoException) => {
			// Another process has created the same template in the meantime.
			if (thrown.code !== "ENOTEMPTY" && thrown.code !== "EEXIST") throw thrown;
			return rm(half, { recursive: true });
		});
		return template;
	} finally {
		await rm(made, { recursive: true, force: true });
	}
}

async function copyParts(from: string, to: string): Promise<void> {
	if (process.platform === "win32") {
		for (const part of PARTS) await cp(join(from, part), join(to, part), { recursive: true });
		return;
	}
	// Keeps the owner, which is not always the current user: PostgreSQL does not run as root.
	await promisify(execFile)("cp", ["-a", ...PARTS.map((part) => join(from, part)), to]);
}

async function hashSources(): Promise<string> {
	const hash = createHash("sha256").update(`${process.platform} ${process.arch}${THROWAWAY_SETTINGS}`);
	for (const source of SOURCES) {
		for (const file of await listFiles(join(ROOT, source))) {
			hash.update(`\0${file.slice(ROOT.length)}\0`).update(await readFile(file));
		}
	}
	return hash.digest("hex").slice(0, 16);
}

async function listFiles(path: string): Promise<string[]> {
	if (!statSync(path).isDirectory()) return [path];
	const entries = await readdir(path, { withFileTypes: true, recursive: true });
	const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"));
	return files.map((entry) => join(entry.parentPath, entry.name)).sort();
}
