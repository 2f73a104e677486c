import { OWN_ANSWER } from "@scriptorium/egress-proxy/own-answer";
import type { ScriptMeasures } from "@scriptorium/script-effects/script-measures";
import { type TestRunPhase, testRunLimits } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import type { ScriptText } from "@scriptorium/userscript/read-script-text";
import type { CDPSession, Page } from "puppeteer-core";
import type { EgressClient } from "./fetch-file.ts";
import { loadFiles } from "./load-files.ts";
import type { RunRecord } from "./run-record.ts";
import { listenToProgram, type ScriptEnd, writeProgram } from "./run-script.ts";
import { takePicture } from "./take-picture.ts";
import { within } from "./within.ts";

/** Milliseconds for one question to the page, which may be computing. */
const ASK_MS = 1_000;
/** A script is observed for five seconds; its page may be slow to begin. */
const SCRIPT_MS = 6_500;
/** Kept for the last picture and figures. */
const LAST_MS = 2_000;
/** A page that the script went to gets so long to load. */
const NEXT_PAGE_MS = 3_000;

export interface PlayOptions {
	readonly page: Page;
	readonly session: CDPSession;
	readonly record: RunRecord;
	readonly client: EgressClient;
	readonly text: ScriptText;
	/** Name of the script in stacks. */
	readonly scriptUrl: string;
	readonly url: URL;
	readonly signal: AbortSignal;
	readonly onPhase: (phase: TestRunPhase) => void;
}

export interface Played {
	/** Why the page could not be opened, as a sentence; null when it was. */
	readonly notOpened: string | null;
	readonly end: ScriptEnd | null;
	readonly measures: ScriptMeasures | null;
	readonly loadTime: number | null;
	readonly memory: number | null;
	readonly before: string | null;
	readonly after: string | null;
	readonly finalUrl: string;
	readonly finalTitle: string;
	/** Why page or browser broke off; null when they did not. */
	readonly broken: string | null;
}

type Progress = { -readonly [Key in keyof Played]: Played[Key] };

/** Opens the page, runs the script and looks at the page before and after. Returns what there is when the time is up or the page breaks off. */
export async function playTest(options: PlayOptions): Promise<Played> {
	const { record, url } = options;
	const progress: Progress = {
		notOpened: null,
		end: null,
		measures: null,
		loadTime: null,
		memory: null,
		before: null,
		after: null,
		finalUrl: url.href,
		finalTitle: "",
		broken: null,
	};
	const deadline = performance.now() + testRunLimits.durationMs;
	const broken = record.page.broken.then((reason) => {
		progress.broken = reason;
	});
	await within(testRunLimits.durationMs, Promise.race([play(options, progress, deadline), broken]));
	return { ...progress, measures: progress.end?.measures ?? progress.measures };
}

async function play(options: PlayOptions, progress: Progress, deadline: number): Promise<void> {
	const { page, session, record, text, url, onPhase } = options;
	onPhase("loading");
	const isEarly = text.metadata?.runAt === "document-start";
	const filesLoad = loadFiles(text.metadata, options.client, options.signal);
	const isOpen = await open(options, progress, isEarly ? testRunLimits.loadMs / 2 : testRunLimits.loadMs);
	if (!isOpen) return;
	progress.before = await takePicture(session);
	await session.send("Performance.enable");
	const heapBefore = await heapSize(session);
	const files = await filesLoad;
	for (const problem of files.problems) record.page.addNote(problem);
	const program = writeProgram(text, options.scriptUrl, { files, requests: record.requests });
	const told = await listenToProgram(session, program);
	const main = page.mainFrame();
	const { frameTree } = await session.send("Page.getFrameTree");
	let hasStarted = false;
	let isLeaving = false;
	const left = new Promise<void>((resolve) => {
		page.on("framenavigated", (frame) => {
			if (frame !== main || !hasStarted) return;
			told.leave();
			resolve();
		});
	});
	session.on("Page.frameRequestedNavigation", ({ frameId, url: next, disposition }) => {
		if (hasStarted && frameId === frameTree.frame.id && disposition === "currentTab" && /^https?:/.test(next))
			isLeaving = true;
	});
	onPhase("running");
	record.page.begin();
	record.network.begin();
	if (isEarly) {
		const { identifier } = await session.send("Page.addScriptToEvaluateOnNewDocument", { source: program.expression });
		await page.reload({ waitUntil: "load", timeout: testRunLimits.loadMs / 2 }).catch(() => undefined);
		hasStarted = true;
		await within(ASK_MS, session.send("Page.removeScriptToEvaluateOnNewDocument", { identifier }));
	} else {
		hasStarted = true;
		const userGesture = text.kind === "bookmarklet";
		// Answered when the script's first turn is over: never, when that does not end.
		session.send("Runtime.evaluate", { expression: program.expression, userGesture }).catch(() => undefined);
	}
	const time = Math.min(SCRIPT_MS, deadline - LAST_MS - performance.now());
	progress.end = await within(time, told.ended);
	progress.measures = told.last();
	progress.end ??= { measures: told.last(), how: "hangs", error: null };
	if (progress.end.how === "hangs") return;
	// The page was quiet while the next one was on its way.
	if (isLeaving && progress.end.how === "finished") {
		const hasLeft = await within(
			NEXT_PAGE_MS,
			left.then(() => true),
		);
		if (hasLeft) progress.end = { ...progress.end, how: "left" };
	}
	if (progress.end.how === "left") await nextPage(page, record);
	else {
		const heapAfter = await heapSize(session);
		progress.memory = heapBefore === null || heapAfter === null ? null : heapAfter - heapBefore;
	}
	progress.finalUrl = page.url() || url.href;
	progress.finalTitle = (await within(ASK_MS, page.title())) ?? "";
	progress.after = await takePicture(session);
}

