import type { RecordedAction } from "../../recording/recorded-action.ts";
import type { ExportNoteCode } from "../export-note.ts";
import type { ScriptStep } from "../script-plan.ts";
import { openingWindow } from "./opening-window.ts";
import type { ReplayStep } from "./replay-steps.ts";

/** How the runner reaches the tab of an action. */
export interface ReplayPlace {
	/** Address of the tab, by which steps name it; null for the first tab, which needs none. */
	readonly target: string | null;
	/** Steps that open the tab or give it a window, before those of the action. */
	readonly before: readonly ReplayStep[];
	/** Shift has to be held, so that the tab that the action opens gets a window of its own. */
	readonly opensWindow: boolean;
	/** What the format cannot do there, or does in another way. */
	readonly note: ExportNoteCode | null;
	/** The action has no steps: no step can name its tab, or opening the tab did it. */
	readonly isLeftOut: boolean;
}

interface Tab {
	/** Address of its page; null until it is known. */
	address: string | null;
	window: number;
	readonly opener: number | null;
	/** Tabs are searched in the order of their creation. */
	created: number;
	/** It has to be moved to a window of its own before anything is done in it. */
	moves: boolean;
	hasViewport: boolean;
}

/**
 * Follows the tabs of a recording the way @puppeteer/replay finds them (3.1, `getTargetPageForStep`): it looks for the first tab with the
 * address of the step, and brings none to the front. In a tab behind another one of the same window its steps wait for ever, because they
 * need animation frames. So a tab gets a window of its own when somebody returns to the others of its window while it is open: Shift is
 * held at the click that opens it, or it is opened again as a window and closed where it was, before anything is done in it.
 */
export class ReplayTabs {
	readonly #steps: readonly ScriptStep[];
	readonly #tabs = new Map<number, Tab>();
	/** The tab in front of each window. */
	readonly #front = new Map<number, number>();
	/** Navigations that opened their tab. */
	readonly #opened = new Set<RecordedAction>();
	#created = 0;

	constructor(steps: readonly ScriptStep[]) {
		this.#steps = steps;
		this.#add(0, null, 0);
	}

	/**
	 * Goes on to an action.
	 * @param index of the action; each is asked for once, in their order
	 * @returns how the runner reaches its tab
	 */
	enter(index: number): ReplayPlace {
		const step = this.#steps[index];
		if (step === undefined) throw new RangeError(`There is no step ${index}`);
		const { action, byHand, mayBeClosed } = step;
		const number = action.tab ?? 0;
		if (byHand) return this.#openByHand(index, number);
		const tab = this.#tabs.get(number) ?? this.#add(number, null, null);
		const before = tab.address;
		this.#follow(tab, action);
		const moving = this.#moving(number, tab, action);
		const address = moving.length === 0 && action.type === "navigate" ? before : tab.address;
		const target = number === 0 ? null : (address ?? action.url);
		if (isChange(action, "opened") || isEffect(action))
			return {
				target,
				before: moving,
				opensWindow: false,
				note: moving.length > 0 ? "replaced" : null,
				isLeftOut: false,
			};
		if (this.#opened.has(action)) return { target, before: [], opensWindow: false, note: null, isLeftOut: true };
		// A window that a page writes itself: the runner finds a tab by its address only, and its browser has another empty one.
		const hasNoAddress = address === null && action.url === "about:blank";
		if (number > 0 && (hasNoAddress || this.#isNamedLikeAnother(number, address))) {
			if (isChange(action, "closed")) this.#close(number, tab);
			return { target, before: [], opensWindow: false, note: "no-such-step", isLeftOut: true };
		}
		const isBehind = this.#isBehind(number, tab, action);
		if (isChange(action, "closed")) this.#close(number, tab);
		const opensWindow = this.#open(index, step);
		const sizing = mayBeClosed || target === null ? [] : sizeOf(tab, action, target);
		const note = isBehind ? "no-such-step" : moving.length > 0 || opensWindow ? "replaced" : secretIn(target);
		return { target, before: [...moving, ...sizing], opensWindow, note, isLeftOut: false };
	}

	#add(number: number, opener: number | null, window: number | null): Tab {
		this.#created += 1;
		const own = window ?? this.#created;
		const tab: Tab = { address: null, window: own, opener, created: this.#created, moves: false, hasViewport: false };
		this.#tabs.set(number, tab);
		this.#front.set(own, number);
		return tab;
	}

	/** The address of a tab as far as its actions say it: those in frames have the address of their frame. */
	#follow(tab: Tab, action: RecordedAction): void {
		if (action.frame !== undefined) return;
		if (action.type === "navigate") tab.address = action.targetUrl;
		else if (isDone(action) && action.url !== "about:blank") tab.address = action.url;
	}

	/** A tab that no action opened is opened as a window, at the address that it is led to or used at. */
	#openByHand(index: number, number: number): ReplayPlace {
		const tab = this.#add(number, null, null);
		const first = this.#steps.slice(index + 1).find(({ action }) => (action.tab ?? 0) === number)?.action;
		const url = first?.type === "navigate" ? first.targetUrl : first?.url;
		if (first?.type === "navigate") this.#opened.add(first);
		// The note is that of the action in it.
		if (url === "about:blank") return { target: null, before: [], opensWindow: false, note: null, isLeftOut: true };
		if (url === undefined)
			return { target: null, before: [], opensWindow: false, note: "no-such-step", isLeftOut: true };
		tab.address = url;
		const opening: ReplayStep = { type: "waitForExpression", expression: openingWindow(JSON.stringify(url)) };
		return { target: null, before: [opening], opensWindow: false, note: "replaced", isLeftOut: true };
	}

