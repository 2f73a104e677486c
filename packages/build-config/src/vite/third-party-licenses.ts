import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";
import * as z from "zod";

const manifestSchema = z.object({ name: z.string(), version: z.string(), license: z.string().default("not stated") });

/** A third-party package whose code or fonts are in a bundle. */
interface BundledPackage {
	readonly title: string;
	readonly license: string;
	readonly text: string;
}

const FILE_NAME = "third-party-licenses.md";
const IN_PACKAGES = /[\\/]node_modules[\\/]/;
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[-.].*)?$/i;

/**
 * Writes `third-party-licenses.md` beside the bundle: name, version, license and its text of every package in it. Vite's
 * own `build.license` leaves out packages of which only an asset is used (fonts), and if an application is built in
 * several runs (the extension), the last run overwrites the lists of the others.
 * @param found packages of earlier runs of the same application; the list of the last run contains all of them
 * @param options `writes`: false for the build of a worker, which only adds its packages; the build around it writes the list
 * @returns a Vite plugin for builds
 */
export function thirdPartyLicenses(found = new Map<string, BundledPackage>(), { writes = true } = {}): Plugin {
	let root = "";
	return {
		name: "scriptorium:third-party-licenses",
		apply: "build",
		configResolved(config) {
			root = config.root;
		},
		generateBundle(_options, bundle) {
			for (const output of Object.values(bundle)) {
				const sources = output.type === "chunk" ? output.moduleIds : output.originalFileNames;
				for (const source of sources.filter((id) => !id.startsWith("\0"))) addPackageOf(resolve(root, source), found);
			}
			if (writes) this.emitFile({ type: "asset", fileName: FILE_NAME, source: listPackages(found) });
		},
	};
}

function addPackageOf(file: string, found: Map<string, BundledPackage>): void {
	if (!IN_PACKAGES.test(file)) return;
	for (let folder = dirname(file); IN_PACKAGES.test(folder); folder = dirname(folder)) {
		const manifest = join(folder, "package.json");
		// Folders of a package may have a manifest of their own that only names the kind of their modules.
		const parsed = existsSync(manifest) ? manifestSchema.safeParse(JSON.parse(readFileSync(manifest, "utf8"))) : null;
		if (!parsed?.success) continue;
		const { name, version, license } = parsed.data;
		const title = `${name} ${version}`;
		if (!found.has(title)) found.set(title, { title, license, text: licenseTextIn(folder) });
		return;
	}
}

function licenseTextIn(folder: string): string {
	const files = readdirSync(folder).filter((name) => LICENSE_FILE.test(name) && statSync(join(folder, name)).isFile());
	return files.map((name) => readFileSync(join(folder, name), "utf8").trim()).join("\n\n");
}

function listPackages(found: ReadonlyMap<string, BundledPackage>): string {
	const sorted = [...found.values()].sort((one, other) => (one.title < other.title ? -1 : 1));
	const parts = sorted.map(
		({ title, license, text }) => `## ${title} (${license})\n${text === "" ? "" : `\n${text}\n`}`,
	);
	return `# Third-party licenses\n\nThe files in this folder contain code or fonts of these packages.\n\n${parts.join("\n")}`;
}
