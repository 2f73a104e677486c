import { type RecordedAction, recordedAction } from "../../recording/recorded-action.ts";
import type { RecordedTarget } from "../../recording/recorded-target.ts";
import type { ReplayReading } from "../../steps/action-definition.ts";
import { actionDefinitions } from "../../steps/step-definitions.ts";
import type { ActionPart, ImportNote } from "../import-note.ts";
import type { ImportTool } from "../import-tool.ts";
import type { ImportResult } from "../imported.ts";
import { withoutSecrets } from "../imported-secrets.ts";
import { readAnswers } from "./replay-dialogs.ts";
import { type ReadableStep, readableStep, replayDocument } from "./replay-document.ts";
import { AT_REST } from "./replay-rest.ts";

/**
 * Imports a user flow of the DevTools Recorder, with all alternative selectors of each step.
 * @param json parsed JSON of the file
 * @param now milliseconds since 1970, as the file has no times
 * @returns the recording, with notes on steps that were changed or left out; fails with an `ImportErrorCode`
 */
export function importReplay(json: unknown, now: number): ImportResult {
	const document = replayDocument.safeParse(json);
	if (!document.success) {
		const message = "This file is no recording of the DevTools Recorder: it has no title and steps.";
		return { ok: false, error: { code: "NOT_A_RECORDING", message } };
	}
	const { title, steps } = document.data;
	const reading = new Reading(now);
	for (const [at, step] of steps.entries()) reading.read(step, at + 1);
	return { ok: true, value: withoutSecrets({ title, actions: reading.actions, notes: reading.notes }) };
}

type Note = (code: ImportNote["code"]) => void;
type Modifiers = { ctrl: boolean; alt: boolean; shift: boolean; meta: boolean };
const MODIFIERS: Readonly<Record<string, keyof Modifiers>> = {
	Control: "ctrl",
	ControlLeft: "ctrl",
	ControlRight: "ctrl",
	Alt: "alt",
	AltLeft: "alt",
	AltRight: "alt",
	Shift: "shift",
	ShiftLeft: "shift",
	ShiftRight: "shift",
	Meta: "meta",
	MetaLeft: "meta",
	MetaRight: "meta",
};

/** State of reading the steps in their order. */
class Reading {
	readonly actions: RecordedAction[] = [];
	readonly notes: ImportNote[] = [];
	#url = "about:blank";
	#viewport: { width: number; height: number } | null = null;
	readonly #held: Modifiers = { ctrl: false, alt: false, shift: false, meta: false };
	/** Numbers of tabs by the addresses that steps name them by; a tab has another one after a navigation. */
	readonly #tabs = new Map([["main", 0]]);
	#tabCount = 0;
	/** Answers to the dialogs of the next step. */
	#answers: NonNullable<ReturnType<typeof readAnswers>> = [];
	readonly #now: number;

	constructor(now: number) {
		this.#now = now;
	}

