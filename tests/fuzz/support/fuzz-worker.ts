import { parentPort, workerData } from "node:worker_threads";
import type { AnalysisResult, ScriptInput } from "@scriptorium/script-analyzer/analysis-result";
import { loadCorpus } from "../../corpus/load-corpus.ts";
import { seededRandom } from "../../faults/support/random.ts";
import { choicesFrom } from "../grammar/choices.ts";
import { program } from "../grammar/programs.ts";
import type { FuzzRange, WorkerMessage } from "./fuzz-range.ts";
import { HOSTILE_TURNS, hostileInput } from "./hostile-inputs.ts";
import { judgeResult } from "./judge-result.ts";
import { mutatedSample } from "./mutated-samples.ts";

const { analyzer, seed, from, to, progress } = workerData as FuzzRange;
const { analyzeScript } = (await import(analyzer)) as { analyzeScript: (input: ScriptInput) => AnalysisResult };
// The held-out set is not used here either.
const samples = [...loadCorpus("tuning"), ...loadCorpus("seeds")].map(({ code }) => code);
const [first = "", ...others] = samples;

send({ kind: "loaded" });
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
	if (problems.length > 0) send({ kind: "problem", index, origin, problems, code: JSON.stringify(code.slice(0, 400)) });
}
send({ kind: "done", levels });

function send(message: WorkerMessage): void {
	parentPort?.postMessage(message);
}

interface FuzzedInput {
	readonly code: string;
	readonly origin: "hostile" | "grammar" | "corpus";
}

/**
 * Input number `index` of a seed; always the same text for the same pair. First every hostile form in every size, then
 * programs from the grammar and broken samples in turn, now and then a hostile one of any size.
 */
function generateInput(seed: number, index: number, samples: readonly [string, ...string[]]): FuzzedInput {
	const choices = choicesFrom(seededRandom(seed ^ Math.imul(index + 1, 0x9e37_79b1)));
	if (index < HOSTILE_TURNS || index % 40 === 0) return { code: hostileInput(choices, index), origin: "hostile" };
	if (index % 2 === 0) return { code: program(choices), origin: "grammar" };
	return { code: mutatedSample(choices, samples), origin: "corpus" };
}
