import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectFiles, root } from "./tracked-files.ts";

/** Licenses (SPDX) that let a project under MIT ship or install a package. */
const ALLOWED = new Set([
	"MIT",
	"MIT-0",
	"ISC",
	"0BSD",
	"BSD-2-Clause",
	"BSD-3-Clause",
	"Apache-2.0",
	"BlueOak-1.0.0",
	"Unlicense",
	"CC0-1.0",
	"MPL-2.0",
	"OFL-1.1",
	"Python-2.0",
	"CC-BY-4.0",
	"Zlib",
	"PostgreSQL",
]);

interface Manifest {
	readonly name?: string;
	readonly version?: string;
	readonly license?: string;
	readonly dependencies?: Readonly<Record<string, string>>;
	readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
const projectFolders = projectFiles()
	.filter((file) => /^(?:[\w-]+\/|packages\/[\w-]+\/)?package\.json$/.test(file))
	.map((file) => join(root, dirname(file)));

/** Folder of an installed package as `from` finds it; null for optional packages of other systems. */
function findInstalled(name: string, from: string): string | null {
	for (let folder = from; ; folder = dirname(folder)) {
		const candidate = join(folder, "node_modules", name);
		if (existsSync(join(candidate, "package.json"))) return realpathSync(candidate);
		if (folder === dirname(folder)) return null;
	}
}

/** Folders of all packages that the project's packages depend on, directly or by way of others; tools of development left out. */
function dependencyFolders(): Set<string> {
	const found = new Set<string>();
	const pending = [...projectFolders];
	for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
		const { dependencies, optionalDependencies } = readManifest(folder);
		for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
			const installed = findInstalled(name, folder);
			if (installed === null || found.has(installed) || projectFolders.includes(installed)) continue;
			found.add(installed);
			pending.push(installed);
		}
	}
	return found;
}

/** @param license an SPDX expression: names with `AND` and `OR`, in any case, all `AND` inside of all `OR` */
const isAllowed = (license = "") =>
	license
		.replace(/[()]/g, "")
		.split(/ OR /i)
		.some((choice) => choice.split(/ AND /i).every((part) => ALLOWED.has(part.trim())));

test("every package of the project says that it is under MIT", () => {
	expect(projectFolders.length).toBeGreaterThan(15);
	const others = projectFolders.filter((folder) => readManifest(folder).license !== "MIT");
	expect(others).toEqual([]);
});

test("every direct or transitive dependency has a license that permits shipping it under MIT", () => {
	const packages = [...dependencyFolders()].map(readManifest);
	expect(packages.length).toBeGreaterThan(200);
	const refused = packages
		.filter(({ license }) => !isAllowed(license))
		.map(({ name, version, license }) => `${name} ${version}: ${license ?? "no license stated"}`);
	expect(refused).toEqual([]);
});
