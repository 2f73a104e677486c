import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import type { HideablePart } from "@scriptorium/flow/recording/hide-value";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { RecordingOptions } from "@scriptorium/flow/recording/recording-session";
import { redactAddress } from "@scriptorium/redaction/redact-address";
import type { PayloadOf, SendEvent } from "@scriptorium/shared-protocol/channel/define-message";
import type { recorderState } from "@scriptorium/shared-protocol/extension-internal/record-actions";
import { recordedActionEvent } from "@scriptorium/shared-protocol/hub-extension/recorded-action";
import { recordingComplete } from "@scriptorium/shared-protocol/hub-extension/recording-complete";
import { recordingErrorEvent } from "@scriptorium/shared-protocol/hub-extension/recording-error";
import { recordingStatus } from "@scriptorium/shared-protocol/hub-extension/recording-status";
import {
	beginSession,
	durationOf,
	endSession,
	type KeptAction,
	type KeptSession,
	pauseSession,
	type RecorderStatus,
	resumeSession,
	statusOf,
} from "../domain/kept-session.ts";
import { mayRecord } from "../domain/may-record.ts";
import { isSameWay } from "../domain/navigation-cause.ts";
import { type Incoming, type Placed, placeAction, REFUSALS, type Refusal } from "../domain/place-action.ts";
import { addressRules, redactIncoming, withSecretName } from "../domain/redact-incoming.ts";
import type { RecordingStore } from "./recording-store.ts";
import { orStorageError } from "./storage-error.ts";

type NavigateAction = Extract<RecordedAction, { type: "navigate" }>;
export type PageState = PayloadOf<typeof recorderState>;

export interface RecordingCommandPorts {
	readonly store: RecordingStore;
	readonly hubOrigin: string;
	/** Sends an event to every connected page of the hub. */
	readonly send: SendEvent;
	/** Injects the recorder into open and future pages, or removes it, and notifies the pages that have it. */
	readonly announce: (session: KeptSession | null) => Promise<void>;
	readonly now: () => number;
	readonly newId: () => string;
	readonly log: (line: string) => void;
}

/** Where an action was stored, and what its page has to know afterwards. */
export interface Recorded {
	/** Zero-based position in the recording. An update of an action keeps the position. */
	readonly index: number;
	/** The recorder's state for the page that sent it. */
	readonly page: PageState;
}

type Outcome<Code extends string> = Promise<Result<RecorderStatus, Code | "STORAGE_ERROR">>;

export interface RecordingCommands {
	start(id: string, options: RecordingOptions): Outcome<"SESSION_ALREADY_EXISTS">;
	control(id: string, command: "pause" | "resume" | "stop"): Outcome<"SESSION_NOT_FOUND">;
	/** Deletes a value of an action, wherever it is stored. */
	hide(id: string, actionId: string, part: HideablePart): Outcome<"SESSION_NOT_FOUND">;
	/** Sends the events after `lastSeq` again, through `send`. */
	status(id: string | undefined, lastSeq: number | undefined, send: SendEvent): Outcome<"SESSION_NOT_FOUND">;
	/** Resolves once the action is stored. */
	record(
		sessionId: string,
		incoming: Incoming,
	): Promise<Result<Recorded, Refusal | "PERMISSION_DENIED" | "STORAGE_ERROR">>;
	/** The recorder's state for a page with this address. */
	stateFor(pageUrl: string): Promise<Result<PageState, "STORAGE_ERROR">>;
	session(): Promise<KeptSession | null>;
	/** Injects the recorder again after a restart of the worker, if a recording is active. */
	resume(): Promise<void>;
	/** Records a navigation of a tab; `explain` finds its cause among the earlier actions of the tab. */
	navigated(
		incoming: Incoming & { readonly action: NavigateAction },
		explain: (earlier: readonly RecordedAction[]) => Pick<NavigateAction, "cause" | "causedBy">,
	): Promise<void>;
	/** Records that a tab was closed, if it was recorded. */
	tabClosed(tabId: number, timestamp: number): Promise<void>;
}

/** Address of a page without one. */
const BLANK = "about:blank";