	#moving(number: number, tab: Tab, action: RecordedAction): ReplayStep[] {
		const { address } = tab;
		if (!tab.moves || address === null || address === "about:blank") return [];
		if (action.type !== "navigate" && !isDone(action)) return [];
		tab.moves = false;
		this.#close(number, tab);
		this.#created += 1;
		tab.window = this.#created;
		tab.created = this.#created;
		this.#tabs.set(number, tab);
		this.#front.set(tab.window, number);
		return [
			{ type: "waitForExpression", expression: openingWindow("location.href"), target: address },
			// The runner finds the older one of the two.
			{ type: "close", target: address },
		];
	}

	#isNamedLikeAnother(number: number, address: string | null): boolean {
		const own = this.#tabs.get(number)?.created ?? 0;
		return [...this.#tabs].some(([other, tab]) => other !== number && tab.address === address && tab.created < own);
	}

	#isBehind(number: number, tab: Tab, action: RecordedAction): boolean {
		if (!isDone(action) && !isChange(action, "activated")) return false;
		const isBehind = this.#front.get(tab.window) !== number;
		this.#front.set(tab.window, number);
		return isBehind;
	}

	#close(number: number, { window, opener }: Tab): void {
		this.#tabs.delete(number);
		if (this.#front.get(window) !== number) return;
		const left = [...this.#tabs.entries()].filter(([, tab]) => tab.window === window).map(([other]) => other);
		const next = left.find((other) => other === opener) ?? left.at(-1);
		if (next !== undefined) this.#front.set(window, next);
	}

	/** @returns whether Shift has to be held */
	#open(index: number, { action, opens }: ScriptStep): boolean {
		const number = action.tab ?? 0;
		const window = this.#tabs.get(number)?.window ?? 0;
		const how = openingOf(action);
		const there = new Set([...this.#tabs].filter(([, tab]) => tab.window === window).map(([other]) => other));
		let opensWindow = false;
		for (const opened of opens) {
			const isReturned = this.#isUsed(index, opened, there);
			const isHeld = how === "tab" && isReturned && number === 0 && isPlainClick(action);
			opensWindow ||= isHeld;
			const front = this.#front.get(window);
			const tab = this.#add(opened, number, how === "window" || isHeld ? null : window);
			if (how === "behind" && front !== undefined) this.#front.set(window, front);
			if (tab.window === window)
				tab.moves = how === "behind" ? this.#isUsed(index, opened, new Set([opened])) : isReturned;
		}
		return opensWindow;
	}

	/** Whether something is done in one of several tabs before another one is closed. */
	#isUsed(index: number, until: number, tabs: ReadonlySet<number>): boolean {
		for (const { action, mayBeClosed } of this.#steps.slice(index + 1)) {
			const tab = action.tab ?? 0;
			if (tab === until && isChange(action, "closed") && !mayBeClosed) return false;
			if (isDone(action) && tabs.has(tab)) return true;
		}
		return false;
	}
}

const isChange = (action: RecordedAction, change: "opened" | "closed" | "activated"): boolean =>
	action.type === "tab" && action.change === change;

const isEffect = (action: RecordedAction): boolean => action.type === "navigate" && action.causedBy !== undefined;

/** Whether an action is done on a page, by a step that needs the page to be in front. */
function isDone(action: RecordedAction): boolean {
	if (action.type === "wait") return action.selector !== undefined;
	return action.type !== "tab" && action.type !== "dialog" && action.type !== "navigate";
}

/** Where browsers open a tab. */
function openingOf(action: RecordedAction): "tab" | "behind" | "window" {
	if (action.type !== "click") return "tab";
	const { ctrl = false, meta = false, shift = false } = action.modifiers ?? {};
	if (ctrl || meta || action.button === "middle") return shift ? "tab" : "behind";
	return shift ? "window" : "tab";
}

const isPlainClick = (action: RecordedAction): boolean =>
	action.type === "click" && action.button === "left" && !Object.values(action.modifiers ?? {}).includes(true);

/** The runner gives every new tab the size of its own default. */
function sizeOf(tab: Tab, action: RecordedAction, target: string): ReplayStep[] {
	const { viewport } = action;
	if (tab.hasViewport || viewport === undefined || action.frame !== undefined) return [];
	tab.hasViewport = true;
	return [{ ...viewportStep(viewport), target }];
}

/** A step that sets the size of a page, in CSS pixels. */
export const viewportStep = ({ width, height }: { readonly width: number; readonly height: number }) =>
	({
		type: "setViewport",
		width,
		height,
		deviceScaleFactor: 1,
		isMobile: false,
		hasTouch: false,
		isLandscape: false,
	}) as const;

/** Secrets were removed from the address, so the person who runs it has to write them there. */
const secretIn = (address: string | null): ExportNoteCode | null =>
	address !== null && /[?&#][^=&#]+=(?:[&#]|$)|\/-(?=[/?#]|$)/.test(address) ? "secret-value" : null;
