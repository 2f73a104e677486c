import type { Browser, Page } from "@playwright/test";
import * as z from "zod";
import { loadCorpus } from "../../corpus/load-corpus.ts";
import { joinSamples } from "../analyzer/speed/hundred-kilobytes.ts";
import { percentile } from "../analyzer/speed/percentile.ts";

const LARGE_BYTES = 200_000;
const TYPED = 'const price = document.querySelector("main .price")?.textContent ?? "none"; // as shown';
/** A fast typist: the marks are renewed within each pause, and the draft is kept about once a second. */
const KEY_DISTANCE_MS = 120;

/** Milliseconds that the page's main thread ran between one key and the next, for all keys of a text. */
export interface TypingFigures {
	readonly bytes: number;
	readonly keys: number;
	readonly medianMs: number;
	readonly p95Ms: number;
}

/**
 * Types into the Code tab of the served hub.
 * @returns the work per key in a large script, and, as the floor, in one of a single line: what a key costs at all
 */
export async function measureTyping(
	browser: Browser,
	origin: string,
): Promise<{ readonly large: TypingFigures; readonly floor: TypingFigures }> {
	const large = joinSamples(loadCorpus("tuning"), LARGE_BYTES);
	const floor = "javascript:void 0;\n";
	// Once without being counted: the first page compiles everything.
	await typeInto(browser, origin, floor);
	return { floor: await typeInto(browser, origin, floor), large: await typeInto(browser, origin, large) };
}

async function typeInto(browser: Browser, origin: string, code: string): Promise<TypingFigures> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
	const page = await context.newPage();
	await openDraft(page, origin, code);
	const editor = page.getByRole("textbox", { name: /Code$/ });
	await page
		.getByRole("region", { name: "Security check of what you are typing" })
		.getByText(/Risk|Not rated/)
		.first()
		.waitFor();
	const work: number[] = [];
	for (const place of ["Control+Home", "Control+End"]) {
		await editor.focus();
		await page.keyboard.press(place);
		await page.keyboard.press("Enter");
		await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
		await page.keyboard.type(TYPED, { delay: KEY_DISTANCE_MS });
		work.push(...workPerKey((await browser.stopTracing()).toString()));
	}
	const isTyped = (await page.locator(".cm-line", { hasText: "as shown" }).count()) > 0;
	if (!isTyped) throw new Error("The keys did not reach the editor.");
	await context.close();
	return {
		bytes: Buffer.byteLength(code),
		keys: work.length,
		medianMs: percentile(work, 0.5),
		p95Ms: percentile(work, 0.95),
	};
}

/** Puts a draft where the hub keeps it, and restores it by its button, which shows the Code tab. */
async function openDraft(page: Page, origin: string, code: string): Promise<void> {
	await page.goto(`${origin}/create`);
	// The page makes the database when it looks for a draft.
	await page.evaluate(async () => {
		while (!(await indexedDB.databases()).some(({ name }) => name === "scriptorium-drafts"))
			await new Promise(requestAnimationFrame);
	});
	await page.evaluate(
		(text) =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open("scriptorium-drafts");
				opening.onerror = () => reject(opening.error ?? new Error("refused"));
				opening.onsuccess = () => {
					const change = opening.result.transaction("scripts", "readwrite");
					const values = { title: "Typed", description: "", category: "", tags: "", code: text, changeNote: "" };
					change.objectStore("scripts").put({ values, baseVersionId: null, ownerId: null }, "new");
					change.oncomplete = () => {
						opening.result.close();
						resolve();
					};
				};
			}),
		code,
	);
	await page.goto("about:blank");
	await page.goto(`${origin}/create`);
	await page.getByRole("button", { name: "Restore draft" }).click();
	await page.locator("[data-code-editor] .cm-line").first().waitFor();
}

const trace = z.object({
	traceEvents: z.array(
		z.object({
			name: z.string(),
			ph: z.string(),
			pid: z.number(),
			tid: z.number(),
			/** Microseconds, as all times of a trace. */
			ts: z.number().optional(),
			tdur: z.number().optional(),
			args: z.object({ name: z.unknown().optional(), data: z.unknown().optional() }).optional(),
		}),
	),
});
const dispatched = z.object({ type: z.literal("keydown") });

/** The thread's own time of all tasks from one key to the next; after the last key nothing is counted. */
function workPerKey(json: string): number[] {
	const { traceEvents } = trace.parse(JSON.parse(json));
	const keys = traceEvents.filter(
		({ name, args }) => name === "EventDispatch" && dispatched.safeParse(args?.data).success,
	);
	const [first] = keys;
	if (first === undefined) throw new Error("The trace has no keys.");
	const begins = keys.flatMap(({ ts }) => ts ?? []).toSorted((one, other) => one - other);
	const tasks = traceEvents.flatMap(({ name, ph, pid, tid, ts, tdur }) =>
		ph === "X" && name.endsWith("RunTask") && pid === first.pid && tid === first.tid && ts !== undefined && tdur
			? [{ ts, tdur }]
			: [],
	);
	if (tasks.length === 0) throw new Error("The trace has no tasks with the time of their thread.");
	// The task in which a key is dispatched begins a little before the key.
	const starts = begins.map((begin) => Math.max(...tasks.map(({ ts }) => ts).filter((ts) => ts <= begin)));
	return starts.slice(0, -1).map((start, at) => {
		const next = starts[at + 1] ?? Number.POSITIVE_INFINITY;
		const within = tasks.filter(({ ts }) => ts >= start && ts < next);
		return within.reduce((sum, { tdur }) => sum + tdur, 0) / 1000;
	});
}
