import { parentPort, workerData } from "node:worker_threads";
import type { AnalysisResult, ScriptInput } from "@scriptorium/script-analyzer/analysis-result";
import { loadCorpus } from "../../corpus/load-corpus.ts";
import type { FuzzRange, Told } from "./fuzz-range.ts";
import { generateInput } from "./generate-input.ts";
import { judgeResult } from "./judge-result.ts";

const { analyzer, seed, from, to, progress } = workerData as FuzzRange;
const { analyzeScript } = (await import(analyzer)) as { analyzeScript: (input: ScriptInput) => AnalysisResult };
// The sealed half stays sealed here too.
const samples = [...loadCorpus("develop"), ...loadCorpus("seeds")].map(({ code }) => code);
const [first = "", ...others] = samples;

const levels: Record<string, number> = {};
const watched = (input: ScriptInput): AnalysisResult => {
	const result = analyzeScript(input);
	levels[result.risk_level] = (levels[result.risk_level] ?? 0) + 1;
	return result;
};
for (let index = from; index < to; index++) {
	Atomics.store(progress, 0, index);
	const { code, origin } = generateInput(seed, index, [first, ...others]);
	const problems = judgeResult(code, watched);
	if (problems.length > 0) tell({ kind: "problem", index, origin, problems, code: JSON.stringify(code.slice(0, 400)) });
}
tell({ kind: "done", levels });

function tell(told: Told): void {
	parentPort?.postMessage(told);
}
