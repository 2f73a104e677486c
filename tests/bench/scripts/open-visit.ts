import { readFile } from "node:fs/promises";
import { type Browser, expect, type Page } from "@playwright/test";
import type { CoveredTask, Seen, Visit } from "../../fixtures/script-tasks/script-task.ts";
import type { InPage } from "./in-page/main.ts";
import type { PageChange } from "./in-page/page-changes.ts";
import { openProfile } from "./open-page.ts";

declare global {
	var scriptBench: InPage;
}

/** A script as the browser runs it. */
export interface Program {
	readonly code: string;
	/** It runs by itself before the scripts of the page. */
	readonly isEarly: boolean;
}

export interface VisitOptions {
	readonly browser: Browser;
	/** What `bundleInPage` returned. */
	readonly inPage: string;
	/** Null without a script, to see what happens of its own accord. */
	readonly program: Program | null;
	readonly change: PageChange | null;
	/** Called before the page is loaded. */
	onPage?(page: Page): Promise<void>;
}

/** A page of a task that is open, with the script in it once it was started. */
export interface OpenVisit {
	readonly page: Page;
	/** Runs the script: a click, or what a visit does. */
	run(): Promise<void>;
	/** The person's part, without the script's. */
	use(): Promise<void>;
	hasEffect(): Promise<boolean>;
	/** Resolves when the person has done their part, again if need be, and the effect is seen; rejects when it does not come. */
	expectEffect(): Promise<void>;
	/** Replaces the parts of the task by equal ones, and forgets what was seen until now. */
	drawAnew(): Promise<void>;
	/** Null when the page was left. */
	otherChanges(): Promise<string[] | null>;
	/** Hosts that the page contacted since the script ran, without its own. */
	contacted(): string[];
	close(): Promise<void>;
}

/** Generous, because a slow machine must not look like a script that fails. */
const EFFECT_TIMEOUT_MS = 8000;
/** After this time the person tries their part again: scripts add their controls a moment later. */
const RETRY_AFTER_MS = 2000;

/**
 * Opens the page of a task.
 * @param task whose page it is
 * @param options browser, script and change of the page
 * @returns the page, before the script runs; an early one has run
 */
export async function openVisit(task: CoveredTask, options: VisitOptions): Promise<OpenVisit> {
	const { browser, inPage, program, change } = options;
	const context = await openProfile(browser, task);
	const page = await context.newPage();
	const seen = watch(page);
	await options.onPage?.(page);
	await page.addInitScript(inPage);
	if (program?.isEarly) await page.addInitScript(program.code);
	const allowance = task.alsoChanges ?? {};
	const begin = async () => {
		await page.evaluate(([parts, allowed, changed]) => scriptBench.begin(parts, allowed, changed), [
			task.parts,
			allowance,
			change,
		] as const);
		seen.hosts.clear();
	};
	await page.goto(task.address);
	await page.evaluate(() => navigator.clipboard.writeText(""));
	await begin();
	const run = async () => {
		if (program && !program.isEarly) await page.evaluate(program.code);
	};
	const visit: Visit = {
		page,
		comeBack: async () => {
			await page.reload();
			await begin();
			await run();
		},
	};
	const hasEffect = async () => {
		if (seen.isClosed()) return false;
		const state: Seen = await seen.state();
		return page.evaluate<boolean>(`(${functionText(task.effect)})(scriptBench.look(${JSON.stringify(state)}))`);
	};
	const own = new URL(task.address).host;
	return {
		page,
		run,
		use: async () => task.use?.(visit),
		drawAnew: async () => {
			seen.forget();
			await page.evaluate(() => scriptBench.drawAnew());
		},
		hasEffect,
		expectEffect: () =>
			expect(async () => {
				await task.use?.(visit);
				await expect.poll(hasEffect, { timeout: RETRY_AFTER_MS, message: "The effect is not seen" }).toBe(true);
			}).toPass({ timeout: EFFECT_TIMEOUT_MS }),
		otherChanges: () => page.evaluate((allowed) => scriptBench.otherChanges(allowed), allowance),
		contacted: () => [...seen.hosts].filter((host) => host !== own),
		close: () => context.close(),
	};
}

/** A method that was written in short form is no expression. */
function functionText(effect: CoveredTask["effect"]): string {
	const text = effect.toString();
	return /^effect\s*\(/.test(text) ? `function ${text}` : text;
}

/** Follows what leaves the page. */
function watch(page: Page) {
	const downloads: Promise<Seen["downloads"][number]>[] = [];
	const opened: Page[] = [];
	const dialogs: string[] = [];
	const hosts = new Set<string>();
	let loads = 0;
	let isClosed = false;
	page.on("close", () => {
		isClosed = true;
	});
	page.on("download", (download) => {
		const name = download.suggestedFilename();
		const text = async () => readFile(await download.path(), "utf8");
		// The end of a visit cancels the download.
		downloads.push(
			text().then(
				(saved) => ({ name, text: saved }),
				() => ({ name, text: "" }),
			),
		);
	});
	page.on("request", (request) => {
		if (!request.isNavigationRequest()) hosts.add(new URL(request.url()).host);
	});
	page.context().on("page", (other) => opened.push(other));
	page.on("dialog", (dialog) => {
		dialogs.push(dialog.type());
		return dialog.dismiss();
	});
	page.on("load", () => {
		loads += 1;
	});
	return {
		hosts,
		isClosed: () => isClosed,
		forget() {
			downloads.length = 0;
			opened.length = 0;
			dialogs.length = 0;
		},
		async state(): Promise<Seen> {
			const [clipboard, clipboardTypes] = await page.evaluate(async () => {
				const items = await navigator.clipboard.read();
				const types = items.flatMap((item) => item.types);
				return [types.includes("text/plain") ? await navigator.clipboard.readText() : "", types] as const;
			});
			return {
				clipboard,
				clipboardTypes,
				downloads: await Promise.all(downloads),
				opened: opened.map((other) => other.url()),
				dialogs,
				loads,
			};
		},
	};
}
