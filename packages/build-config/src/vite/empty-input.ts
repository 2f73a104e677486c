import type { Plugin } from "vite";

/** Vite wants an input; a remote has none of its own, the federation plugin adds the container's entry. */
export const EMPTY_INPUT = "virtual:empty-input";

/** Serves the empty input and takes its chunk out of the build again. */
export function emptyInput(): Plugin {
	const resolved = `\0${EMPTY_INPUT}`;
	return {
		name: "scriptorium:empty-input",
		apply: "build",
		resolveId: (id) => (id === EMPTY_INPUT ? resolved : undefined),
		load: (id) => (id === resolved ? "export {};" : undefined),
		generateBundle(_output, bundle) {
			for (const [name, file] of Object.entries(bundle)) {
				if (file.type === "chunk" && file.facadeModuleId === resolved) delete bundle[name];
			}
		},
	};
}
