import { join } from "node:path";

export interface BuildTarget {
	readonly package: string;
	readonly folder: string;
	/** Program below the target's own `node_modules`, with its arguments. */
	readonly program: string;
	readonly args: readonly string[];
	readonly output: string;
	readonly env: Readonly<Record<string, string>>;
}

const vite = (folder: string): BuildTarget => ({
	package: `@scriptorium/${folder}`,
	folder,
	program: "vite/bin/vite.js",
	args: ["build", "--logLevel", "warn"],
	output: join(folder, "dist"),
	env: {},
});

export const DEFAULT_HUB_ORIGIN = "http://localhost:4173";

/** The extension has its hub's origin built in, so every other origin gets a folder of its own. */
export function extensionTarget(hubOrigin: string): BuildTarget {
	const name = hubOrigin === DEFAULT_HUB_ORIGIN ? "chrome-mv3" : `chrome-mv3-${hubOrigin.replace(/\W+/g, "-")}`;
	return {
		package: "@scriptorium/extension",
		folder: "extension",
		program: "wxt/bin/wxt.mjs",
		args: ["build"],
		output: join("extension", ".output", name),
		env: { WXT_HUB_ORIGIN: hubOrigin, SCRIPTORIUM_EXTENSION_OUT: join(".output", name) },
	};
}

/** Everything that `npm start` needs built. */
export function buildTargets(hubOrigin: string): BuildTarget[] {
	return [vite("hub-shell"), vite("mfe-catalogue"), vite("mfe-builder"), vite("mfe-admin"), extensionTarget(hubOrigin)];
}