/** @returns whether there is a page; otherwise `notOpened` says why not */
async function open({ page, record, url }: PlayOptions, progress: Progress, loadMs: number): Promise<boolean> {
	const began = performance.now();
	const opened = await page.goto(url.href, { waitUntil: "load", timeout: loadMs }).then(
		(response) => response,
		(thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown))),
	);
	const isPage = page.url() !== "about:blank" && !page.url().startsWith("chrome-error:");
	progress.finalUrl = isPage ? page.url() : url.href;
	if (opened instanceof Error) {
		const isSlow = opened.name === "TimeoutError" && isPage;
		if (isSlow)
			record.page.addNote(
				`The page was still loading after ${loadMs / 1000} seconds; the script ran on what was there.`,
			);
		// A redirect may have led to the host that failed.
		else
			progress.notOpened =
				reasonOfProxy(record, [...record.network.documents(), url.href]) ?? notOpenedSentence(opened);
	} else {
		progress.loadTime = performance.now() - began;
		if (opened?.headers()[OWN_ANSWER] !== undefined)
			progress.notOpened = reasonOfProxy(record, [opened.url()]) ?? (await opened.text());
	}
	return progress.notOpened === null;
}

/** Why the proxy did not connect to the host of one of these addresses, the last one first. */
function reasonOfProxy({ proxy }: RunRecord, addresses: readonly string[]): string | null {
	const hosts = proxy.hosts();
	for (const address of addresses.toReversed()) {
		const name = URL.parse(address)?.hostname;
		const reason = hosts.flatMap(({ host, refused, failed }) => (host === name ? [refused ?? failed] : []))[0];
		if (reason) return reason;
	}
	return null;
}

function notOpenedSentence({ name, message }: Error): string {
	if (name === "TimeoutError") return "The page did not answer in time. Try again, or choose another address.";
	const code = /net::(ERR_[A-Z_]+)/.exec(message)?.[1] ?? "";
	if (code === "ERR_ABORTED") return "This address is a file to be saved, not a page. Choose the address of a page.";
	if (/CERT|SSL/.test(code))
		return `The page has no valid certificate (${code}). Test runs open pages with valid ones only.`;
	return `The page could not be opened (${code || "the connection failed"}). Check the address.`;
}

/** Waits until the page that the script went to is there. */
async function nextPage(page: Page, record: RunRecord): Promise<void> {
	await page.waitForFunction("document.readyState === 'complete'", { timeout: NEXT_PAGE_MS }).catch(() => undefined);
	record.page.addNote(`The script left the page for ${page.url().slice(0, 200)}; it was not started again there.`);
}

/** Bytes of the JavaScript heap after garbage collection; null when the page does not answer. */
async function heapSize(session: CDPSession): Promise<number | null> {
	await within(ASK_MS, session.send("HeapProfiler.collectGarbage"));
	const answer = await within(ASK_MS, session.send("Performance.getMetrics"));
	return answer?.metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? null;
}
