import type { Clock } from "@scriptorium/core-types/clock";
import { type CodedError, fail, type Result, succeed } from "@scriptorium/core-types/errors";
import { createObservable } from "@scriptorium/core-types/observable";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { RecordingCapture } from "@scriptorium/flow/recording/recording-capture";
import { type RecordingOptions, recordingOptions } from "@scriptorium/flow/recording/recording-session";
import type { ChannelClient } from "@scriptorium/shared-protocol/channel/client";
import type { PayloadOf } from "@scriptorium/shared-protocol/channel/define-message";
import type { RecorderLink, RecorderSnapshot } from "@scriptorium/shared-protocol/host-remote/recorder-link";
import {
	type BridgeErrorCode,
	bridgeErrorCodes,
	bridgeTimings,
} from "@scriptorium/shared-protocol/hub-extension/bridge-constants";
import { getCaptures } from "@scriptorium/shared-protocol/hub-extension/get-captures";
import { getStatus } from "@scriptorium/shared-protocol/hub-extension/get-status";
import { hideRecordedValue } from "@scriptorium/shared-protocol/hub-extension/hide-recorded-value";
import { pauseRecording } from "@scriptorium/shared-protocol/hub-extension/pause-recording";
import { recordedActionEvent } from "@scriptorium/shared-protocol/hub-extension/recorded-action";
import { recordingComplete } from "@scriptorium/shared-protocol/hub-extension/recording-complete";
import { recordingErrorEvent } from "@scriptorium/shared-protocol/hub-extension/recording-error";
import { recordingStatus } from "@scriptorium/shared-protocol/hub-extension/recording-status";
import { resumeRecording } from "@scriptorium/shared-protocol/hub-extension/resume-recording";
import { startRecording } from "@scriptorium/shared-protocol/hub-extension/start-recording";
import { stopRecording } from "@scriptorium/shared-protocol/hub-extension/stop-recording";
import * as z from "zod/mini";
import { en } from "./messages/en.ts";

export interface RunningRecorderLink extends RecorderLink {
	/** Called when a connection opens: requests missed events, then receives new ones. */
	connected(client: ChannelClient): void;
	lost(): void;
}

export interface RecorderLinkPorts {
	readonly clock: Clock;
	readonly newId: () => string;
	readonly log: (line: string) => void;
}

type Status = PayloadOf<typeof recordingStatus>["status"];
const NOTHING: RecorderSnapshot = { state: "idle", sessionId: null, actions: [], error: null };

/** A start that was sent. */
interface AskedStart {
	readonly sessionId: string;
	/** The person is asked. */
	isShown: boolean;
	readonly end: (result: Result<void, BridgeErrorCode>) => void;
}

