import { type RecordedAction, recordedAction } from "../../recording/recorded-action.ts";
import { joinChain, type RecordedTarget } from "../../recording/recorded-target.ts";
import { strategyOf } from "../../recording/strategy-of.ts";
import type { ImportNote, ImportResult } from "../imported.ts";
import { withoutSecrets } from "../imported-secrets.ts";
import { readAnswers } from "./replay-dialogs.ts";
import { type ReadableStep, readableStep, replayDocument } from "./replay-document.ts";
import { readDrag } from "./replay-drag.ts";
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
const BUTTONS = { primary: "left", secondary: "right", auxiliary: "middle" } as const;

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

	/** Expressions that an export wrote for what the format has no step for. */
	#expressed(step: Extract<ReadableStep, { type: "waitForExpression" }>, note: Note): object | null {
		const { expression } = step;
		const answers = readAnswers(expression);
		if (answers !== null) this.#answers = answers;
		if (answers !== null || expression === AT_REST) return null;
		const drag = readDrag(expression);
		if (drag === null) {
			note("unknown-step");
			return null;
		}
		this.#meetTab(step, note);
		const { source, target, offset } = drag;
		const place = offset === undefined ? {} : { position: offset };
		return { type: "drag", source: targetOf(source), target: targetOf(target), duration: 0, ...place };
	}

	#actionOf(step: ReadableStep, note: Note): object | null {
		switch (step.type) {
			case "setViewport":
				this.#viewport = { width: step.width, height: step.height };
				return null;
			case "navigate":
				return { type: "navigate", targetUrl: step.url, waitForLoad: true, cause: "load" };
			case "click":
			case "doubleClick":
				return {
					type: "click",
					selector: targetOf(step.selectors),
					position: { x: step.offsetX, y: step.offsetY },
					button: BUTTONS[step.button ?? "primary"],
					clickCount: step.type === "click" ? 1 : 2,
					...(Object.values(this.#held).some(Boolean) ? { modifiers: { ...this.#held } } : {}),
					...(step.duration ? { duration: step.duration } : {}),
				};
			case "change":
				if (isBox(step)) return { type: "check", selector: targetOf(step.selectors), checked: step.value !== "" };
				return { type: "type", selector: targetOf(step.selectors), value: step.value, clear: true };
			case "hover":
				return { type: "hover", selector: targetOf(step.selectors), duration: 0 };
			case "scroll": {
				const selector = step.selectors ? { selector: targetOf(step.selectors) } : {};
				return { type: "scroll", position: { x: step.x ?? 0, y: step.y ?? 0 }, smooth: false, ...selector };
			}
			case "keyDown":
			case "keyUp":
				return this.#key(step.type === "keyDown", step.key);
			case "waitForElement": {
				const { operator, count, visible, timeout } = step;
				const isAbsent = count === 0 && operator !== ">=";
				if (!isAbsent && count !== undefined && (count !== 1 || operator === "<=")) note("check-left-out");
				const condition = isAbsent ? "absent" : visible === undefined ? "present" : visible ? "visible" : "hidden";
				return { type: "wait", duration: timeout ?? 5000, selector: targetOf(step.selectors), condition };
			}
			case "waitForExpression":
				return this.#expressed(step, note);
			case "close":
				return { type: "tab", change: "closed" };
		}
	}

	/** Held keys become modifiers of the steps meanwhile. */
	#key(isDown: boolean, key: string): object | null {
		const modifier = MODIFIERS[key];
		if (modifier !== undefined) this.#held[modifier] = isDown;
		return modifier === undefined && isDown ? { type: "keypress", key, modifiers: { ...this.#held } } : null;
	}
}

const KNOWN = new Set<string>(readableStep.def.options.map((option) => option.shape.type.def.values[0] ?? ""));

/** A step that ticks a box: the runner reads any value but an empty one as ticked. */
const isBox = ({ selectors, value }: Extract<ReadableStep, { type: "change" }>): boolean =>
	(value === "true" || value === "") &&
	selectors.some((each) => BOX.test(typeof each === "string" ? each : (each.at(-1) ?? "")));

const BOX = /\[role="(?:checkbox|radio|switch)"\]|\btype=["']?(?:checkbox|radio)\b/;

/** Frames are numbered in document order. */
function frameByNumber(frameIndex: number): RecordedTarget {
	const primary = `xpath/(//iframe | //frame)[${frameIndex + 1}]`;
	return { primary, strategy: "xpath", fallbacks: [], attributes: {}, frameIndex };
}

const isAddress = (text: string): boolean => URL.canParse(text);

function targetOf([first = "", ...more]: readonly (string | readonly string[])[]): RecordedTarget {
	const primary = spell(first);
	return { primary, strategy: strategyOf(primary), fallbacks: more.slice(0, 16).map(spell), attributes: {} };
}

const spell = (selector: string | readonly string[]) => (typeof selector === "string" ? selector : joinChain(selector));
