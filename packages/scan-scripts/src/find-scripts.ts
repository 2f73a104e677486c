import { readdirSync, realpathSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

export interface FoundScript {
	/** Displayed name: as on the command line, or below the folder named there. */
	readonly file: string;
	/** Absolute. */
	readonly path: string;
	readonly bytes: number;
}

export interface Found {
	readonly scripts: readonly FoundScript[];
	/** One sentence per name that could not be read or contains no script. */
	readonly problems: readonly string[];
}

const SCRIPT = /\.m?js$/i;

/**
 * Named files of any extension, and every `.js` and `.mjs` below named folders, each once, sorted within
 * its folder. Links are followed; a folder that links lead to twice is read once.
 * @param base absolute folder from which relative names are meant
 */
export function findScripts(names: readonly string[], base: string): Found {
	const scripts = new Map<string, FoundScript>();
	const problems: string[] = [];
	for (const name of names) {
		const before = scripts.size;
		const isFolder = visit(name, resolve(base, name), { scripts, problems, folders: new Set(), named: true });
		if (isFolder && scripts.size === before)
			problems.push(`${name}: holds no .js or .mjs file that was not named before`);
	}
	return { scripts: [...scripts.values()], problems };
}

interface Walk {
	readonly scripts: Map<string, FoundScript>;
	readonly problems: string[];
	/** Real paths of folders already read. */
	readonly folders: Set<string>;
	/** True for names on the command line. */
	readonly named: boolean;
}

/** @returns whether it was a folder that could be read */
function visit(file: string, path: string, walk: Walk): boolean {
	try {
		const stats = statSync(path);
		if (stats.isDirectory()) {
			visitFolder(file, path, walk);
			return true;
		}
		if (!stats.isFile()) {
			if (walk.named) walk.problems.push(`${file}: is neither a file nor a folder`);
		} else if (walk.named || SCRIPT.test(path)) {
			walk.scripts.set(path, walk.scripts.get(path) ?? { file, path, bytes: stats.size });
		}
	} catch (error) {
		// Below a folder, dead links are reported only when they look like scripts or folders.
		if (walk.named || SCRIPT.test(path)) walk.problems.push(`${file}: ${reasonOf(error)}`);
	}
	return false;
}

function visitFolder(file: string, path: string, walk: Walk): void {
	const real = realpathSync(path);
	if (walk.folders.has(real)) return;
	walk.folders.add(real);
	for (const entry of readdirSync(path).sort()) {
		visit(join(file, entry), join(path, entry), { ...walk, named: false });
	}
}

/** The reason of a system error for the user. */
export function reasonOf(error: unknown): string {
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	if (code === "ENOENT") return "does not exist";
	if (code === "EACCES" || code === "EPERM") return "may not be read by this user";
	if (code === "ELOOP") return "is a link that leads to itself";
	return `cannot be read (${code || String(error)})`;
}
