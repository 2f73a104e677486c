import type { Browser, Page } from "@playwright/test";
import { generateScript } from "@scriptorium/flow/generate/generate-script";
import type { GenerateTarget } from "@scriptorium/flow/generate/generated-code";
import { exportPlaywright } from "@scriptorium/flow/interop/export-playwright";
import { exportPuppeteer } from "@scriptorium/flow/interop/export-puppeteer";
import { exportReplay } from "@scriptorium/flow/interop/export-replay";
import { convertRecording } from "@scriptorium/flow/recording/convert-recording";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { ForeignSession } from "../../../fixtures/foreign-sessions/foreign-session.ts";
import { runPlaywright, runPuppeteer, runReplay } from "../../../support/run-exports.ts";
import { differenceOf, reasonOf } from "./describe-failure.ts";
import type { ForeignFormat, ForeignResult } from "./foreign-result.ts";

/** Milliseconds that an end may come after the last step of a run. */
const SETTLE_MS = 5_000;

export interface Recorded {
	readonly session: ForeignSession;
	readonly actions: readonly RecordedAction[];
	/** Address at which scripts begin. */
	readonly url: string;
	/** What the state of the session was after the recording. */
	readonly end: unknown;
}

interface Made {
	readonly notes: readonly { readonly code: string }[];
	readonly run: () => Promise<unknown>;
}

/**
 * Runs a recording in every format by the real tool of that format, each with empty storage.
 * @param recorded the recording
 * @param browser starts the pages of the own scripts
 * @returns per format null for the same end, otherwise the reason
 */
export async function runFormats(recorded: Recorded, browser: Browser): Promise<ForeignResult["failures"]> {
	const { session, actions, end } = recorded;
	const expression = settled(session.state, end);
	const playwright = exportPlaywright(session.name, actions);
	const puppeteer = exportPuppeteer(session.name, actions);
	const replay = exportReplay(session.name, actions);
	const failures: Partial<Record<ForeignFormat, string | null>> = {};
	const attempt = async (format: ForeignFormat, { notes, run }: Made): Promise<void> => {
		const failure = await run().then((state) => differenceOf(state, end), reasonOf);
		const said = notes.length === 0 ? "" : ` (notes: ${[...new Set(notes.map(({ code }) => code))].join(", ")})`;
		failures[format] = failure === null ? null : failure + said;
	};
	await attempt("script", script(recorded, browser, "bookmarklet", expression));
	await attempt("test-run", script(recorded, browser, "run", expression));
	// At the same time these would take each other's processor, and run into their limits of time.
	await attempt("playwright", { ...playwright, run: () => runPlaywright(playwright.document, expression, "") });
	await attempt("puppeteer", { ...puppeteer, run: () => runPuppeteer(puppeteer.document, expression, {}) });
	await attempt("replay", { ...replay, run: () => runReplay(replay.document, expression) });
	return failures;
}

function script({ actions, url }: Recorded, browser: Browser, target: GenerateTarget, expression: string): Made {
	// Without its own error handling the code rejects with its errors.
	const made = generateScript(convertRecording(actions), { name: "Recorded", errorHandling: false }, target);
	if (!made.ok) return { notes: [], run: () => Promise.reject(new Error(made.error.message)) };
	const { code, notes } = made.value;
	const run = async (): Promise<unknown> => {
		const context = await browser.newContext();
		try {
			const page = await context.newPage();
			if (target === "run") await page.addInitScript({ content: resuming(code) });
			await page.goto(url);
			await (target === "run" ? awaitRun(page) : page.evaluate(code));
			return await page.evaluate(expression);
		} finally {
			await context.close();
		}
	};
	return { notes, run };
}

/** Starts the code of a Test Run and waits until it reports its end, over page loads. */
async function awaitRun(page: Page): Promise<void> {
	const ended = page.waitForEvent("console", {
		predicate: (message) => message.text().startsWith("ended "),
		timeout: 120_000,
	});
	await page.evaluate("startRun()");
	const outcome = (await ended).text();
	if (outcome !== "ended finished") throw new Error(outcome.slice("ended ".length));
}

/** Keeps the state of a run over page loads, as the pages of a Test Run do. */
const resuming = (code: string): string => `
	const run = async (resumeFrom) => {
		const signal = new AbortController().signal;
		let failure = "";
		const report = ({ type, state, outcome, message }) => {
			if (type === "keep") sessionStorage.setItem("kept", JSON.stringify(state));
			if (type === "failed") failure = message;
			if (type !== "end") return;
			sessionStorage.removeItem("kept");
			console.log("ended " + (outcome === "finished" ? outcome : failure || outcome));
		};
		try {
			await (async () => {\n${code}\n})();
		} catch (thrown) {
			console.log("ended " + (failure || thrown));
		}
	};
	window.startRun = () => { run(null); };
	const kept = window === window.top ? sessionStorage.getItem("kept") : null;
	if (kept !== null) addEventListener("DOMContentLoaded", () => { run(JSON.parse(kept)); });`;

/** Expression for the state as soon as it is the wanted one, or as it is when the time is up. */
const settled = (expression: string, wanted: unknown): string => `(async () => {
	const limit = performance.now() + ${SETTLE_MS};
	let state = ${expression};
	while (JSON.stringify(state) !== ${JSON.stringify(JSON.stringify(wanted))} && performance.now() < limit) {
		await new Promise((resolve) => setTimeout(resolve, 50));
		state = ${expression};
	}
	return state;
})()`;
