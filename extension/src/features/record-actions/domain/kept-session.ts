import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { RecordingOptions } from "@scriptorium/flow/recording/recording-session";
import type { PayloadOf } from "@scriptorium/shared-protocol/channel/define-message";
import type { recordingStatus } from "@scriptorium/shared-protocol/hub-extension/recording-status";

export type RecorderStatus = PayloadOf<typeof recordingStatus>;

/** A stored recording. There is one at a time; it stays after its end, until another one starts. */
export interface KeptSession {
	readonly id: string;
	readonly state: "recording" | "paused" | "stopped";
	/** Milliseconds since 1970. */
	readonly startTime: number;
	/** Time since which nothing is recorded, as it is paused or ended; milliseconds since 1970. */
	readonly haltedAt: number | null;
	readonly options: RecordingOptions;
	readonly actionCount: number;
	/** Names of fields with secrets, which forms can send as parameters of an address. Missing in sessions of older versions. */
	readonly secretNames?: readonly string[];
	/** Ids of actions whose value the user hid: later updates stay hidden. */
	readonly hiddenIds?: readonly string[];
	/** Number of the last event; see `recordedActionEvent`. */
	readonly lastSeq: number;
	/** Times of the first and the last action, in milliseconds since 1970. */
	readonly firstAt: number | null;
	readonly lastAt: number | null;
	/** The browser's ids of the recorded tabs, in the order of their first action. */
	readonly tabs: readonly number[];
	readonly lastTab: number | null;
	/** Reason why it ended by itself. */
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

/** The recorder's status for the hub. */
export function statusOf(session: KeptSession | null): RecorderStatus {
	if (session === null) {
		const status = { state: "idle", sessionId: null, actionCount: 0, duration: 0, error: null } as const;
		return { sessionId: null, status };
	}
	const { id, state, actionCount, error } = session;
	const status = { state, sessionId: id, actionCount, duration: durationOf(session), error };
	return { sessionId: id, status };
}