	read(step: { readonly type: string }, number: number): void {
		const note: Note = (code) => {
			this.notes.push({ step: number, code, type: step.type });
		};
		const parsed = readableStep.safeParse(step);
		if (!parsed.success) {
			note(KNOWN.has(step.type) ? "bad-step" : "unknown-step");
			return;
		}
		if (parsed.data.type !== "waitForExpression") this.#meetTab(parsed.data, note);
		const made = this.#actionOf(parsed.data, note);
		const action = made && recordedAction.safeParse({ ...this.#common(parsed.data, number), ...made });
		if (action?.success) {
			this.actions.push(action.data);
			this.#follow(parsed.data, action.data, number);
			this.#answer(parsed.data, number);
		} else if (action) note("bad-step");
	}

	/** An unknown target is taken for a new tab; it could be a frame of another site. */
	#meetTab({ target }: ReadableStep, note: Note): void {
		if (target === undefined || this.#tabs.has(target)) return;
		this.#tabCount += 1;
		this.#tabs.set(target, this.#tabCount);
		note("target-as-tab");
	}

	#common({ target = "main", frame = [] }: ReadableStep, number: number) {
		const tab = this.#tabs.get(target) ?? 0;
		// The address names the tab in an export again.
		const url = tab > 0 && isAddress(target) ? target : this.#url;
		return {
			id: `imported-${number}`,
			timestamp: this.#now,
			url,
			...(this.#viewport ? { viewport: this.#viewport } : {}),
			...(tab > 0 ? { tab } : {}),
			...(frame.length > 0 ? { frame: frame.map(frameByNumber) } : {}),
		};
	}

	/** The navigation that a step caused becomes an action of its own. */
	#follow(step: ReadableStep, action: RecordedAction, number: number): void {
		const { tab = 0 } = action;
		if (action.type === "navigate" && tab > 0) this.#tabs.set(action.targetUrl, tab);
		else if (action.type === "navigate" && action.frame === undefined) this.#url = action.targetUrl;
		for (const [at, { type, url }] of (step.assertedEvents ?? []).entries()) {
			if (type !== "navigation" || url === undefined || action.type === "navigate") continue;
			const led = recordedAction.safeParse({
				...this.#common(step, number),
				id: `imported-${number}-${at}`,
				type: "navigate",
				targetUrl: url,
				waitForLoad: true,
				cause: "load",
				causedBy: action.id,
			});
			if (!led.success) continue;
			this.actions.push(led.data);
			const tab = led.data.tab ?? 0;
			if (tab > 0) this.#tabs.set(url, tab);
			else if (led.data.frame === undefined) this.#url = url;
		}
	}

	/** The dialogs that the step opened, whose answers were given before it. */
	#answer(step: ReadableStep, number: number): void {
		for (const [at, given] of this.#answers.entries()) {
			const id = `imported-${number}-dialog-${at}`;
			const dialog = recordedAction.safeParse({ ...this.#common(step, number), ...given, id, type: "dialog" });
			if (dialog.success) this.actions.push(dialog.data);
		}
		this.#answers = [];
	}

	#actionOf(step: ReadableStep, note: Note): ActionPart | null {
		switch (step.type) {
			case "setViewport":
				this.#viewport = { width: step.width, height: step.height };
				return null;
			case "keyDown":
			case "keyUp": {
				// Held keys become modifiers of the steps meanwhile.
				const modifier = MODIFIERS[step.key];
				if (modifier !== undefined) this.#held[modifier] = step.type === "keyDown";
				return modifier === undefined ? this.#partOf(step, note) : null;
			}
			case "waitForExpression":
				return this.#expressed(step, note);
			default:
				return this.#partOf(step, note);
		}
	}

	#partOf(step: ReadableStep, note: Note): ActionPart | null {
		for (const read of READERS.get(step.type) ?? []) {
			const part = read(step, { held: this.#held, note });
			if (part !== null) return part;
		}
		return null;
	}

	/** Expressions that an export wrote for what the format has no step for. */
	#expressed(step: Extract<ReadableStep, { type: "waitForExpression" }>, note: Note): ActionPart | null {
		const answers = readAnswers(step.expression);
		if (answers !== null) this.#answers = answers;
		if (answers !== null || step.expression === AT_REST) return null;
		const part = this.#partOf(step, note);
		if (part === null) note("unknown-step");
		else this.#meetTab(step, note);
		return part;
	}
}

type AnyReader = (step: ReadableStep, reading: ReplayReading) => ActionPart | null;

/** The readers of all kinds, by the type of the step that they read. */
const READERS = new Map<string, AnyReader[]>();
for (const { readReplay } of Object.values(actionDefinitions))
	for (const [type, read] of Object.entries(readReplay))
		READERS.set(type, [...(READERS.get(type) ?? []), read as AnyReader]);

const KNOWN = new Set<string>(readableStep.def.options.map((option) => option.shape.type.def.values[0] ?? ""));

/** Frames are numbered in document order. */
function frameByNumber(frameIndex: number): RecordedTarget {
	const primary = `xpath/(//iframe | //frame)[${frameIndex + 1}]`;
	return { primary, strategy: "xpath", fallbacks: [], attributes: {}, frameIndex };
}

const isAddress = (text: string): boolean => URL.canParse(text);

/** User flows of the DevTools Recorder: each file is one recording. */
export const userFlow: ImportTool = {
	holdsSeveral: false,
	readRecordings(document, now) {
		const read = importReplay(document, now);
		return read.ok ? { ok: true, value: [read.value] } : read;
	},
	readFlows: null,
};
