import type { ScriptTask } from "../../fixtures/script-tasks/script-task.ts";
import { knownFailures } from "./known-failures.ts";
import type { MeasuredTask } from "./measure-tasks.ts";
import { type CheckName, checkNames, type TaskResult } from "./try-task.ts";

const TITLES: Readonly<Record<CheckName, string>> = {
	effect: "the effect happened",
	"nothing else": "nothing else changed",
	matches: "runs on the right ones of ten addresses",
	rating: "rated Low",
	"re-render": "works after the part was drawn anew",
	"page changes": "works after three changes of the page",
};

const share = (part: number, all: number): string =>
	all === 0 ? "–" : `${part} of ${all} (${((100 * part) / all).toFixed(1)} %)`;

type Tried = Extract<TaskResult, { outcome: "tried" }>;
const isTried = (result: TaskResult): result is Tried => result.outcome === "tried";

/**
 * Tells whether a task came out as it should.
 * @param result of the task
 * @returns true when all checks passed, or when the request was refused as expected
 */
export function hasPassed(result: TaskResult): boolean {
	if (result.outcome === "refused as expected") return true;
	return isTried(result) && checkNames.every((check) => result.checks[check] === null);
}

/** A script that does not do what was asked: worse than an honest refusal. */
const isWrong = (result: TaskResult): boolean =>
	result.outcome === "not refused" || (isTried(result) && result.checks.effect !== null);

/**
 * Writes the figures of the bench.
 * @param measured all tasks with their results
 * @param source day, machine and browser
 * @param asked what wrote the scripts
 * @returns Markdown
 */
export function writeReport(measured: readonly MeasuredTask[], source: string, asked: string): string {
	const covered = measured.filter(({ task }) => !isRefusal(task));
	const outside = measured.filter(({ task }) => isRefusal(task));
	const tried = covered.map(({ result }) => result).filter(isTried);
	const count = (list: readonly MeasuredTask[], test: (result: TaskResult) => boolean) =>
		list.filter(({ result }) => test(result)).length;
	const kinds = [...new Set(measured.map(({ task }) => task.kind))].sort();
	return [
		`${source} Scripts by ${asked}.`,
		"",
		`| Tasks | number |`,
		"| --- | --: |",
		`| all checks passed | ${share(count(covered, hasPassed), covered.length)} |`,
		`| refused, though the bench expects a script | ${count(covered, ({ outcome }) => outcome === "refused")} |`,
		`| asked for something that the person did not know | ${count(covered, ({ outcome }) => outcome === "unanswered")} |`,
		`| no usable script | ${count(covered, ({ outcome }) => outcome === "failed")} |`,
		`| wrong script: the effect did not happen | ${count(covered, isWrong)} |`,
		`| refused as expected | ${share(count(outside, hasPassed), outside.length)} |`,
		"",
		"| Check | passed, of the scripts that were written |",
		"| --- | --: |",
		...checkNames.map(
			(check) =>
				`| ${TITLES[check]} | ${share(tried.filter(({ checks }) => checks[check] === null).length, tried.length)} |`,
		),
		"",
		"| Page | tasks | passed | refused | wrong script |",
		"| --- | --: | --: | --: | --: |",
		...kinds.map((kind) => {
			const own = covered.filter(({ task }) => task.kind === kind);
			const refused = count(own, ({ outcome }) => outcome === "refused" || outcome === "unanswered");
			return `| ${kind} | ${own.length} | ${count(own, hasPassed)} | ${refused} | ${count(own, isWrong)} |`;
		}),
		"",
		...measured
			.filter(({ result }) => !hasPassed(result))
			.map(({ name, task, result }) => `- “${task.request}”: ${reasonOf(result)}${causeOf(name)}`),
	].join("\n");
}

const isRefusal = (task: ScriptTask): boolean => "refused" in task;

const causeOf = (name: string): string => (knownFailures[name] === undefined ? "" : ` – ${knownFailures[name]}`);

/** Why a task did not pass, in words. */
function reasonOf(result: TaskResult): string {
	if (!isTried(result)) return "problem" in result ? `${result.outcome} (${result.problem})` : result.outcome;
	const failed = checkNames.filter((check) => result.checks[check] !== null);
	if (result.checks.effect !== null) return `the effect of \`${result.by}\` did not happen`;
	return `\`${result.by}\`: ${failed.map((check) => `not “${TITLES[check]}”`).join(", ")}`;
}
