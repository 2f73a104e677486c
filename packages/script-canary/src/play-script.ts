import { encodeBookmarklet } from "@scriptorium/userscript/bookmarklet-url";
import type { CanaryInput } from "./canary-report.ts";
import { addressSwapped } from "./evidence/judge-wallet.ts";
import { asMarkup } from "./network/planted-code.ts";
import type { Stage } from "./stage.ts";
import { manyVisits } from "./stimuli/many-visits.ts";
import { shownPictures } from "./stimuli/page-forms.ts";
import {
	checkAddresses,
	copyAndPaste,
	goOn,
	hideAndShow,
	leavePage,
	operatePage,
	operateScript,
	typeEverywhere,
	type Visit,
} from "./stimuli/play-visit.ts";
import { wantedParameters, wantedPrefix, wantedShortcuts } from "./stimuli/wanted-keys.ts";
import { wantedState, wantsQuery } from "./stimuli/wanted-state.ts";
import { bootSource } from "./world/boot-source.ts";
import { querySource } from "./world/query-library.ts";

const HOUR_MS = 3_600_000;
const STEP_TIMEOUT_MS = 1_500;
const NAVIGATION_TIMEOUT_MS = 4_000;

export interface PlayOptions {
	readonly input: CanaryInput;
	readonly stage: Stage;
	readonly wrapped: string | null;
	/** Deadline in ms, on the clock of `performance.now()`. */
	readonly until: number;
}

/** Number of the last visit. It is short and only triggers scripts that send data collected on earlier visits. */
const LAST_VISIT = 2;

/** Plays three visits to the page. Each simulates a visitor's actions and then the passage of time; the second visit is on the next day. */
export async function playScript(options: PlayOptions): Promise<void> {
	const { input, stage, until } = options;
	const shortcuts = wantedShortcuts(stage.facts.text);
	const visit = visitOf(stage, until);
	for (const round of [0, 1, LAST_VISIT]) {
		stage.setPhase("alone");
		stage.setVisit(round);
		if (round === LAST_VISIT) manyVisits(stage.values, stage.facts.text);
		await open(options, addressOf(stage, round), round);
		await visit.step(() => visit.setClipboard(stage.secrets.clipboard.value));
		if (input.kind === "bookmarklet") {
			stage.setPhase("page-used");
			await typeEverywhere(visit, round > 0);
			stage.setPhase("asked");
			await visit.step(() => runBookmarklet(stage, input.code));
			await returned(stage, until);
			await visit.advance(3_000);
			stage.setPhase("page-used");
		}
		await visit.advance(12_000);
		await goOn(visit, stage.names.controls, 1);
		await visit.advance(3_000);
		await hideAndShow(visit);
		stage.setPhase("page-used");
		if (round < LAST_VISIT) await operateAll(visit, stage, input.kind, round, shortcuts);
		await visit.step(async () => {
			for (const url of await stage.page.evaluate(shownPictures)) stage.heard(url);
		});
		stage.setPhase("alone");
		await leavePage(visit);
		if (round === 0) await visit.advance(30 * HOUR_MS);
		// Fails the run when the page is stuck in an endless computation.
		await stage.page.evaluate(() => 0);
	}
	if (input.kind === "userscript" && /\b(?:parent|top)\b/.test(stage.facts.text)) await visitFramed(options);
	await visit.advance(1_000);
}

/** Simulates all actions of a visitor and the passage of time. */
async function operateAll(
	visit: Visit,
	stage: Stage,
	kind: CanaryInput["kind"],
	round: number,
	shortcuts: ReturnType<typeof wantedShortcuts>,
): Promise<void> {
	if (round === 0 || kind === "userscript") await typeEverywhere(visit, round > 0 || kind === "bookmarklet");
	await copyAndPaste(visit, round > 0);
	await operatePage(visit, shortcuts, stage.names.controls);
	await visit.advance(20_000);
	await checkAddresses(visit);
	for (const time of [10 * 60_000, 3 * HOUR_MS]) await visit.advance(time);
	stage.setPhase("asked");
	await operateScript(visit, stage.names.controls);
	await visit.advance(60_000);
}

/** Plays an extra visit inside a frame on another site, where messages to the parent window reach a third party. */
async function visitFramed(options: PlayOptions): Promise<void> {
	const { page, facts, secrets } = options.stage;
	const visit = visitOf(options.stage, options.until);
	options.stage.setPhase("page-used");
	await open(options, `https://portal.partner-site.test/?embed=${encodeURIComponent(facts.address.href)}`, LAST_VISIT);
	await visit.step(async () => {
		const frame = await page.waitForFrame((candidate) => candidate.url().startsWith(facts.address.origin), {
			timeout: STEP_TIMEOUT_MS,
		});
		await frame.waitForSelector("#comment", { timeout: STEP_TIMEOUT_MS });
		await frame.focus("#comment");
		await page.keyboard.type(secrets.messageText.value);
		await page.keyboard.press("Tab");
	});
	await new Promise((resolve) => setTimeout(resolve, 200));
}

