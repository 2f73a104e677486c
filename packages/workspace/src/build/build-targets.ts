import { join, relative } from "node:path";

export interface BuildTarget {
	readonly package: string;
	readonly folder: string;
	/** Program below the target's own `node_modules`, with its arguments. */
	readonly program: string;
	readonly args: readonly string[];
	readonly output: string;
	/** File that is built beside the output; null when there is none. */
	readonly archive: string | null;
	readonly env: Readonly<Record<string, string>>;
}

const vite = (folder: string): BuildTarget => ({
	package: `@scriptorium/${folder}`,
	folder,
	program: "vite/bin/vite.js",
	args: ["build", "--logLevel", "warn"],
	output: join(folder, "dist"),
	archive: null,
	env: {},
});

export const DEFAULT_HUB_ORIGIN = "http://localhost:4173";

/**
 * Describes the build of the extension. The origin of its hub is compiled in, so every other origin has its own output folder.
 * @param hubOrigin origin of the hub, for example `http://localhost:4173`
 * @returns the target; `output` and its zip `archive` are relative to the root of the project
 */
export function extensionTarget(hubOrigin: string): BuildTarget & { readonly archive: string } {
	const name = hubOrigin === DEFAULT_HUB_ORIGIN ? "chrome-mv3" : `chrome-mv3-${hubOrigin.replace(/\W+/g, "-")}`;
	return {
		package: "@scriptorium/extension",
		folder: "extension",
		program: "wxt/bin/wxt.mjs",
		// Builds the folder and packs it.
		args: ["zip"],
		output: join("extension", ".output", name),
		archive: join("extension", ".output", `${name}.zip`),
		env: { WXT_HUB_ORIGIN: hubOrigin, SCRIPTORIUM_EXTENSION_OUT: join(".output", name) },
	};
}

/**
 * Describes the development build of the extension (`npm run dev`). It has a separate output folder, because it includes the code that
 * reloads the extension after each build.
 * @param hubOrigin origin of the hub
 * @returns the target; nothing packs its folder
 */
export function devExtensionTarget(hubOrigin: string): BuildTarget {
	const target = extensionTarget(hubOrigin);
	const output = `${target.output}-dev`;
	return {
		...target,
		args: ["build"],
		output,
		archive: null,
		env: { ...target.env, SCRIPTORIUM_EXTENSION_OUT: relative("extension", output), SCRIPTORIUM_DEV_BUILD: "1" },
	};
}

/** Folders of the parts that the hub's server serves: the shell and the remotes. */
export const servedFolders: readonly string[] = ["hub-shell", "mfe-catalogue", "mfe-builder", "mfe-admin"];

/**
 * Lists everything that `npm start` needs built.
 * @param hubOrigin origin of the hub that the extension is built for
 * @returns shell, remotes and extension
 */
export function buildTargets(hubOrigin: string): BuildTarget[] {
	return [...servedFolders.map(vite), extensionTarget(hubOrigin)];
}
