import { table } from "../../analyzer/report/table.ts";
import { wrap } from "../../analyzer/report/wrap.ts";
import { median, relativeSpread } from "../../analyzer/speed/percentile.ts";
import { goalsOf } from "./goals.ts";
import type { AuditedPage } from "./measure-audits.ts";
import { type Category, categories, type FailedAudit, type PageFigures } from "./read-result.ts";

/** A machine whose slowest run had less than this share of the speed of its fastest one has wavered. */
const STEADY_SHARE = 0.75;

/** Median scores and figures of each page, in Markdown. */
export function writeAudits(
	pages: readonly AuditedPage[],
	{ runs, source }: { readonly runs: number; readonly source: string },
): string {
	const misses = pages.flatMap(missesOf);
	const indexes = pages.flatMap((audited) => audited.runs.map(({ machineIndex }) => machineIndex));
	const [slowest, fastest] = [Math.min(...indexes), Math.max(...indexes)];
	const wavered =
		slowest < STEADY_SHARE * fastest ? " The machine wavered: compare pages of this table with care." : "";
	return [
		wrap(
			`${source} Lighthouse mobile as it stands, median of ${runs} runs; ± is half the range over the median. LCP, blocking time (TBT) and layout shift are those of the simulated phone; scripts are kB of the wire, headers included. Lighthouse's own measure of the machine during the runs: ${slowest.toFixed(0)} to ${fastest.toFixed(0)}; where it wavers, so does the performance.${wavered}`,
		),
		table(
			["Page", "performance", "goal", "±", ...BESIDE, "LCP ms", "TBT ms", "shift", "scripts kB"],
			pages.map((audited) => [
				`\`${audited.page.name}\``,
				median(scoresOf(audited, "performance")),
				goalsOf(audited.page.name).scores.performance,
				`${(relativeSpread(scoresOf(audited, "performance")) * 100).toFixed(0)} %`,
				...BESIDE.map((category) => median(scoresOf(audited, category))),
				medianOf(audited, "largestPaintMs").toFixed(0),
				medianOf(audited, "blockingMs").toFixed(0),
				medianOf(audited, "layoutShift").toFixed(3),
				(medianOf(audited, "scriptBytes") / 1000).toFixed(1),
			]),
		),
		wrap(
			`Goals (performance as above, ${BESIDE.join(", ")} 100, layout shift at most ${goalsOf("").layoutShift}, LCP of the tools at most ${goalsOf("builder").largestPaintMs} ms): ${misses.length === 0 ? "met by every page" : `missed by ${misses.join(", ")}`}.`,
		),
		...failuresBeside(pages),
		...unfinishedRuns(pages),
	].join("\n\n");
}

const BESIDE = categories.filter((category) => category !== "performance");

function missesOf(audited: AuditedPage): string[] {
	const { name } = audited.page;
	const goals = goalsOf(name);
	const scores = categories.filter((category) => median(scoresOf(audited, category)) < goals.scores[category]);
	const missed: string[] = [...scores];
	if (medianOf(audited, "layoutShift") > goals.layoutShift) missed.push("layout shift");
	if (goals.largestPaintMs !== null && medianOf(audited, "largestPaintMs") > goals.largestPaintMs) missed.push("LCP");
	return missed.map((what) => `${what} of ${name}`);
}

const medianOf = ({ runs }: AuditedPage, name: keyof PageFigures) => median(runs.map(({ figures }) => figures[name]));

const scoresOf = ({ runs }: AuditedPage, category: Category) => runs.map(({ scores }) => scores[category]);

function unfinishedRuns(pages: readonly AuditedPage[]): string[] {
	const lines = pages.flatMap(({ page, unfinished }) => unfinished.map((reason) => `- ${page.name}: ${reason}`));
	return lines.length === 0
		? []
		: [["Runs that Lighthouse could not finish, not in the medians:", "", ...lines].join("\n")];
}

/** What is wrong beside performance, whose audits are figures rather than faults. */
function failuresBeside(pages: readonly AuditedPage[]): string[] {
	const lines = pages.flatMap(({ page, runs }) =>
		gather(runs.flatMap(({ failed }) => failed.filter(({ category }) => category !== "performance"))).map(
			({ audit, times }) => `- ${page.name}, ${audit.category}, \`${audit.id}\` in ${times} of ${runs.length} runs`,
		),
	);
	return lines.length === 0 ? [] : [["Audits that failed:", "", ...lines].join("\n")];
}

/** Every audit without a full score, with what it found; for the terminal. */
export function listFailures(pages: readonly AuditedPage[]): string {
	return pages
		.flatMap(({ page, runs }) => [
			`Audits of ${page.path} without a full score:`,
			...gather(runs.flatMap(({ failed }) => failed)).flatMap(({ audit, times }) => [
				`  ${audit.category} ${audit.id} (${times} of ${runs.length}): ${audit.title}`,
				...audit.found.map((line) => `    ${line}`),
			]),
		])
		.join("\n");
}

/** Each audit once, with the number of runs it failed in and what it found in the last of them. */
function gather(failed: readonly FailedAudit[]): { readonly audit: FailedAudit; readonly times: number }[] {
	const known = new Map<string, { audit: FailedAudit; times: number }>();
	for (const audit of failed) {
		const key = `${audit.category} ${audit.id}`;
		known.set(key, { audit, times: (known.get(key)?.times ?? 0) + 1 });
	}
	return [...known.values()];
}
