import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
export const projectRoot = fileURLToPath(new URL("../../../", import.meta.url));

/** Time for tests that build applications, on a slow machine that runs other tests beside them. */
export const BUILD_TIMEOUT_MS = 600_000;

/** Builds a copy of an application's folder somewhere else. */
export interface CopyToBuild {
	/** Folder to copy, relative to the project. */
	readonly from: string;
	/** Application whose dependencies the copy uses, relative to the project. */
	readonly dependenciesOf: string;
	/** Changes a source file on the way; the unchanged text leaves it as it is. */
	edit?(text: string, file: string): string;
}

/** @returns the `dist` folder of the copy */
export async function buildCopy({ from, dependenciesOf, edit }: CopyToBuild): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), "scriptorium-remote-"));
	process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
	// tsconfig.json extends a file that is not beside the copy; the build does without.
	const skip = new Set(["node_modules", "dist", "tsconfig.json"]);
	cpSync(join(projectRoot, from), folder, { recursive: true, filter: (source) => !skip.has(basename(source)) });
	for (const name of edit ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : []) {
		const file = join(folder, name);
		if (!statSync(file).isFile()) continue;
		const text = readFileSync(file, "utf8");
		const edited = edit?.(text, name) ?? text;
		if (edited !== text) writeFileSync(file, edited);
	}
	// Only now: a recursive listing follows links, and the dependencies of a workspace link to each other without end.
	symlinkSync(join(projectRoot, dependenciesOf, "node_modules"), join(folder, "node_modules"));
	const vite = join(projectRoot, dependenciesOf, "node_modules", "vite", "bin", "vite.js");
	await run(process.execPath, [vite, "build", "--logLevel", "warn"], { cwd: folder });
	return join(folder, "dist");
}

/** A small remote `mfe_<area>` that answers `/<area>` and `/<area>/throws`. */
export function buildAreaRemote(area: string): Promise<string> {
	return buildCopy({
		from: "tests/fixtures/remotes/area-remote",
		dependenciesOf: "mfe-catalogue",
		edit: (text) => text.replaceAll("AREA", area),
	});
}
