import { type Browser, expect as expectAt, type Page } from "@playwright/test";
import type { EverydayPage } from "../../contracts/everyday-pages/page-index.ts";
import { readPageIndex } from "../../contracts/everyday-pages/page-index.ts";
import { readChecks } from "../../template-checks/check-parts/read-checks.ts";
import { MissingPart } from "../../template-checks/everyday/everyday-job.ts";
import { everydayJobs } from "../../template-checks/everyday/jobs.ts";
import type { PageCheck } from "../../template-checks/page-check.ts";
import { launchBrowser, openEverydayPage } from "./everyday-browser.ts";

const BROWSERS = 4;
/** Generous, because a slow machine must not look like a template that fails. */
const expect = expectAt.configure({ timeout: 15_000 });

export interface TemplateResult {
	readonly id: string;
	/** Pages that have what the template works on. */
	readonly pages: number;
	readonly succeeded: number;
	readonly failures: readonly { readonly file: string; readonly reason: string }[];
}

interface MeasureOptions {
	readonly maxPages?: number | undefined;
	onMeasured(result: TemplateResult): void;
}

/**
 * Runs templates on the everyday pages, whose author had not seen them.
 *
 * @param ids of the templates; all without it
 * @param options `maxPages` for each template, spread evenly over the index; `onMeasured` is called when one is done
 * @returns when all are done
 */
export async function measureSuccess(
	ids: readonly string[],
	{ maxPages = Number.POSITIVE_INFINITY, onMeasured }: MeasureOptions,
): Promise<void> {
	const index = readPageIndex();
	const known = await readChecks();
	const checks = ids.length === 0 ? known : ids.flatMap((id) => known.filter(({ template }) => template.id === id));
	const queue = checks.flatMap((check) => {
		const job = everydayJobs[check.template.id];
		if (!job) throw new Error(`${check.template.id} has no job on the everyday pages`);
		const entries = index.filter((entry) => job.subject(entry));
		return spread(entries, maxPages).map((entry) => ({ check, entry }));
	});
	const open = new Map<string, number>();
	for (const { check } of queue) open.set(check.template.id, (open.get(check.template.id) ?? 0) + 1);
	const outcomes = new Map<string, { file: string; reason: string | null }[]>();
	const resultOf = (id: string): TemplateResult => {
		const all = outcomes.get(id) ?? [];
		const failures = all.flatMap(({ file, reason }) => (reason === null ? [] : [{ file, reason }]));
		return { id, pages: all.length, succeeded: all.length - failures.length, failures };
	};
	const work = async () => {
		const browser = await launchBrowser();
		try {
			for (let next = queue.shift(); next; next = queue.shift()) {
				const { check, entry } = next;
				const reason = await tryTemplate(browser, check, entry);
				const { id } = check.template;
				if (reason !== undefined) outcomes.set(id, [...(outcomes.get(id) ?? []), { file: entry.file, reason }]);
				const left = (open.get(id) ?? 0) - 1;
				open.set(id, left);
				if (left === 0) onMeasured(resultOf(id));
			}
		} finally {
			await browser.close();
		}
	};
	await Promise.all(Array.from({ length: BROWSERS }, work));
}

/** At most so many entries, at even distances. */
function spread<Entry>(entries: readonly Entry[], max: number): Entry[] {
	if (entries.length <= max) return [...entries];
	return entries.filter(
		(_, place) => Math.floor((place * max) / entries.length) !== Math.floor(((place - 1) * max) / entries.length),
	);
}

/** Why the template failed on the page; null when it did its job, undefined when the page has nothing for it. */
async function tryTemplate(
	browser: Browser,
	check: PageCheck,
	entry: EverydayPage,
): Promise<string | null | undefined> {
	const { template } = check;
	const job = everydayJobs[template.id];
	const page = await openEverydayPage(browser, entry);
	try {
		if (!job?.verify && !(await check.applies(page))) return undefined;
		const fallbacks = template.slots.flatMap(({ name, fallback }) =>
			fallback === undefined ? [] : [[name, fallback] as const],
		);
		const values = await (job?.values?.(page, entry.facts) ?? check.values?.(page));
		const { body } = template.write({ ...Object.fromEntries(fallbacks), ...values });
		const code = template.kind === "bookmarklet" ? body.replace(/\n/g, "") : body;
		const program = `(() => { "use strict";\n${code}\n})()`;
		const run = () => (template.runAt ? visitWith(page, program) : page.evaluate<void>(program));
		if (job?.verify) await job.verify({ page, run, expect, isLively: true }, entry.facts);
		else await check.verify({ page, run, expect, isLively: true });
		return null;
	} catch (problem) {
		if (problem instanceof MissingPart) return undefined;
		if (!(problem instanceof Error)) throw problem;
		return problem.message;
	} finally {
		await page.context().close();
	}
}

/** The next visit of the page, with a script that runs before those of the page. */
async function visitWith(page: Page, program: string): Promise<void> {
	await page.addInitScript(program);
	await page.reload();
}
