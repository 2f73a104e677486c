import type { Page } from "@playwright/test";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import type { ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { matchesUrl } from "@scriptorium/userscript/matches-url";
import { readScriptText, type ScriptText } from "@scriptorium/userscript/read-script-text";
import { bodyFunction, scriptBody } from "@scriptorium/userscript/script-body";
import type { CoveredTask, ScriptTask } from "../../fixtures/script-tasks/script-task.ts";
import type { Answered, SharedPage } from "./ask-templates.ts";
import { pageChanges } from "./in-page/page-changes.ts";
import { findBeyondPlan } from "./measure-effects.ts";
import { neighborsOf } from "./neighbors.ts";
import { type OpenVisit, openVisit, type Program, type VisitOptions } from "./open-visit.ts";

export const checkNames = ["effect", "nothing else", "matches", "rating", "re-render", "page changes"] as const;
export type CheckName = (typeof checkNames)[number];

/** What became of a task. Each check has null when it passed, or why it did not. */
export type TaskResult =
	| { readonly outcome: "refused" | "refused as expected" | "not refused" }
	| { readonly outcome: "unanswered" | "failed"; readonly problem: string }
	| { readonly outcome: "tried"; readonly by: string; readonly checks: Readonly<Record<CheckName, string | null>> };

export type Ask = (task: ScriptTask, page: SharedPage) => Promise<Answered>;
export type TryOptions = Pick<VisitOptions, "browser" | "inPage">;

/**
 * Asks for the script of a task, and tries it on its page.
 * @param task to be tried
 * @param ask how the request becomes a script
 * @param options the browser, and what `bundleInPage` returned
 * @returns the result of each check
 */
export async function tryTask(task: ScriptTask, ask: Ask, options: TryOptions): Promise<TaskResult> {
	const answered = await ask(task, sharedPage(task, options));
	if ("refused" in task) return { outcome: answered.kind === "refused" ? "refused as expected" : "not refused" };
	if (answered.kind === "refused") return { outcome: "refused" };
	if (answered.kind === "unanswered") return { outcome: "unanswered", problem: answered.question };
	if (answered.kind === "failed") return { outcome: "failed", problem: answered.problem };
	const { code, plan, by } = answered;
	const read = readScriptText(code);
	if (!read.ok) return { outcome: "failed", problem: "The script cannot be read" };
	const page = await tryOnPage(task, { text: read.text, plan }, options);
	return {
		outcome: "tried",
		by,
		checks: { ...page, matches: wrongMatches(task, read.text), rating: wrongRating(code) },
	};
}

function sharedPage(task: ScriptTask, options: TryOptions): SharedPage {
	const onPage = async <Value>(read: (page: Page) => Promise<Value>): Promise<Value> => {
		if ("refused" in task) throw new Error("The task has no page");
		const visit = await openVisit(task, { ...options, program: null, change: null });
		try {
			return await read(visit.page);
		} finally {
			await visit.close();
		}
	};
	return {
		pick: (selector) => onPage((page) => page.evaluate((one) => scriptBench.pick(one), selector)),
		outline: () => onPage((page) => page.evaluate(() => scriptBench.outline())),
	};
}

/** The script as the hub, its extension and script managers run it. */
function programOf(text: ScriptText): Program {
	const { code, isAsync } = scriptBody(text);
	return { code: `(${bodyFunction({ code, isAsync })})()`, isEarly: text.metadata?.runAt === "document-start" };
}

type PageChecks = Readonly<Record<"effect" | "nothing else" | "re-render" | "page changes", string | null>>;

async function tryOnPage(
	task: CoveredTask,
	{ text, plan }: { readonly text: ScriptText; readonly plan: ScriptPlan },
	options: TryOptions,
): Promise<PageChecks> {
	const program = programOf(text);
	const isClicked = text.metadata === null;
	const within = (change: VisitOptions["change"], visit: (open: OpenVisit) => Promise<string | null>) =>
		withVisit(task, { ...options, program, change }, visit);
	const happens = async (visit: OpenVisit) => {
		await visit.run();
		await visit.expectEffect();
		return null;
	};
	const ofItself = await changesOfItself(task, options);
	let others: string | null = null;
	let later: string | null = null;
	const effect = await within(null, async (visit) => {
		await happens(visit);
		const changes = ((await visit.otherChanges()) ?? ["the page was left"]).filter((one) => !ofItself.has(one));
		const hosts = visit.contacted().filter((host) => !plan.hosts.includes(host));
		if (changes.length + hosts.length > 0) others = [...changes.slice(0, 5), ...hosts].join("; ");
		if (isClicked) return null;
		try {
			await visit.drawAnew();
			await visit.expectEffect();
		} catch (problem) {
			later = reasonOf(problem);
		}
		return null;
	});
	if (effect !== null) {
		const skipped = "the effect did not happen";
		return { effect, "nothing else": skipped, "re-render": skipped, "page changes": skipped };
	}
	const beyond = await findBeyondPlan(task, { code: text.code, plan }, options).catch(reasonOf);
	if (beyond !== null) others = [others, `beyond the plan: ${beyond}`].filter(Boolean).join("; ");
	if (isClicked) {
		later = await within(null, async (visit) => {
			await visit.drawAnew();
			return happens(visit);
		});
	}
	const changed: string[] = [];
	for (const change of pageChanges) {
		const problem = await within(change, happens);
		if (problem !== null) changed.push(`${change}: ${problem}`);
	}
	return { effect, "nothing else": others, "re-render": later, "page changes": changed.join("; ") || null };
}

async function withVisit(
	task: CoveredTask,
	options: VisitOptions,
	visit: (open: OpenVisit) => Promise<string | null>,
): Promise<string | null> {
	const open = await openVisit(task, options);
	try {
		return await visit(open);
	} catch (problem) {
		return reasonOf(problem);
	} finally {
		await open.close();
	}
}

function reasonOf(problem: unknown): string {
	if (!(problem instanceof Error)) throw problem;
	return problem.message.split("\n")[0] ?? "";
}

/** What the page and the person change without a script. Throws when the check of the task sees its effect there. */
async function changesOfItself(task: CoveredTask, options: TryOptions): Promise<ReadonlySet<string>> {
	const visit = await openVisit(task, { ...options, program: null, change: null });
	const isClosed = visit.page.waitForEvent("close", { timeout: 0 }).then(() => new Set<string>());
	const watched = async () => {
		try {
			await visit.use();
		} catch {
			// What the person uses is often a part of the script, which is not there.
		}
		if (await visit.hasEffect()) throw new Error(`The check sees its effect without a script: ${task.request}`);
		return new Set((await visit.otherChanges()) ?? []);
	};
	try {
		// Without a script that asks, the tab is closed.
		return await Promise.race([isClosed, watched()]);
	} finally {
		await visit.close();
	}
}

function wrongMatches(task: CoveredTask, { metadata }: ScriptText): string | null {
	const wrong = neighborsOf(task.address, task.runs).filter(
		({ address, runs }) => (metadata !== null && matchesUrl(metadata, address)) !== runs,
	);
	return wrong.length === 0
		? null
		: wrong.map(({ address, runs }) => `${runs ? "not on" : "also on"} ${address}`).join("; ");
}

function wrongRating(code: string): string | null {
	const { risk_level: level, summary } = analyzeScript({ code });
	return level === "green" ? null : `${level}: ${summary}`;
}
