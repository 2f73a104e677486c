import { resolve } from "node:path";
import { federation } from "@module-federation/vite";
import type { Rolldown, UserConfig } from "vite";
import { remoteShared } from "../federation/remote-shared.ts";
import { basePlugins, browserBuild, scopedCss } from "./base-build.ts";
import { completeGraph, GRAPH_GATE, PLUGIN_PATIENCE_S } from "./complete-graph.ts";
import { kitFiles, partsOf } from "./kit-parts.ts";
import { remoteDescriptorFile } from "./remote-descriptor-file.ts";

export interface RemotePresetOptions {
	/** Name of the federation container: `mfe_catalogue`. */
	readonly name: string;
	/** Short name, as in `/remotes/catalogue/`; prefix of its class names. */
	readonly area: string;
	/** Folder with `src/remote.tsx`; the current one when left out. */
	readonly root?: string;
}

/** As the federation plugin writes a name into the id of a module that hands on the shell's copy. */
const inShareId = (name: string) => name.replaceAll("/", "_mf_1_").replaceAll("-", "_mf_2_");

/**
 * The plugin makes a file of 600 bytes for each part of ui-kit. They are put together as the shell's files are, so that no
 * page asks for a part that it does not have anyway.
 */
const chunks: NonNullable<Rolldown.OutputOptions["codeSplitting"]> = {
	groups: kitFiles.map((file) => ({
		name: `${file.name}-shares`,
		// What one screen alone takes is in its own file.
		minShareCount: 2,
		test: partsOf(file, inShareId("ui-kit/"), `(?:${inShareId("/")}|__loadShare__)`, inShareId),
	})),
};

/** Vite configuration of a remote: one exposed module, addresses relative to wherever it is deployed. */
export function remotePreset({ name, area, root = process.cwd() }: RemotePresetOptions): UserConfig {
	const exposed = "./src/remote.tsx";
	return {
		root,
		// Relative: one artefact works under /remotes/<area>/ and on an origin of its own.
		base: "",
		css: scopedCss(area),
		build: {
			...browserBuild,
			rolldownOptions: { input: [resolve(root, exposed), GRAPH_GATE], output: { codeSplitting: chunks } },
		},
		plugins: [
			completeGraph(resolve(root, exposed)),
			federation({
				name,
				filename: "remoteEntry-[hash].js",
				exposes: { "./remote": exposed },
				shared: remoteShared(root),
				// The shell's copies are loaded already; looking for newer ones elsewhere would cost a round trip.
				shareStrategy: "loaded-first",
				manifest: false,
				dts: false,
				moduleParseIdleTimeout: PLUGIN_PATIENCE_S,
				// The shell publishes its copy of the federation runtime's core (hub-shell/src/remotes).
				experiments: { externalRuntime: true },
			}),
			remoteDescriptorFile({ name, exposed: resolve(root, exposed) }),
			basePlugins(),
		],
	};
}
