import type { Plugin } from "vite";
import type { Area } from "./area.ts";

const RUNTIME = "/hub-shell/src/remotes/federation-runtime.ts";
const START = "/hub-shell/src/start/start-page.tsx";

/** Gives the shell, in place of the federation runtime, a module that imports each remote like a route. */
export function importsInPlaceOfFederation(areas: readonly Area[]): Plugin {
	const met = new Set<string>();
	return {
		name: "scriptorium:imports-in-place-of-federation",
		enforce: "pre",
		load(id) {
			if (!id.endsWith(RUNTIME)) return undefined;
			met.add(RUNTIME);
			return runtimeSource(areas);
		},
		transform(code, id) {
			if (!id.endsWith(START)) return undefined;
			met.add(START);
			// Part of the start: one application would not wait for it.
			return { code: `import "../remotes/federation-runtime.ts";\n${code}`, map: null };
		},
		buildEnd(error) {
			if (!error && met.size < 2) throw new Error(`The shell no longer has ${RUNTIME} and ${START}.`);
		},
	};
}

/** Exports what the shell's loader asks of its runtime. Nothing to check: what is built together fits together. */
function runtimeSource(areas: readonly Area[]): string {
	const imports = areas.map(({ descriptor, module }) => `${descriptor.name}: () => import(${JSON.stringify(module)})`);
	return `import { HOST_CONTRACT_VERSION } from "@scriptorium/shared-protocol/host-remote/contract-version";
const remotes = { ${imports.join(", ")} };
export const hostOffer = { contract: HOST_CONTRACT_VERSION, versions: {}, satisfies: () => true };
export const importExposedModule = (name) => remotes[name]();
`;
}