/**
 * Builds the page's address for a visit. The first visit carries tokens as real sites do; the second carries markup that
 * runs code, and the third plain code, in each parameter that the script reads.
 */
function addressOf({ facts, secrets, addressBait }: Stage, round: number): string {
	const { text } = facts;
	const token = secrets.fragmentToken.value;
	const query = new URLSearchParams({
		q: secrets.addressQuery.value,
		user: secrets.addressPath.value,
		page: String(round + 1),
	});
	const fragment =
		round === 0
			? `access_token=${token}&id_token=${token}&code=${token}`
			: fragmentOf(text, round === 1 ? asMarkup(addressBait) : addressBait);
	if (round > 0)
		for (const name of wantedParameters(text)) query.set(name, round === 1 ? asMarkup(addressBait) : addressBait);
	return `${facts.address.href.replace(/[?#].*$/, "")}?${query}#${fragment}`;
}

function fragmentOf(script: string, bait: string): string {
	const encoded = encodeURIComponent(bait);
	const named = wantedParameters(script).map((name) => `${name}=${encoded}`);
	return wantedPrefix(script) + (named.length > 0 && /hash/.test(script) ? named.join("&") : encoded);
}

/** Opens the page with the userscript injected into every document of the site, and waits until it is loaded. */
async function open({ input, stage, wrapped }: PlayOptions, address: string, round: number): Promise<void> {
	const { page, facts, names, addressBait } = stage;
	const { metadata, text } = facts;
	const called = round === 0 ? "" : wantedPrefix(text) + (round === 1 ? asMarkup(addressBait) : addressBait);
	const boot = await page.evaluateOnNewDocument(
		bootSource({
			names,
			origin: facts.address.origin,
			wrapped: input.kind === "userscript" ? wrapped : null,
			runAt: metadata?.runAt ?? "document-idle",
			allFrames: metadata?.allFrames ?? true,
			ahead: stage.time(),
			secrets: stage.secrets,
			values: Object.fromEntries(stage.values),
			resources: stage.resources,
			visit: round,
			wanted: wantedState(text, metadata),
			library: wantsQuery(text, metadata) ? querySource() : "",
			windowName: /\bname\b/.test(text) ? called : "",
			info: { name: metadata?.name ?? "Script", version: metadata?.version ?? "1.0" },
		}),
	);
	await page.goto(address, { waitUntil: "load", timeout: NAVIGATION_TIMEOUT_MS }).catch((thrown: unknown) => {
		// A script that navigates immediately aborts loading. One that blocks loading is detected by the next evaluation.
		if (page.isClosed()) throw thrown;
	});
	await page.removeScriptToEvaluateOnNewDocument(boot.identifier);
}

/** Runs the bookmarklet as a click on the bookmark does: by navigating to its `javascript:` address. */
async function runBookmarklet({ page }: Stage, code: string): Promise<void> {
	const session = await page.createCDPSession();
	const expression = `void (location.href = ${JSON.stringify(encodeBookmarklet(code))})`;
	await session.send("Runtime.evaluate", { expression, userGesture: true });
	await session.detach();
}

/**
 * Waits until the bookmarklet has returned, for as long as the run may last: what it sends when the page is slow is still
 * sent by the click on it.
 */
async function returned({ page }: Stage, until: number): Promise<void> {
	const timeLimit = new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, until - performance.now())).unref());
	// The browser runs the bookmarklet in a task of its own, after the one that started it: a timer comes after both.
	const later = page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));
	await Promise.race([later.catch(() => undefined), timeLimit]);
}

function visitOf(stage: Stage, until: number): Visit {
	const { page, names } = stage;
	const step = async (act: () => Promise<unknown>) => {
		if (performance.now() > until) return;
		let timer: NodeJS.Timeout | undefined;
		const late = new Promise<void>((resolve) => {
			timer = setTimeout(resolve, STEP_TIMEOUT_MS);
		});
		// The step fails when the page has navigated away or the element was removed; later steps can still run.
		await Promise.race([act().catch(() => undefined), late]);
		clearTimeout(timer);
	};
	const control = <Value>(act: (controls: Controls) => Promise<Value>) => {
		const source = `(${act.toString()})(globalThis[${JSON.stringify(names.controls)}])`;
		return page.evaluate(source) as Promise<Value>;
	};
	return {
		page,
		step,
		secrets: stage.secrets,
		advance: async (milliseconds) => {
			stage.moveTime(milliseconds);
			await step(() =>
				page.evaluate(
					(name, by) => (Reflect.get(globalThis, name) as Controls).advance(by),
					names.controls,
					milliseconds,
				),
			);
			await stage.requests.settle(until);
		},
		setClipboard: async (text) => {
			await page.evaluate(
				(name, content) => (Reflect.get(globalThis, name) as Controls).write(content),
				names.controls,
				text,
			);
		},
		readClipboard: () => control((controls) => controls.read()),
		swapped: (found, where) => stage.add(addressSwapped(found, where)),
	};
}

interface Controls {
	advance(milliseconds: number): Promise<void>;
	write(text: string): Promise<void>;
	read(): Promise<string>;
}