/** Receives the extension's recorder events across connections, each exactly once. */
export function createRecorderLink({ clock, newId, log }: RecorderLinkPorts): RunningRecorderLink {
	const recording = createObservable<RecorderSnapshot>(NOTHING);
	let client: ChannelClient | null = null;
	let now: Omit<RecorderSnapshot, "actions"> = NOTHING;
	let actions: { readonly seq: number; readonly action: RecordedAction }[] = [];
	/** Number of the last event received without a gap. */
	let lastSeq = 0;
	/** Whether missed events were received on this connection, so that new ones follow without a gap. */
	let isCaughtUp = false;
	let cleared: string | null = null;
	let isPublishing = false;
	/** The start that waits for the person, and what ends the wait. */
	let asked: AskedStart | null = null;

	/** A replay sends thousands of events in a row; they are published together. */
	const publish = (): void => {
		if (isPublishing) return;
		isPublishing = true;
		clock.setTimer(() => {
			isPublishing = false;
			// What came before the others of its recording waits for them.
			recording.set({ ...now, actions: actions.flatMap(({ action }) => [action]) });
		}, 0);
	};
	const adopt = (sessionId: string | null): void => {
		if (sessionId === now.sessionId) return;
		now = { ...now, sessionId, error: null };
		actions = [];
		lastSeq = 0;
	};
	const endWait = (result: Result<void, BridgeErrorCode>): void => {
		asked?.end(result);
		asked = null;
	};
	const follow = ({ state, sessionId, error }: Status): void => {
		const isCleared = sessionId !== null && sessionId === cleared;
		adopt(isCleared ? null : sessionId);
		now = { ...now, state: state === "idle" || isCleared ? "ready" : state, error: isCleared ? null : error };
		publish();
		if (asked === null) return;
		if (state === "asking") asked.isShown = true;
		else if (asked.sessionId === sessionId) endWait(succeed(undefined));
		// Nobody is asked any more, and nothing was started: it was refused.
		else if (asked.isShown) endWait(failed({ code: "PERMISSION_DENIED", message: en.notAllowed }));
	};
	const catchUp = async (over: ChannelClient): Promise<void> => {
		const timeoutMs = bridgeTimings.connectTimeoutMs;
		const known = now.sessionId;
		const asked = known === null ? { lastSeq: 0 } : { sessionId: known, lastSeq: lastSeq };
		let answer = await over.request(getStatus, asked, { timeoutMs });
		// Another recording was started in the meantime.
		if (!answer.ok && answer.error.code === "SESSION_NOT_FOUND") {
			adopt(null);
			answer = await over.request(getStatus, { lastSeq: 0 }, { timeoutMs });
		}
		if (over !== client) return;
		if (answer.ok) {
			// The extension sends missed events before this answer.
			isCaughtUp = true;
			lastSeq = actions.reduce((most, { seq }) => Math.max(most, seq), lastSeq);
			follow(answer.value.status);
		} else log(`the recording could not be read: ${answer.error.code}`);
	};
	const receive = (
		over: ChannelClient,
		{ sessionId, seq, index, action }: PayloadOf<typeof recordedActionEvent>,
	): void => {
		if (over !== client || sessionId === cleared) return;
		adopt(sessionId);
		if (seq <= (actions[index]?.seq ?? 0)) return;
		actions[index] = { seq, action };
		if (isCaughtUp) lastSeq = Math.max(lastSeq, seq);
		publish();
	};

	type Command =
		| typeof startRecording
		| typeof stopRecording
		| typeof pauseRecording
		| typeof resumeRecording
		| typeof hideRecordedValue;
	async function send<Sent extends Command>(
		message: Sent,
		payload: PayloadOf<Sent>,
	): Promise<Result<void, BridgeErrorCode>> {
		if (client === null) return failed({ code: "EXTENSION_NOT_INSTALLED", message: en.notConnected });
		const answer = await client.request(message, payload, { timeoutMs: bridgeTimings.connectTimeoutMs });
		if (!answer.ok) return failed({ ...answer.error, code: bridgeCodeOf(answer.error.code) });
		follow(answer.value.status);
		return succeed(undefined);
	}
	/** Waits, as long as it takes, for the person's answer on the page of the extension. */
	async function start(options: Partial<RecordingOptions>): Promise<Result<void, BridgeErrorCode>> {
		if (asked !== null) return failed({ code: "SESSION_ALREADY_EXISTS", message: en.asksAlready });
		const sessionId = newId();
		const answered = new Promise<Result<void, BridgeErrorCode>>((resolve) => {
			asked = { sessionId, isShown: false, end: resolve };
		});
		const sent = await send(startRecording, { sessionId, options: z.parse(recordingOptions, options) });
		if (!sent.ok) endWait(sent);
		return answered;
	}
	function failed(error: CodedError<BridgeErrorCode>): Result<never, BridgeErrorCode> {
		now = { ...now, error };
		publish();
		return fail(error.code, error.message);
	}
	const current = (message: typeof stopRecording | typeof pauseRecording | typeof resumeRecording) => () =>
		send(message, { sessionId: now.sessionId ?? "none" });

	async function captures(): ReturnType<RecorderLink["captures"]> {
		const { sessionId } = now;
		const all: RecordingCapture[] = [];
		if (sessionId === null) return succeed(all);
		if (client === null) return fail("EXTENSION_NOT_INSTALLED", en.notConnected);
		for (let after = 0; ; ) {
			const answer = await client.request(
				getCaptures,
				{ sessionId, after },
				{ timeoutMs: bridgeTimings.connectTimeoutMs },
			);
			if (!answer.ok) return fail(bridgeCodeOf(answer.error.code), answer.error.message);
			all.push(...answer.value.captures);
			if (!answer.value.hasMore) return succeed(all);
			after = answer.value.last;
		}
	}

	return {
		recording,
		captures,
		start: (options = {}) => start(options),
		pause: current(pauseRecording),
		resume: current(resumeRecording),
		stop: () => send(stopRecording, { sessionId: asked?.sessionId ?? now.sessionId ?? "none" }),
		hide: (actionId, part) => send(hideRecordedValue, { sessionId: now.sessionId ?? "none", actionId, part }),
		clear() {
			if (now.state === "recording" || now.state === "paused") return;
			cleared = now.sessionId;
			adopt(null);
			now = { ...now, state: client === null ? "idle" : "ready", error: null };
			publish();
		},
		connected(opened) {
			client = opened;
			isCaughtUp = false;
			opened.on(recordedActionEvent, (payload) => receive(opened, payload));
			opened.on(recordingStatus, ({ status }) => {
				if (opened === client) follow(status);
			});
			opened.on(recordingErrorEvent, ({ sessionId, error }) => {
				if (sessionId === asked?.sessionId) endWait(failed(error));
				if (sessionId !== now.sessionId) return;
				now = { ...now, error };
				publish();
			});
			opened.on(recordingComplete, ({ sessionId }) => {
				if (sessionId !== now.sessionId) return;
				now = { ...now, state: "stopped" };
				publish();
			});
			void catchUp(opened);
		},
		lost() {
			client = null;
			now = { ...now, state: now.sessionId === null ? "idle" : "connecting" };
			publish();
		},
	};
}

const bridgeCodeOf = (code: string): BridgeErrorCode =>
	bridgeErrorCodes.find((known) => known === code) ?? "UNKNOWN_ERROR";
