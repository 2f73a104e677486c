import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { servedLibraries as known, servedPath } from "@scriptorium/shared-protocol/served-libraries";
import type { Plugin } from "vite";
import * as z from "zod";

const manifestSchema = z.object({ version: z.string() });
const dependentSchema = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });

/** A library as the hub serves it, unchanged for as long as its address exists. */
export interface ServedLibrary {
	/** Path of the file in the build; the hub serves it for a year, because the name has a hash of the content. */
	readonly fileName: string;
	/** SHA-256 in lower-case hexadecimal, for `@require …#sha256=`. */
	readonly sha256: string;
	readonly source: Buffer;
	/** License file that is served beside it. */
	readonly license: { readonly fileName: string; readonly source: string };
}

/**
 * Reads the libraries that an application serves for userscripts: those it depends on.
 * @param root folder of the application, with its `package.json`
 * @returns the libraries with their files
 * @throws Error when a package has no license file
 */
export function listServedLibraries(root: string): readonly ServedLibrary[] {
	const manifest = join(root, "package.json");
	if (!existsSync(manifest)) return [];
	const { dependencies } = dependentSchema.parse(JSON.parse(readFileSync(manifest, "utf8")));
	return known.flatMap(({ name, file }) =>
		name in dependencies ? [readLibrary(createRequire(manifest), name, file)] : [],
	);
}

function readLibrary({ resolve }: NodeJS.Require, name: string, file: string): ServedLibrary {
	const { version } = manifestSchema.parse(JSON.parse(readFileSync(resolve(`${name}/package.json`), "utf8")));
	const source = readFileSync(resolve(`${name}/${file}`));
	const sha256 = createHash("sha256").update(source).digest("hex");
	const fileName = servedPath({ name, version, sha256 });
	const license = readFileSync(resolve(`${name}/LICENSE`), "utf8");
	return {
		fileName,
		sha256,
		source,
		license: { fileName: fileName.replace(/\.js$/, ".txt"), source: license },
	};
}

/**
 * Copies the libraries that userscripts of the hub require into the build, each with its license beside it. They are not bundled:
 * script managers compare the checksum of the published file.
 * @returns a Vite plugin for builds
 */
export function servedLibraries(): Plugin {
	let root = "";
	return {
		name: "scriptorium:served-libraries",
		apply: "build",
		configResolved(config) {
			root = config.root;
		},
		generateBundle() {
			for (const { license, fileName, source } of listServedLibraries(root)) {
				this.emitFile({ type: "asset", fileName, source });
				this.emitFile({ type: "asset", ...license });
			}
		},
	};
}
