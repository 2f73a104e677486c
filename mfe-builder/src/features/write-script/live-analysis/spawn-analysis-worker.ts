import type { AnalysisWorker } from "./create-live-analyser.ts";

export function spawnAnalysisWorker(): AnalysisWorker {
	throw new Error("not built yet");
}
