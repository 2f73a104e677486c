import type { CodedError, Result } from "@scriptorium/core-types/errors";
import type { Observable } from "@scriptorium/core-types/observable";
import type { HideablePart } from "@scriptorium/flow/recording/hide-value";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { RecordingCapture } from "@scriptorium/flow/recording/recording-capture";
import type { RecordingOptions } from "@scriptorium/flow/recording/recording-session";
import type { BridgeErrorCode } from "../hub-extension/bridge-constants.ts";

/** `ready`: connected, without a recording or after it was cleared. `asking`: the extension asks whether the hub may record. */
export type RecorderState = "idle" | "connecting" | "ready" | "asking" | "recording" | "paused" | "stopped" | "error";

export interface RecorderSnapshot {
	readonly state: RecorderState;
	readonly sessionId: string | null;
	/** In the order of the recording. */
	readonly actions: readonly RecordedAction[];
	/** Error of the last command, or the reason why the recording ended. */
	readonly error: CodedError<BridgeErrorCode> | null;
}

type Done = Promise<Result<void, BridgeErrorCode>>;

/** The extension's recorder, as remotes see it. Its recording survives reloads of the hub and of the extension. */
export interface RecorderLink {
	readonly recording: Observable<RecorderSnapshot>;
	/**
	 * Starts a recording; deletes an earlier one that has ended. Resolves once the person has answered on the page of the extension,
	 * however long that takes: PERMISSION_DENIED when she refuses.
	 */
	start(options?: Partial<RecordingOptions>): Done;
	pause(): Done;
	resume(): Done;
	/** Also withdraws a start that waits for the person. */
	stop(): Done;
	/** The captures of the recording so far, in their order. */
	captures(): Promise<Result<readonly RecordingCapture[], BridgeErrorCode>>;
	/** Deletes a value of an action, in the extension and here. */
	hide(actionId: string, part: HideablePart): Done;
	/** Clears the recording in this page; ignored while it is active. */
	clear(): void;
}
