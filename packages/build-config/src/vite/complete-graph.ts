import type { Plugin } from "vite";
import { isDevBuild } from "./base-build.ts";
import { createGate } from "./gate.ts";

/** An input that is loaded only when the whole graph of the exposed module is. */
export const GRAPH_GATE = "virtual:graph-gate";
const RESOLVED_GATE = `\0${GRAPH_GATE}`;
/** Modules that the federation plugin writes itself, once it knows what the remote imports: waiting for them never ends. */
const WRITTEN_LATE = /__(?:loadShare|prebuild|treeShakingProvider|mf_tree_shaking_graph)__|virtual:mf|\0/;
/** Time in ms without a parsed module after which the build fails: the bundler reports a broken module only once all are loaded. */
const MODULE_TIMEOUT_MS = isDevBuild ? 3_000 : 60_000;
/** Timeout of the federation plugin in seconds; longer than ours, so that it never lists the shared packages of an incomplete graph. */
export const PLUGIN_PATIENCE_S = 70;

/**
 * Makes the federation plugin wait for the whole graph before it writes down which shared packages and which of their names
 * a remote uses. By itself it takes 10 ms without a new module for the end (`scheduleParseCompletionCheck` of
 * \@module-federation/vite 1.23.0); on a busy machine that is too early, and names that it missed are undefined at run time.
 * It also waits for every input, so this input stays closed until all modules that were imported have been parsed.
 */
export function completeGraph(exposed: string): Plugin {
	const pending = new Set<string>();
	const parsed = new Set<string>();
	const openGate = () =>
		createGate(MODULE_TIMEOUT_MS, () => {
			const named = [...pending].slice(0, 10).join(", ");
			const others = pending.size > 10 ? ` and ${pending.size - 10} more` : "";
			return `These modules or what they import cannot be read: ${named}${others}`;
		});
	let gate = openGate();
	return {
		name: "scriptorium:complete-graph",
		apply: "build",
		// Once for each build of a watched remote.
		buildStart() {
			parsed.clear();
			pending.clear();
			pending.add(exposed);
			gate = openGate();
		},
		resolveId: (id) => (id === GRAPH_GATE ? RESOLVED_GATE : undefined),
		async load(id) {
			if (id !== RESOLVED_GATE) return undefined;
			await gate.opened;
			return "export {};";
		},
		moduleParsed({ id, importedIds, dynamicallyImportedIds }) {
			gate.keepAlive();
			parsed.add(id);
			pending.delete(id);
			for (const next of [...importedIds, ...dynamicallyImportedIds]) {
				if (!parsed.has(next) && !WRITTEN_LATE.test(next)) pending.add(next);
			}
			if (parsed.has(exposed) && pending.size === 0) gate.open();
		},
		generateBundle(_output, bundle) {
			const files = Object.values(bundle).filter((file) => file.type === "chunk");
			const imported = new Set(files.flatMap((file) => [...file.imports, ...file.dynamicImports]));
			for (const file of files) {
				// Inputs only for the graph's sake; the container's entry imports the exposed module's own chunk.
				const input = file.isEntry && (file.facadeModuleId === RESOLVED_GATE || file.facadeModuleId === exposed);
				if (input && !imported.has(file.fileName)) delete bundle[file.fileName];
			}
		},
	};
}
