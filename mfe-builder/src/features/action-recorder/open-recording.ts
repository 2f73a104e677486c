import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";

/** A recording that came from a file or from the cloud, not from the extension. */
export interface OpenedRecording {
	readonly title: string;
	readonly actions: readonly RecordedAction[];
}
