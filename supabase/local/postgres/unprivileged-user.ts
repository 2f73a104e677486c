import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { StartRefused } from "../refusal.ts";

const run = promisify(execFile);

/** Whom the database processes run as; null is the current user. */
export type RunAs = { readonly uid: number; readonly gid: number } | null;

/**
 * Postgres refuses to run as root. Then it runs as the machine's `postgres` user, which is made when it is missing:
 * initdb needs a user with a name, a bare number is not enough.
 */
export async function findDatabaseUser(): Promise<RunAs> {
	if (process.getuid?.() !== 0) return null;
	const existing = await lookUp("postgres");
	if (existing) return existing;
	try {
		await run("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", "postgres"]);
	} catch (thrown) {
		const nobody = await lookUp("nobody");
		if (nobody) return nobody;
		throw new StartRefused(
			`PostgreSQL does not run as root, and no user could be made for it (${thrown instanceof Error ? thrown.message : thrown}). Run the command as an ordinary user.`,
		);
	}
	const made = await lookUp("postgres");
	if (made) return made;
	throw new StartRefused("PostgreSQL does not run as root, and the user made for it cannot be found.");
}

async function lookUp(name: string): Promise<RunAs> {
	try {
		const [uid, gid] = await Promise.all([run("id", ["-u", name]), run("id", ["-g", name])]);
		return { uid: Number.parseInt(uid.stdout, 10), gid: Number.parseInt(gid.stdout, 10) };
	} catch {
		return null; // id exits with 1: no such user
	}
}

/** Asks the kernel, as that user, so that access lists and mounts count too. */
export async function canEnter(folder: string, as: RunAs): Promise<boolean> {
	if (as === null) return true;
	try {
		await run("/bin/sh", ["-c", 'test -x "$1"', "sh", folder], { uid: as.uid, gid: as.gid, cwd: "/" });
		return true;
	} catch {
		return false; // test exits with 1
	}
}
