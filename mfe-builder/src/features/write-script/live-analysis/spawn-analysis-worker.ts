import type { AnalysisWorker } from "./create-live-analyser.ts";

/**
 * The worker is a file of this remote's build, beside its other chunks. Where a remote is served from another origin the
 * browser refuses it (workers are same-origin): this throws, and the screen says that there is no rating while typing.
 */
export function spawnAnalysisWorker(): AnalysisWorker {
	return new Worker(new URL("./analysis-worker.ts", import.meta.url), { type: "module", name: "script-analysis" });
}
