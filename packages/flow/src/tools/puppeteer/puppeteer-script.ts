import type { RecordedAction } from "../../recording/recorded-action.ts";
import { dialogLines } from "../../steps/dialog.ts";
import type { ScriptStep } from "../script-plan.ts";
import { literal, pageOf } from "../script-text.ts";
import type { PuppeteerCalls } from "./puppeteer-calls.ts";

/** What a script has variables for, besides its tabs. */
export type NamedKind = "frame" | "downloaded";

export interface PuppeteerScriptOptions {
	/** Variables of tabs are declared where they are opened; true when left out. */
	readonly declaresTabs?: boolean;
	/** Names the variables of frames and downloads, where several parts share their names. */
	readonly newName?: (kind: NamedKind) => string;
}

/** Writes the lines of a Puppeteer script, step by step. */
export class PuppeteerScript {
	readonly lines: string[] = [];
	readonly #calls: PuppeteerCalls;
	readonly #options: PuppeteerScriptOptions;
	/** The frame of the last step, until its page is left. */
	#frame: { readonly key: string; readonly name: string } | null = null;
	readonly #newName = numberedNames();

	constructor(calls: PuppeteerCalls, options: PuppeteerScriptOptions = {}) {
		this.#calls = calls;
		this.#options = options;
	}

	add(step: ScriptStep): void {
		const { action, opens, dialogs, choices, loads, byHand, mayBeClosed, mayCloseTab, downloads, pageMoves } = step;
		const page = pageOf(action);
		if (mayBeClosed) {
			// Its page can close it at the same time.
			this.lines.push(`if (!${page}.isClosed()) await ${page}.close().catch(() => {});`);
			return;
		}
		const declared = this.#options.declaresTabs === false ? "" : "const ";
		if (byHand) this.lines.push(`${declared}${page} = await browser.newPage();`);
		const scope = this.scopeOf(action, page);
		const call = mayCloseTab ? this.#calls.closingCallOf(action, page, scope) : this.#calls.callOf(action, page, scope);
		if (pageMoves) this.lines.push(`await ${this.#calls.use("atRest", scope)};`);
		this.lines.push(...dialogLines(dialogs));
		const awaited = [
			...opens.map((_, place) => this.#calls.use("nextTab", place === 0 ? "" : String(place))),
			...(loads ? [`${page}.waitForNavigation()`] : []),
			...choices.map((choice) => this.#calls.use("chooseFiles", pageOf(choice), ...choice.files.map(literal))),
		];
		if (downloads && call !== null) this.#download(page, call);
		else if (awaited.length === 0) this.#push(call === null ? [] : [`await ${call};`]);
		else {
			const tabs = opens.map((tab) => pageOf({ tab }));
			const all = [...awaited, ...(call === null ? [] : [call])].flatMap((each) => indented(`${each},`));
			this.#push([`${tabs.length > 0 ? `${declared}[${tabs.join(", ")}] = ` : ""}await Promise.all([`, ...all, "]);"]);
		}
		if (loads || action.type === "navigate") this.#frame = null;
	}

	/** Waits until the file is there. The wait starts before the click. */
	#download(page: string, call: string): void {
		const name = this.#nameOf("downloaded");
		this.#push([
			`const ${name} = await ${this.#calls.use("watchDownload", page)};`,
			`await ${call};`,
			`await ${name}();`,
		]);
	}

	#nameOf(kind: NamedKind): string {
		return (this.#options.newName ?? this.#newName)(kind);
	}

	#push(lines: readonly string[]): void {
		this.lines.push(...lines.flatMap((line) => line.split("\n")));
	}

	/**
	 * The variable of an action's page or frame; a frame is looked up once for the actions that follow in it.
	 * @param action where it is
	 * @param page variable of its page
	 * @returns the variable, declared in a line before if need be
	 */
	scopeOf({ frame = [], tab, type }: RecordedAction, page: string): string {
		if (frame.length === 0 || type === "navigate" || type === "tab" || type === "dialog") return page;
		const key = JSON.stringify([tab, frame.map(({ primary }) => primary)]);
		if (this.#frame?.key === key) return this.#frame.name;
		const name = this.#nameOf("frame");
		const found = frame.reduce((scope, each, depth) => {
			const around = depth === 0 ? scope : `(await ${scope})`;
			return this.#calls.use("frameIn", this.#calls.on(around, each));
		}, page);
		this.#push([`const ${name} = await ${found};`]);
		this.#frame = { key, name };
		return name;
	}
}

/** @returns gives each kind of variable its own numbers, counted from 1 */
export function numberedNames(): (kind: NamedKind) => string {
	const counts = new Map<NamedKind, number>();
	return (kind) => {
		const count = (counts.get(kind) ?? 0) + 1;
		counts.set(kind, count);
		return `${kind}${count}`;
	};
}

const indented = (text: string): string[] => text.split("\n").map((line) => `	${line}`);
