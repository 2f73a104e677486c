import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { createHubClient } from "@scriptorium/hub-data/client";
import postgres, { type Sql } from "postgres";
import { afterAll, expect, it } from "vitest";
import { type LocalBackend, startLocalBackend } from "../../local/backend.ts";

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), "scriptorium-backup-"));
const dataDir = join(folder, "data");
afterAll(async () => {
	const elsewhere = await readFile(join(dataDir, "postgres.path"), "utf8").catch(() => null);
	for (const path of elsewhere === null ? [folder] : [folder, dirname(elsewhere.trim())])
		await rm(path, { recursive: true, force: true });
});
const backup = join(folder, "backup");

/** A command of docs/deployment.md, with the data folder as `$0` and the backup as `$1`. */
const documented = readFileSync(new URL("../../../docs/deployment.md", import.meta.url), "utf8");
const command = (name: string) => {
	const [, rest = ""] = documented.split(`**${name}.**`);
	const block = /```sh\n(.*?)```/s.exec(rest)?.[1];
	if (block === undefined) throw new Error(`docs/deployment.md does not say how to ${name}.`);
	return block.replaceAll(".local", () => "$0").replaceAll("backup", () => "$1");
};
const [BACKUP, RESTORE] = [command("Back up"), command("Restore")];

async function startOnce<Value>(work: (sql: Sql, backend: LocalBackend) => Promise<Value>): Promise<Value> {
	const backend = await startLocalBackend({
		dataDir,
		origin: "http://localhost:4173",
		log: () => undefined,
		seed: false,
		canary: null,
	});
	const sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });
	try {
		return await work(sql, backend);
	} finally {
		await sql.end();
		await backend.stop();
	}
}

/** A client whose requests go to the backend in this process. */
const clientOf = (backend: LocalBackend, key: string) =>
	createHubClient("http://localhost:4173", key, {
		storage: null,
		autoRefreshToken: false,
		fetch: async (input, init) =>
			(await backend.fetch(new Request(input, init), "127.0.0.1")) ?? new Response(null, { status: 404 }),
	});

it("a data folder that was copied while the hub was stopped is restored with rows, keys and sessions", async () => {
	const session = await startOnce(async (sql, backend) => {
		const { auth } = clientOf(backend, backend.serviceRoleKey);
		const { data, error } = await auth.signUp({ email: "rita@example.org", password: "correct horse battery staple" });
		if (error) throw error;
		await sql`insert into public.contact_messages (name, email, subject, message) values ('Rita', 'rita@example.org', 'Kept', 'Before the backup')`;
		return { refresh_token: data.session?.refresh_token ?? "", key: backend.publishableKey };
	});
	await run("sh", ["-euc", BACKUP, dataDir, backup]);
	expect((await stat(join(backup, "secrets.json"))).mode & 0o077).toBe(0);

	await startOnce(async (sql) => {
		await sql`delete from public.contact_messages`;
		await sql`delete from auth.users`;
	});
	await run("sh", ["-euc", RESTORE, dataDir, backup]);

	await startOnce(async (sql, backend) => {
		expect([...(await sql`select message from public.contact_messages`)]).toEqual([{ message: "Before the backup" }]);
		expect(backend.publishableKey).toBe(session.key);
		const { auth } = clientOf(backend, backend.publishableKey);
		const renewed = await auth.refreshSession({ refresh_token: session.refresh_token });
		expect([renewed.error, renewed.data.user?.email]).toEqual([null, "rita@example.org"]);
	});
	expect(await readFile(join(dataDir, "secrets.json"), "utf8")).toBe(
		await readFile(join(backup, "secrets.json"), "utf8"),
	);
});

it("a restored database beside another one is not guessed between", async () => {
	const place = await readFile(join(dataDir, "postgres.path"), "utf8").catch(() => null);
	if (place === null) return; // the database is in the data folder itself, where there is one only
	await run("cp", ["-a", place.trim(), join(dataDir, "postgres")]);
	await expect(startOnce(async () => undefined)).rejects.toThrow("There are two databases");
	await rm(join(dataDir, "postgres"), { recursive: true });
	await startOnce(async (sql) => expect(await sql`select from public.contact_messages`).toHaveLength(1));
});
