import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { RecordingOptions } from "@scriptorium/flow/recording/recording-session";
import type { PayloadOf } from "@scriptorium/shared-protocol/channel/define-message";
import type { recordingStatus } from "@scriptorium/shared-protocol/hub-extension/recording-status";

export type RecorderStatus = PayloadOf<typeof recordingStatus>;

/** A recording as the extension keeps it. There is one at a time; it stays when it has ended, until another begins. */
export interface KeptSession {
	readonly id: string;
	readonly state: "recording" | "paused" | "stopped";
	/** Milliseconds since 1970. */
	readonly startTime: number;
	/** Since when nothing is taken in: it is paused or has ended. */
	readonly haltedAt: number | null;
	readonly options: RecordingOptions;
	readonly actionCount: number;
	/** Names of the fields that held secrets: a form can send them as parts of an address. Sessions of before have none. */
	readonly secretNames?: readonly string[];
	/** Ids of the actions whose value somebody hid: it does not come back when more is typed. */
	readonly hiddenIds?: readonly string[];
	/** How many times an action was told; see `recordedActionTold`. */
	readonly lastSeq: number;
	/** Times of the first action and the last. */
	readonly firstAt: number | null;
	readonly lastAt: number | null;
	/** The browser's ids of the tabs that were recorded, in the order in which they came. */
	readonly tabs: readonly number[];
	readonly lastTab: number | null;
	/** Why it ended by itself. */
	readonly error: RecorderStatus["status"]["error"];
}

export interface KeptAction {
	readonly sessionId: string;
	readonly index: number;
	readonly seq: number;
	readonly action: RecordedAction;
}

export function beginSession(id: string, options: RecordingOptions, now: number): KeptSession {
	return {
		id,
		options,
		state: "recording",
		startTime: now,
		haltedAt: null,
		actionCount: 0,
		lastSeq: 0,
		firstAt: null,
		lastAt: null,
		tabs: [],
		lastTab: null,
		error: null,
	};
}

export function endSession(session: KeptSession, now: number, error: KeptSession["error"] = null): KeptSession {
	return session.state === "stopped" ? session : { ...session, state: "stopped", haltedAt: now, error };
}

export function pauseSession(session: KeptSession, now: number): KeptSession {
	return session.state === "recording" ? { ...session, state: "paused", haltedAt: now } : session;
}

export function resumeSession(session: KeptSession): KeptSession {
	return session.state === "paused" ? { ...session, state: "recording", haltedAt: null } : session;
}

export const durationOf = ({ firstAt, lastAt }: KeptSession): number =>
	firstAt === null || lastAt === null ? 0 : Math.max(0, lastAt - firstAt);

/** What the hub is told of the recorder. */
export function statusOf(session: KeptSession | null): RecorderStatus {
	if (session === null) {
		const status = { state: "idle", sessionId: null, actionCount: 0, duration: 0, error: null } as const;
		return { sessionId: null, status };
	}
	const { id, state, actionCount, error } = session;
	const status = { state, sessionId: id, actionCount, duration: durationOf(session), error };
	return { sessionId: id, status };
}
