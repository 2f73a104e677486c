import { withoutValue } from "@scriptorium/flow/recording/hide-value";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { endSession, type KeptAction, type KeptSession } from "./kept-session.ts";

export interface Incoming {
	readonly action: RecordedAction;
	/** The browser's id of the tab. */
	readonly tabId: number;
	/** Address of the page in the tab. */
	readonly pageUrl: string;
	/** The page has no address, as a window that another page writes; `pageUrl` is its origin. */
	readonly isBlank?: boolean;
	/** Id of the tab that opened it, if any. */
	readonly openerTabId: number | null;
	/** Id of the action before it in the same page. */
	readonly follows?: string | undefined;
}

export type Refusal = "SESSION_NOT_FOUND" | "OUT_OF_ORDER" | "MAX_ACTIONS_REACHED" | "MAX_DURATION_REACHED";

export interface Placed {
	readonly session: KeptSession;
	/** Actions to store and then send, in this order. */
	readonly kept: readonly KeptAction[];
	readonly refused: Refusal | null;
}

export const REFUSALS: Readonly<Record<Refusal, string>> = {
	SESSION_NOT_FOUND: "Nothing is being recorded",
	OUT_OF_ORDER: "The previous action is not stored yet",
	MAX_ACTIONS_REACHED: "The recording reached its maximum number of actions",
	MAX_DURATION_REACHED: "The recording reached its maximum duration",
};

/**
 * Adds an action to the recording, or updates the stored one with the same id. In another tab than the last action's, the opening or
 * activation of the tab is added first.
 * @param known the stored action with the same id
 */
export function placeAction(
	session: KeptSession,
	incoming: Incoming,
	known: KeptAction | null,
	newId: () => string,
): Placed {
	const { action, tabId } = incoming;
	// Actions from before a pause or the end are accepted when they arrive later.
	if (session.error !== null || action.timestamp > (session.haltedAt ?? Number.POSITIVE_INFINITY))
		return { session, kept: [], refused: "SESSION_NOT_FOUND" };
	const tab = tabNumber(session.tabs, tabId);
	if (known !== null) {
		const updated: KeptAction = {
			...known,
			seq: session.lastSeq + 1,
			action: { ...stillHidden(action, session), ...numbered(tab), timestamp: known.action.timestamp },
		};
		return { session: withActions(session, [updated]), kept: [updated], refused: null };
	}
	const limit = limitOf(session, action.timestamp);
	if (limit !== null) {
		const error = { code: limit, message: REFUSALS[limit] };
		return { session: endSession(session, action.timestamp, error), kept: [], refused: limit };
	}
	const actions = [...leadingTo(session, incoming, newId), { ...action, ...numbered(tab) }];
	const kept = actions.slice(0, session.options.maxActions - session.actionCount).map(
		(each, offset): KeptAction => ({
			sessionId: session.id,
			index: session.actionCount + offset,
			seq: session.lastSeq + 1 + offset,
			action: each,
		}),
	);
	const tabs = session.tabs.includes(tabId) ? session.tabs : [...session.tabs, tabId];
	return {
		session: { ...withActions(session, kept), tabs, lastTab: tabAfter(session, incoming) },
		kept,
		refused: null,
	};
}

/** Keeps a value hidden when its action is updated. */
const stillHidden = (action: RecordedAction, { hiddenIds = [] }: KeptSession): RecordedAction =>
	hiddenIds.includes(action.id) ? withoutValue(action) : action;

function limitOf(session: KeptSession, now: number): "MAX_ACTIONS_REACHED" | "MAX_DURATION_REACHED" | null {
	if (session.actionCount >= session.options.maxActions) return "MAX_ACTIONS_REACHED";
	return now - session.startTime > session.options.maxDuration ? "MAX_DURATION_REACHED" : null;
}

/** Number of a tab in the recording; the next one for a tab that is new to it. */
function tabNumber(tabs: readonly number[], tabId: number): number {
	const known = tabs.indexOf(tabId);
	return known < 0 ? tabs.length : known;
}

const isClosing = (action: RecordedAction): boolean => action.type === "tab" && action.change === "closed";

/** The tab of the last action; null after it was closed. */
function tabAfter({ lastTab }: KeptSession, { action, tabId }: Incoming): number | null {
	if (!isClosing(action)) return tabId;
	return lastTab === tabId ? null : lastTab;
}

const numbered = (tab: number) => (tab === 0 ? {} : { tab });

/** Actions that lead to another tab: opened or navigated to when it is new, else activated. */
function leadingTo(session: KeptSession, incoming: Incoming, newId: () => string): RecordedAction[] {
	const { action, tabId, pageUrl, openerTabId } = incoming;
	if (tabId === session.lastTab || isClosing(action)) return [];
	const common = () => ({
		id: newId(),
		timestamp: action.timestamp,
		url: pageUrl,
		...numbered(tabNumber(session.tabs, tabId)),
	});
	if (session.tabs.includes(tabId)) return [{ ...common(), type: "tab", change: "activated" }];
	const isOpenedByOther = openerTabId !== null && session.tabs.includes(openerTabId);
	const opened: RecordedAction[] = session.tabs.length === 0 ? [] : [{ ...common(), type: "tab", change: "opened" }];
	if (action.type === "navigate" || isOpenedByOther) return opened;
	const there = { ...common(), targetUrl: pageUrl, waitForLoad: true, cause: "load" as const };
	return [...opened, { ...there, type: "navigate" }];
}

function withActions(session: KeptSession, kept: readonly KeptAction[]): KeptSession {
	const times = kept.map(({ action }) => action.timestamp);
	return {
		...session,
		actionCount: Math.max(session.actionCount, ...kept.map(({ index }) => index + 1)),
		lastSeq: Math.max(session.lastSeq, ...kept.map(({ seq }) => seq)),
		firstAt: session.firstAt ?? times[0] ?? null,
		lastAt: Math.max(session.lastAt ?? 0, ...times),
	};
}
