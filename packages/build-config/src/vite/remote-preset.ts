import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { federation } from "@module-federation/vite";
import type { Rolldown, UserConfig } from "vite";
import { remoteShared } from "../federation/remote-shared.ts";
import { basePlugins, browserBuild, scopedCss } from "./base-build.ts";
import { completeGraph, GRAPH_GATE, PLUGIN_PATIENCE_S } from "./complete-graph.ts";
import { kitFiles, partsOf } from "./kit-parts.ts";
import { remoteDescriptorFile } from "./remote-descriptor-file.ts";
import { inShareId } from "./share-id.ts";
import { commonChunk, laterPartsChunk, startChunk, textsChunk } from "./start-chunk.ts";
import { thirdPartyLicenses } from "./third-party-licenses.ts";

export interface RemotePresetOptions {
	/** Name of the federation container: `mfe_catalogue`. */
	readonly name: string;
	/** Short name, as in `/remotes/catalogue/`; prefix of its class names. */
	readonly area: string;
	/** Modules of the screens on which visitors arrive, from `src`: what all of them need is one file. */
	readonly firstScreens?: readonly string[];
	/** Module of a screen whose translations are loaded apart, from `src`: its English texts are one file. */
	readonly translatedScreen?: string;
	/** Folder with `src/remote.tsx`; the default is the current one. */
	readonly root?: string;
}

/**
 * The plugin creates a file of 600 bytes for each module of ui-kit. They are grouped like the shell's files, so that no
 * page requests a group that it does not need anyway.
 */
const chunks = (
	exposed: string,
	firstScreens: readonly string[],
	translated: readonly string[],
): NonNullable<Rolldown.OutputOptions["codeSplitting"]> => ({
	groups: kitFiles
		.map<Rolldown.CodeSplittingGroup>((file) => ({
			name: `${file.name}-shares`,
			// A module that only one screen uses stays in the file of that screen.
			minShareCount: 2,
			priority: 1,
			test: partsOf(file, inShareId("ui-kit/"), `(?:${inShareId("/")}|__loadShare__)`, inShareId),
		}))
		.concat(startChunk(exposed), commonChunk("first-screens", firstScreens))
		.concat(translated.map((screen) => textsChunk("screen-texts", screen)))
		.concat(translated.map((screen) => laterPartsChunk("screen-parts", screen, firstScreens))),
});

/**
 * Creates the Vite configuration of a remote: one exposed module, with addresses relative to its place of deployment.
 * @param options name of the federation container, short name, first screens, translated screen and folder
 * @returns the configuration
 * @throws Error if the module of a screen does not exist
 */
export function remotePreset({
	name,
	area,
	firstScreens = [],
	translatedScreen,
	root = process.cwd(),
}: RemotePresetOptions): UserConfig {
	const exposed = "./src/remote.tsx";
	const pathOf = (screen: string) => resolve(root, "src", screen);
	const screens = firstScreens.map(pathOf);
	const translated = translatedScreen === undefined ? [] : [pathOf(translatedScreen)];
	const unknown = [...screens, ...translated].find((screen) => !existsSync(screen));
	if (unknown !== undefined) throw new Error(`There is no module ${unknown}`);
	const licenses: Parameters<typeof thirdPartyLicenses>[0] = new Map();
	return {
		root,
		// Relative: one build works under /remotes/<area>/ and on an origin of its own.
		base: "",
		css: scopedCss(area),
		build: {
			...browserBuild,
			rolldownOptions: {
				input: [resolve(root, exposed), GRAPH_GATE],
				output: { codeSplitting: chunks(resolve(root, exposed), screens, translated) },
			},
		},
		plugins: [
			completeGraph(resolve(root, exposed)),
			federation({
				name,
				filename: "remoteEntry-[hash].js",
				exposes: { "./remote": exposed },
				shared: remoteShared(root),
				// The shell's copies are already loaded; searching other remotes for newer ones would cost a round trip.
				shareStrategy: "loaded-first",
				manifest: false,
				dts: false,
				moduleParseIdleTimeout: PLUGIN_PATIENCE_S,
				// The shell publishes its copy of the federation runtime's core (hub-shell/src/remotes).
				experiments: { externalRuntime: true },
			}),
			remoteDescriptorFile({ name, area, exposed: resolve(root, exposed) }),
			basePlugins(licenses),
		],
		worker: { plugins: () => [thirdPartyLicenses(licenses, { writes: false })] },
	};
}
