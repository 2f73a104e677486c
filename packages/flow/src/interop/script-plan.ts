import type { RecordedAction } from "../recording/recorded-action.ts";

export type ActionOf<Type extends RecordedAction["type"]> = Extract<RecordedAction, { type: Type }>;

/** An action with what it brings about: a script has to wait for that from before it on. */
export interface ScriptStep {
	readonly action: RecordedAction;
	/** Numbers of the tabs that it opens. */
	readonly opens: readonly number[];
	/** Dialogs that it brings up, in their order. */
	readonly dialogs: readonly ActionOf<"dialog">[];
	/** Its own tab loads another page by it. */
	readonly loads: boolean;
	/** A tab that nothing on a page opened. */
	readonly byHand: boolean;
	/** A tab is closed that its page may have closed: see `mayCloseItself`. */
	readonly mayBeClosed: boolean;
}

/**
 * Sets out what leads to what in a recording, one step for each action, in its order. What has no cause in the recording any
 * more is done by the script itself: a navigation is gone to, a tab is opened. A tab that is only used is opened first.
 */
export function planScript(recorded: readonly RecordedAction[]): ScriptStep[] {
	const actions = withTabsOpened(withoutLostCauses(recorded));
	const opens = actions.map((): number[] => []);
	const dialogs = actions.map((): ActionOf<"dialog">[] => []);
	const byHand = new Set<number>();
	const loading = new Set(
		actions.flatMap((later) => {
			if (later.type !== "navigate" || later.causedBy === undefined || !later.waitForLoad || later.frame) return [];
			return [placeOf(later.causedBy, later)];
		}),
	);
	actions.forEach((action, index) => {
		if (action.type === "dialog") dialogs[leaderOf(actions, index)]?.push(action);
		if (action.type !== "tab" || action.change !== "opened") return;
		const leader = isGoneTo(actions, index) ? -1 : leaderOf(actions, index);
		if (leader < 0) byHand.add(index);
		else opens[leader]?.push(action.tab ?? 0);
	});
	return actions.map((action, index) => ({
		action,
		opens: opens[index] ?? [],
		dialogs: dialogs[index] ?? [],
		loads: action.type !== "navigate" && loading.has(placeOf(action.id, action)),
		byHand: byHand.has(index),
		mayBeClosed: mayCloseItself(actions, index),
	}));
}

const isLedThere = (action: RecordedAction): boolean => action.type === "navigate" && action.causedBy !== undefined;

/** An action's id together with a tab. */
const placeOf = (id: string, { tab = 0 }: { readonly tab?: number | undefined }): string => `${tab} ${id}`;

/** Index of the last action before that does something itself; -1 when there is none. */
function leaderOf(actions: readonly RecordedAction[], index: number): number {
	const then = actions[index + 1];
	const cause = then?.type === "navigate" && then.tab === actions[index]?.tab ? then.causedBy : undefined;
	const known = cause === undefined ? -1 : actions.findIndex(({ id }) => id === cause);
	if (known >= 0 && known < index) return known;
	return actions
		.slice(0, index)
		.findLastIndex((action) => action.type !== "dialog" && action.type !== "tab" && !isLedThere(action));
}

/** The first that happens in the tab is that an address is gone to, which no action led to. */
function isGoneTo(actions: readonly RecordedAction[], index: number): boolean {
	const then = actions[index + 1];
	return then?.type === "navigate" && then.tab === actions[index]?.tab && then.causedBy === undefined;
}

function withoutLostCauses(actions: readonly RecordedAction[]): RecordedAction[] {
	const known = new Set(actions.map(({ id }) => id));
	return actions.map((action) => {
		if (action.type !== "navigate" || action.causedBy === undefined || known.has(action.causedBy)) return action;
		const { causedBy: _, ...alone } = action;
		return alone;
	});
}

/** Recordings of other makers name tabs that they never say are opened; a tab is opened once. */
function withTabsOpened(actions: readonly RecordedAction[]): RecordedAction[] {
	const open = new Set([0]);
	return actions.flatMap((action): RecordedAction[] => {
		const { id, timestamp, url, tab = 0 } = action;
		const isOpening = action.type === "tab" && action.change === "opened";
		if (open.has(tab)) return isOpening ? [] : [action];
		open.add(tab);
		return isOpening ? [action] : [{ id, timestamp, url, tab, type: "tab", change: "opened" }, action];
	});
}

/** Within this time a page closes its own tab because of what was done in it, in milliseconds. */
const MAX_CLOSE_MS = 1000;
const CLOSING: ReadonlySet<RecordedAction["type"]> = new Set(["click", "keypress"]);

/**
 * Whether a tab was closed right after something was done in it. A page may have closed it then, and a recording does not tell that
 * from a person's closing: formats that fail on a tab that is gone leave the closing to the page.
 */
export function mayCloseItself(actions: readonly RecordedAction[], index: number): boolean {
	const closed = actions[index];
	if (closed?.type !== "tab" || closed.change !== "closed") return false;
	const last = actions.slice(0, index).findLast(({ tab = 0 }) => tab === (closed.tab ?? 0));
	if (last === undefined || !CLOSING.has(last.type)) return false;
	const pause = closed.timestamp - last.timestamp;
	// Imported recordings have no times: all that is done in them is done at once.
	return pause > 0 && pause <= MAX_CLOSE_MS;
}

/** Whether a text is written where the caret stands in editable content: what is there already is bold in places, and stays. */
export const isAdded = ({ selector, clear }: ActionOf<"type">): boolean =>
	!clear && selector.attributes.contenteditable !== undefined;

/** Whether a text of several lines is not to be typed: its line breaks would be Enter, by which pages send what is written. */
export const isInLines = ({ selector, value }: ActionOf<"type">): boolean =>
	selector.fingerprint?.tag === "textarea" && value.includes("\n");

const PICTURE = /^(?:canvas|svg|img|video|map|area|object|embed)$/;

/**
 * Whether it counts where in an element a click was: in pictures and sliders. Elsewhere the middle is meant, wherever the pointer
 * was, and is still there when the element has another size.
 */
export const meansPlace = ({ selector }: ActionOf<"click">): boolean =>
	PICTURE.test(selector.fingerprint?.tag ?? "") || selector.attributes.type === "range";
