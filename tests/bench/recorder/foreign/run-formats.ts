import type { Browser, Page } from "@playwright/test";
import { generateScript } from "@scriptorium/flow/generate/generate-script";
import type { GenerateTarget } from "@scriptorium/flow/generate/generated-code";
import { convertRecording } from "@scriptorium/flow/recording/convert-recording";
import { exportPlaywright, exportPuppeteer, exportReplay } from "@scriptorium/flow/tools/export-as.test-support";
import type { ForeignSession } from "../../../fixtures/foreign-sessions/foreign-session.ts";
import { runPlaywright, runPuppeteer, runReplay } from "../../../support/run-exports.ts";
import { differenceOf, reasonOf } from "./describe-failure.ts";
import type { ForeignFormat, ForeignResult, Recording } from "./foreign-result.ts";

/** Milliseconds that an end may come after the last step of a run. */
const SETTLE_MS = 5_000;

interface Made {
	readonly notes: readonly { readonly code: string }[];
	readonly run: () => Promise<unknown>;
}

/**
 * Runs a recording by the real tool of each format, with empty storage.
 * @param session what was recorded
 * @param recording the recording
 * @param formats in which it is run
 * @param browser starts the pages of the own scripts
 * @returns per format null for the same end, otherwise the reason
 */
export async function runFormats(
	session: ForeignSession,
	recording: Recording,
	formats: readonly ForeignFormat[],
	browser: Browser,
): Promise<ForeignResult["failures"]> {
	const { name, state } = session;
	const { actions, end, origin } = recording;
	const expression = settled(state, end);
	const url = `${origin}/${session.path}`;
	const makers: Readonly<Record<ForeignFormat, () => Made>> = {
		script: () => script(recording, url, browser, "bookmarklet", expression),
		"test-run": () => script(recording, url, browser, "run", expression),
		playwright() {
			const { document, notes } = exportPlaywright(name, actions);
			return { notes, run: () => runPlaywright(document, expression, "") };
		},
		puppeteer() {
			const { document, notes } = exportPuppeteer(name, actions);
			return { notes, run: () => runPuppeteer(document, expression, {}) };
		},
		replay() {
			const { document, notes } = exportReplay(name, actions);
			return { notes, run: () => runReplay(document, expression) };
		},
	};
	const failures: Partial<Record<ForeignFormat, string | null>> = {};
	// At the same time they would take each other's processor, and run into their limits of time.
	for (const format of formats) {
		const { notes, run } = makers[format]();
		const failure = await run().then((reached) => differenceOf(reached, end), reasonOf);
		const said = notes.length === 0 ? "" : ` (notes: ${[...new Set(notes.map(({ code }) => code))].join(", ")})`;
		failures[format] = failure === null ? null : failure + said;
	}
	return failures;
}

function script(
	{ actions }: Recording,
	url: string,
	browser: Browser,
	target: GenerateTarget,
	expression: string,
): Made {
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
