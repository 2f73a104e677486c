import type { HideablePart } from "@scriptorium/flow/recording/hide-value";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { RecordingCapture } from "@scriptorium/flow/recording/recording-capture";
import type { RecordingOptions } from "@scriptorium/flow/recording/recording-session";
import type { CodedError, Result } from "../errors.ts";
import type { BridgeErrorCode } from "../hub-extension/bridge-constants.ts";
import type { Observable } from "./observable.ts";

/** `ready`: connected, and nothing was recorded or it was cleared. */
export type RecorderState = "idle" | "connecting" | "ready" | "recording" | "paused" | "stopped" | "error";

export interface RecorderSnapshot {
	readonly state: RecorderState;
	readonly sessionId: string | null;
	/** In the order of the recording. */
	readonly actions: readonly RecordedAction[];
	/** Why the last thing that was tried, or the recording itself, ended. */
	readonly error: CodedError<BridgeErrorCode> | null;
}

type Done = Promise<Result<void, BridgeErrorCode>>;

/** The extension's recorder, as remotes see it. What it has recorded survives reloads of the hub and of the extension. */
export interface RecorderLink {
	readonly recording: Observable<RecorderSnapshot>;
	/** Begins a recording; an earlier one that has ended is forgotten. */
	start(options?: Partial<RecordingOptions>): Done;
	pause(): Done;
	resume(): Done;
	stop(): Done;
	/** What the recording has captured so far beside its actions, in the order of the capturing. */
	captures(): Promise<Result<readonly RecordingCapture[], BridgeErrorCode>>;
	/** Forgets a value of an action for good, in the extension and here. */
	hide(actionId: string, part: HideablePart): Done;
	/** Forgets what was recorded, here; only after it has ended. */
	clear(): void;
}
