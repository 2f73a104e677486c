import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, chown, cp, lstat, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { StartRefused } from "../refusal.ts";
import { binariesIn, findBinaries, type PostgresBinaries } from "./binaries.ts";
import { canEnter, findDatabaseUser, type RunAs } from "./unprivileged-user.ts";

/** Location of a database cluster and the user that runs it. */
export interface PostgresPlace {
	readonly binaries: PostgresBinaries;
	readonly clusterDir: string;
	readonly runAs: RunAs;
	/** Outside the data folder, because the user cannot reach that one (in a home folder of mode 0700, for example). */
	readonly elsewhere: boolean;
}

const VERSION_FOLDER = "postgres-17.10";

export async function findPlace(dataDir: string): Promise<PostgresPlace> {
	const binaries = findBinaries();
	const runAs = await findDatabaseUser();
	const [binariesReachable, dataReachable] = await Promise.all([
		canEnter(binaries.folder, runAs),
		allowTraversal(dataDir, runAs),
	]);
	const elsewhere = !(binariesReachable && dataReachable);
	const clusterDir = await clusterDirOf(dataDir, elsewhere);
	if (elsewhere) await linkElsewhere(dataDir, clusterDir);
	return {
		binaries: binariesReachable ? binaries : await copyBinaries(binaries, dirname(clusterDir)),
		clusterDir,
		runAs,
		elsewhere,
	};
}

/**
 * @param elsewhere `PostgresPlace.elsewhere`
 * @returns path of a data folder's database cluster, which need not exist
 */
export async function clusterDirOf(dataDir: string, elsewhere: boolean): Promise<string> {
	return join(elsewhere ? await openFallbackFolder(dataDir) : dataDir, "postgres");
}

/** File of the data folder that names the database's folder, where that is elsewhere; for backups. */
const PATH_FILE = "postgres.path";

/**
 * Notes where the database is, and takes over a database that lies in the data folder: that of a backup, which was restored there.
 * @throws StartRefused when there is another one already, because only the person can know which one to keep
 */
async function linkElsewhere(dataDir: string, clusterDir: string): Promise<void> {
	const restored = join(dataDir, "postgres");
	if (existsSync(restored)) {
		if (existsSync(clusterDir)) {
			throw new StartRefused(
				`There are two databases: ${restored} and ${clusterDir}. Move the one away that you do not want to use, and run the command again.`,
			);
		}
		await move(restored, clusterDir);
	}
	await writeFile(join(dataDir, PATH_FILE), `${clusterDir}\n`);
}

/** Also between file systems; keeps the owner, which is the database's user. */
async function move(from: string, to: string): Promise<void> {
	try {
		await rename(from, to);
	} catch (thrown) {
		if (!(thrown instanceof Error && "code" in thrown && thrown.code === "EXDEV")) throw thrown;
		await promisify(execFile)("cp", ["-a", from, to]);
		await rm(from, { recursive: true });
	}
}

/** Lets the database user pass through the data folder (not list it). Permissions of the folders above are not changed. */
async function allowTraversal(dataDir: string, runAs: RunAs): Promise<boolean> {
	if (await canEnter(dataDir, runAs)) return true;
	const found = await lstat(dataDir);
	if (found.uid === process.getuid?.()) await chmod(dataDir, (found.mode & 0o777) | 0o011);
	return canEnter(dataDir, runAs);
}

/** `/var/tmp/scriptorium-<hash of the data folder>`; refused if another user has made it. */
async function openFallbackFolder(dataDir: string): Promise<string> {
	const hash = createHash("sha256").update(resolve(dataDir)).digest("hex").slice(0, 16);
	const fallback = join("/var/tmp", `scriptorium-${hash}`);
	// Everybody can write to /var/tmp, so another user could have put programs there.
	await mkdir(fallback, { mode: 0o711 }).catch((thrown: NodeJS.ErrnoException) => {
		if (thrown.code !== "EEXIST") throw thrown;
	});
	const found = await lstat(fallback);
	if (!found.isDirectory() || found.uid !== process.getuid?.()) {
		throw new StartRefused(`${fallback} belongs to somebody else. Remove it and run the command again.`);
	}
	return fallback;
}

async function copyBinaries(binaries: PostgresBinaries, fallbackFolder: string): Promise<PostgresBinaries> {
	const target = join(fallbackFolder, VERSION_FOLDER);
	if (!existsSync(target)) {
		const half = join(fallbackFolder, `${VERSION_FOLDER}.${process.pid}`);
		await cp(binaries.folder, half, { recursive: true, verbatimSymlinks: true });
		await rename(half, target);
	}
	return binariesIn(target);
}

/** Makes the empty folder that initdb fills, owned by the user that runs it. */
export async function makeClusterFolder(place: PostgresPlace): Promise<void> {
	await mkdir(dirname(place.clusterDir), { recursive: true });
	await mkdir(place.clusterDir, { mode: 0o700 });
	if (place.runAs) await chown(place.clusterDir, place.runAs.uid, place.runAs.gid);
}
