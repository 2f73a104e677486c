import { table } from "../../analyzer/report/table.ts";
import { wrap } from "../../analyzer/report/wrap.ts";
import { median, relativeSpread } from "../../analyzer/speed/percentile.ts";
import type { AuditedPage } from "./measure-audits.ts";
import { type Category, categories, type FailedAudit } from "./read-result.ts";

const GOALS: Readonly<Record<Category, number>> = {
	performance: 90,
	accessibility: 100,
	"best-practices": 100,
	seo: 100,
};

/** Median scores of each page, in Markdown. */
export function writeAudits(
	pages: readonly AuditedPage[],
	{ runs, source }: { readonly runs: number; readonly source: string },
): string {
	const misses = pages.flatMap((audited) =>
		categories
			.filter((category) => median(scoresOf(audited, category)) < GOALS[category])
			.map((category) => `${category} of ${audited.page.name}`),
	);
	const goals = categories.map((category) => `${category} ${GOALS[category]}`).join(", ");
	const indexes = pages.flatMap((audited) => audited.runs.map(({ machineIndex }) => machineIndex));
	return [
		wrap(
			`${source} Lighthouse mobile as it stands, median of ${runs} runs; ± is half the range over the median. Lighthouse's own measure of the machine during the runs: ${Math.min(...indexes).toFixed(0)} to ${Math.max(...indexes).toFixed(0)}; where it wavers, so does the performance.`,
		),
		table(
			["Page", ...categories, "± performance"],
			pages.map((audited) => [
				`\`${audited.page.name}\``,
				...categories.map((category) => median(scoresOf(audited, category))),
				`${(relativeSpread(scoresOf(audited, "performance")) * 100).toFixed(0)} %`,
			]),
		),
		wrap(`Goals (${goals}): ${misses.length === 0 ? "met by every page" : `missed by ${misses.join(", ")}`}.`),
		...failuresBeside(pages),
		...unfinishedRuns(pages),
	].join("\n\n");
}

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
