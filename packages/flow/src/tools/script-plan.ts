import type { RecordedAction, RecordedActionOf } from "../recording/recorded-action.ts";
import { startsDownload } from "./downloads.ts";
import { comesWhilePageMoves } from "./moving-pages.ts";

/** Actions in which the effects of an earlier one are searched. */
const MAX_EFFECTS = 20;

/** An action with its effects, for which a script has to wait from before the action. */
export interface ScriptStep {
	readonly action: RecordedAction;
	/** Numbers of the tabs that it opens. */
	readonly opens: readonly number[];
	/** Dialogs that it opens, in order. */
	readonly dialogs: readonly RecordedActionOf<"dialog">[];
	/** Files chosen in a file chooser that it makes the page open. */
	readonly choices: readonly RecordedActionOf<"upload">[];
	/** It navigates its own tab. */
	readonly loads: boolean;
	/** A tab that no action on a page opened. */
	readonly byHand: boolean;
	/** It starts a download. */
	readonly downloads: boolean;
	/** The page may have closed its own tab: see `mayCloseItself`. */
	readonly mayBeClosed: boolean;
	/** Its tab may be gone before it has been answered: the page may close it then. */
	readonly mayCloseTab: boolean;
	/** Its page can still be moving: see `comesWhilePageMoves`. */
	readonly pageMoves: boolean;
}

/**
 * Relates the actions of a recording to their effects, one step per action in order. Effects without a trigger are performed by the
 * script: it opens the address or the tab. A tab that is used without being opened is opened first.
 * @param recorded in their order
 * @param open numbers of the tabs that are open before; gets those that are opened
 */
export function planScript(recorded: readonly RecordedAction[], open: Set<number> = new Set([0])): ScriptStep[] {
	const actions = withTabsOpened(withoutLostCauses(recorded), open);
	const opens = actions.map((): number[] => []);
	const dialogs = actions.map((): RecordedActionOf<"dialog">[] => []);
	const choices = actions.map((): RecordedActionOf<"upload">[] => []);
	const byHand = new Set<number>();
	const loading = new Set(
		actions.flatMap((later) => {
			if (later.type !== "navigate" || later.causedBy === undefined || !later.waitForLoad || later.frame) return [];
			return [placeOf(later.causedBy, later)];
		}),
	);
	actions.forEach((action, index) => {
		if (action.type === "dialog") dialogs[leaderOf(actions, index)]?.push(action);
		if (isChoice(action)) choices[leaderOf(actions, index)]?.push(action);
		if (action.type !== "tab" || action.change !== "opened") return;
		const leader = isGoneTo(actions, index) ? -1 : leaderOf(actions, index);
		if (leader < 0) byHand.add(index);
		else opens[leader]?.push(action.tab ?? 0);
	});
	const closing = new Set(actions.map((_, index) => closerOf(actions, index)));
	return actions.map((action, index) => ({
		action,
		opens: opens[index] ?? [],
		dialogs: dialogs[index] ?? [],
		choices: choices[index] ?? [],
		loads: action.type !== "navigate" && loading.has(placeOf(action.id, action)),
		byHand: byHand.has(index),
		downloads: startsDownload(action, actions.slice(index + 1, index + 1 + MAX_EFFECTS)),
		mayBeClosed: mayCloseItself(actions, index),
		mayCloseTab: closing.has(action),
		pageMoves: index > 0 && isOnMovingPage(actions[index - 1], action),
	}));
}

/** Whether an action is a navigation that another action caused. */
export const isLedThere = (action: RecordedAction): boolean =>
	action.type === "navigate" && action.causedBy !== undefined;
/** Whether an action is the choice of files in a file chooser that the action before it opened. */
export const isChoice = (action: RecordedAction): action is RecordedActionOf<"upload"> =>
	action.type === "upload" && action.fromChooser === true;

/** An action's id together with a tab. */
const placeOf = (id: string, { tab = 0 }: { readonly tab?: number | undefined }): string => `${tab} ${id}`;

/** Index of the last earlier action that is no effect; -1 without one. */
function leaderOf(actions: readonly RecordedAction[], index: number): number {
	const then = actions[index + 1];
	const cause = then?.type === "navigate" && then.tab === actions[index]?.tab ? then.causedBy : undefined;
	const known = cause === undefined ? -1 : actions.findIndex(({ id }) => id === cause);
	if (known >= 0 && known < index) return known;
	return actions
		.slice(0, index)
		.findLastIndex(
			(action) => action.type !== "dialog" && action.type !== "tab" && !isLedThere(action) && !isChoice(action),
		);
}

/** Whether the first action of a tab is a navigation without a trigger. */
function isGoneTo(actions: readonly RecordedAction[], index: number): boolean {
	const then = actions[index + 1];
	return then?.type === "navigate" && then.tab === actions[index]?.tab && then.causedBy === undefined;
}

/** Whether an action follows one in the same document that can have set the page in motion. */
const isOnMovingPage = (before: RecordedAction | undefined, action: RecordedAction): boolean =>
	before !== undefined &&
	(before.tab ?? 0) === (action.tab ?? 0) &&
	JSON.stringify(before.frame) === JSON.stringify(action.frame) &&
	comesWhilePageMoves(before, action);

function withoutLostCauses(actions: readonly RecordedAction[]): RecordedAction[] {
	const known = new Set(actions.map(({ id }) => id));
	return actions.map((action) => {
		if (action.type !== "navigate" || action.causedBy === undefined || known.has(action.causedBy)) return action;
		const { causedBy: _, ...alone } = action;
		return alone;
	});
}

/** Adds missing openings of tabs, which recordings of other tools lack; each tab is opened once. */
function withTabsOpened(actions: readonly RecordedAction[], open: Set<number>): RecordedAction[] {
	return actions.flatMap((action): RecordedAction[] => {
		const { id, timestamp, url, tab = 0 } = action;
		const isOpening = action.type === "tab" && action.change === "opened";
		if (open.has(tab)) return isOpening ? [] : [action];
		open.add(tab);
		return isOpening ? [action] : [{ id, timestamp, url, tab, type: "tab", change: "opened" }, action];
	});
}

/** Maximum time between an action and the closing of its tab by the page. */
const MAX_CLOSE_MS = 1000;
const CLOSING: ReadonlySet<RecordedAction["type"]> = new Set(["click", "keypress"]);

/**
 * Whether a tab was closed right after an action in it. A recording does not say whether the page or the user closed it: formats that
 * fail on a closed tab leave the closing to the page.
 */
export function mayCloseItself(actions: readonly RecordedAction[], index: number): boolean {
	return closerOf(actions, index) !== undefined;
}

/** The action at which the page may have closed its tab. */
function closerOf(actions: readonly RecordedAction[], index: number): RecordedAction | undefined {
	const closed = actions[index];
	if (closed?.type !== "tab" || closed.change !== "closed") return;
	const last = actions.slice(0, index).findLast(({ tab = 0 }) => tab === (closed.tab ?? 0));
	if (last === undefined || !CLOSING.has(last.type)) return;
	const pause = closed.timestamp - last.timestamp;
	// Imported recordings have no times: all actions have the same one.
	return pause > 0 && pause <= MAX_CLOSE_MS ? last : undefined;
}