/** Creates the recorder's commands. They keep no state: everything is in the store before a command is answered. */
export function createRecordingCommands(ports: RecordingCommandPorts): RecordingCommands {
	const { store, now } = ports;

	const sendAction = (send: SendEvent, { sessionId, seq, index, action }: KeptAction): void =>
		send(recordedActionEvent, { sessionId, seq, index, action });
	const sendEnd = (session: KeptSession): void => {
		const { id, error, actionCount } = session;
		if (error !== null) ports.send(recordingErrorEvent, { sessionId: id, error });
		ports.send(recordingComplete, { sessionId: id, actionCount, duration: durationOf(session) });
	};
	/** Notifies recorded pages and the hub, as a pause may come from either. */
	const announce = (session: KeptSession): void => {
		ports.send(recordingStatus, statusOf(session));
		ports.announce(session).catch((thrown: unknown) => ports.log(`pages were not told: ${messageOf(thrown)}`));
	};
	const place = (session: KeptSession, incoming: Incoming, known: KeptAction | null): Placed => {
		const { allowedDomains } = session.options;
		const isAllowed = mayRecord(incoming.pageUrl, { hubOrigin: ports.hubOrigin, allowedDomains });
		// Only tabs that are recorded can be closed.
		if (!isAllowed && incoming.action.type !== "tab") return { session, kept: [], refused: null };
		const knowing = withSecretName(session, incoming.action);
		const pageUrl = incoming.isBlank ? BLANK : redactAddress(incoming.pageUrl, addressRules(knowing));
		const redacted = redactIncoming(incoming.action, knowing);
		// Such a page takes the address of the page that writes it, under which no tool finds its tab.
		const action = incoming.isBlank && redacted.frame === undefined ? { ...redacted, url: BLANK } : redacted;
		return placeAction(knowing, { ...incoming, pageUrl, action }, known, ports.newId);
	};
	const sendPlaced = ({ session, kept, refused }: Placed): void => {
		for (const each of kept) sendAction(ports.send, each);
		if (refused === null || refused === "SESSION_NOT_FOUND" || refused === "OUT_OF_ORDER") return;
		announce(session);
		sendEnd(session);
	};
	const pageState = (session: KeptSession | null, pageUrl: string): PageState => {
		if (session === null || session.state === "stopped") return { session: null };
		const { id, state, actionCount, options } = session;
		if (!mayRecord(pageUrl, { hubOrigin: ports.hubOrigin, allowedDomains: options.allowedDomains }))
			return { session: null };
		return { session: { id, state, actionCount, options } };
	};

	const stored = <Value, Code extends string>(act: () => Promise<Result<Value, Code>>) =>
		orStorageError(act, (why) => ports.log(`the recording could not be kept: ${why}`));

	return {
		session: store.session,
		async resume() {
			const session = await store.session();
			if (session !== null && session.state !== "stopped") await ports.announce(session);
		},
		start: (id, options) =>
			stored(async () => {
				const begun = beginSession(id, options, now());
				const kept = await store.begin(begun, (earlier) => earlier.state === "stopped" && earlier.id !== id);
				if (kept !== begun) return fail("SESSION_ALREADY_EXISTS", "Another recording is going on");
				announce(kept);
				return succeed(statusOf(kept));
			}),
		control: (id, command) =>
			stored(async () => {
				let before: KeptSession | null = null;
				const after = await store.change((session) => {
					before = session;
					if (session.id !== id) return session;
					if (command === "stop") return endSession(session, now());
					return command === "pause" ? pauseSession(session, now()) : resumeSession(session);
				});
				if (after === null || after.id !== id) return fail("SESSION_NOT_FOUND", "There is no such recording session");
				if (after !== before) {
					announce(after);
					if (after.state === "stopped") sendEnd(after);
				}
				return succeed(statusOf(after));
			}),
		hide: (id, actionId, part) =>
			stored(async () => {
				const hidden = await store.hide(id, actionId, part);
				if (hidden === null) return fail("SESSION_NOT_FOUND", "There is no such recording session");
				for (const each of hidden.changed) sendAction(ports.send, each);
				return succeed(statusOf(hidden.session));
			}),
		status: (id, lastSeq, send) =>
			stored(async () => {
				const session = await store.session();
				if (id !== undefined && session?.id !== id)
					return fail("SESSION_NOT_FOUND", "There is no such recording session");
				if (lastSeq !== undefined && session !== null)
					for (const kept of await store.changedAfter(lastSeq)) sendAction(send, kept);
				return succeed(statusOf(session));
			}),
		record: (sessionId, incoming) =>
			stored(async () => {
				const { follows, action } = incoming;
				const placed = await store.record({ id: action.id, follows }, (session, known) =>
					session.id === sessionId
						? place(session, incoming, known)
						: { session, kept: [], refused: "SESSION_NOT_FOUND" },
				);
				if (placed === null) return fail("SESSION_NOT_FOUND", REFUSALS.SESSION_NOT_FOUND);
				sendPlaced(placed);
				if (placed.refused !== null) return fail(placed.refused, REFUSALS[placed.refused]);
				// Actions that lead to this one come before it.
				const kept = placed.kept.at(-1);
				if (kept === undefined) return fail("PERMISSION_DENIED", "This page is not recorded");
				return succeed({ index: kept.index, page: pageState(placed.session, incoming.pageUrl) });
			}),
		async navigated(incoming, explain) {
			const { action, tabId, openerTabId } = incoming;
			const placed = await store.record({ id: action.id, earlier: true }, (session, known, all) => {
				// An action in one tab opens another.
				const from = session.tabs.includes(tabId) ? tabId : openerTabId;
				const tab = from === null ? -1 : session.tabs.indexOf(from);
				const earlier = all.filter((each) => (each.action.tab ?? 0) === tab);
				const navigation = { ...action, ...explain(earlier.map((each) => each.action)) };
				const goesOn = earlier.at(-1);
				// An address that changes with each typed letter is one navigation that is updated.
				return goesOn !== undefined && isSameWay(goesOn.action, navigation)
					? place(session, { ...incoming, action: { ...navigation, id: goesOn.action.id } }, goesOn)
					: place(session, { ...incoming, action: navigation }, known);
			});
			if (placed !== null) sendPlaced(placed);
		},
		async tabClosed(tabId, timestamp) {
			const id = ports.newId();
			const placed = await store.record({ id, earlier: true }, (session, known, all) => {
				const tab = session.tabs.indexOf(tabId);
				const last = tab < 0 ? undefined : all.findLast(({ action }) => (action.tab ?? 0) === tab);
				if (last === undefined || session.state !== "recording") return { session, kept: [], refused: null };
				// The page is gone: its address is that of its last action.
				const { url } = last.action;
				const action = { id, timestamp, url, type: "tab", change: "closed" } as const;
				return place(session, { action, tabId, pageUrl: url, openerTabId: null }, known);
			});
			if (placed !== null) sendPlaced(placed);
		},
		stateFor: (pageUrl) => stored(async () => succeed(pageState(await store.session(), pageUrl))),
	};
}
