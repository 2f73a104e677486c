import { randomBytes } from "node:crypto";
import { chmod, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { StartRefused } from "../refusal.ts";

const secrets = z.object({
	/** Connects the database cluster with this file: it cannot be opened with other secrets. */
	clusterId: z.string().min(16),
	databasePassword: z.string().min(16),
	jwtSecret: z.string().min(32),
	publishableKey: z.string().startsWith("sb_publishable_"),
	secretKey: z.string().startsWith("sb_secret_"),
	standInSecret: z.string().min(16),
});
export type Secrets = z.infer<typeof secrets>;

const random = () => randomBytes(32).toString("base64url");

/**
 * Reads the secrets of a data folder, or creates them. Only the owner can read the file.
 *
 * @returns the secrets, and whether they were created
 * @throws StartRefused when the file is damaged
 */
export async function readOrCreateSecrets(dataDir: string): Promise<{ secrets: Secrets; made: boolean }> {
	const path = join(dataDir, "secrets.json");
	const existing = await readIfThere(path);
	if (existing !== null) {
		const parsed = secrets.safeParse(parseJson(existing));
		if (!parsed.success) {
			throw new StartRefused(
				`${path} cannot be read. Restore it from a copy, or delete ${dataDir} to start with a new database.`,
			);
		}
		await chmod(path, 0o600);
		return { secrets: parsed.data, made: false };
	}
	const fresh: Secrets = {
		clusterId: random(),
		databasePassword: random(),
		jwtSecret: random(),
		publishableKey: `sb_publishable_${random()}`,
		secretKey: `sb_secret_${random()}`,
		standInSecret: random(),
	};
	const half = `${path}.${process.pid}`;
	await writeFile(half, JSON.stringify(fresh, null, "\t"), { mode: 0o600 });
	await rename(half, path);
	return { secrets: fresh, made: true };
}

async function readIfThere(path: string): Promise<string | null> {
	try {
		return await readFile(path, "utf8");
	} catch (thrown) {
		if (thrown instanceof Error && "code" in thrown && thrown.code === "ENOENT") return null;
		throw thrown;
	}
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null; // refused by the schema like any other wrong content
	}
}
