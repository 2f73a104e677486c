import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { listBuildInputs, listSources } from "@scriptorium/workspace/build/hash-files";
import { closureOf, readWorkspace } from "@scriptorium/workspace/build/workspace-graph";

const RECORD = join(".local", "tests", "unit.json");

/** What every unit test depends on besides its own package and those that the package uses. */
const SHARED_INPUTS = ["pnpm-lock.yaml", "tsconfig.base.json", "vitest.config.ts", "tests/support"];

const OUTWARD = /["'`]((?:\.\.\/)+[^"'`\n]*)/g;

/** Input hash by folder of a package, as it was when all of its unit tests last passed on this computer. */
export type PassedPackages = Readonly<Record<string, string>>;

/** Reads what {@link writePassed} has written; empty before the first run. */
export function readPassed(root: string): PassedPackages {
	const file = join(root, RECORD);
	return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as PassedPackages) : {};
}

/** Remembers the packages whose unit tests passed. */
export function writePassed(root: string, passed: PassedPackages): void {
	mkdirSync(dirname(join(root, RECORD)), { recursive: true });
	writeFileSync(join(root, RECORD), JSON.stringify(passed, null, "\t"));
}

/**
 * Hash of everything that the unit tests of a package can depend on, by the folder of the package: its own files with their
 * tests, the sources of the packages it uses, directly or not, the lockfile and the set-up of the tests. A package with a
 * file that names a path outside of its folder depends on the whole workspace.
 */
export function hashUnitInputs(root: string): PassedPackages {
	const workspace = readWorkspace(root);
	const shared = SHARED_INPUTS.flatMap((path) => listBuildInputs(join(root, path)));
	const ownOf = new Map([...workspace.values()].map((part) => [part.name, listSources(join(root, part.folder))]));
	const everything = [...ownOf.values()].flat();
	const digests = new Map<string, string>();
	const digestOf = (file: string): string => {
		const digest = digests.get(file) ?? createHash("sha256").update(readFileSync(file)).digest("hex");
		digests.set(file, digest);
		return digest;
	};
	const hashes: Record<string, string> = {};
	for (const part of workspace.values()) {
		const own = ownOf.get(part.name) ?? [];
		const used = closureOf(part.name, workspace).flatMap(({ folder }) => listBuildInputs(join(root, folder)));
		const inputs = own.some((file) => leaves(join(root, part.folder), file)) ? everything : [...own, ...used];
		const files = [...new Set([...shared, ...inputs])].sort();
		const lines = files.map((file) => `${relative(root, file)} ${digestOf(file)}`);
		hashes[part.folder] = createHash("sha256").update(lines.join("\n")).digest("hex");
	}
	return hashes;
}

/** Whether a module of the package names a path outside of it. */
function leaves(folder: string, file: string): boolean {
	if (!/\.tsx?$/.test(file)) return false;
	const paths = Array.from(readFileSync(file, "utf8").matchAll(OUTWARD), ([, path]) => path ?? "");
	return paths.some((path) => relative(folder, resolve(dirname(file), path)).startsWith(".."));
}
