import { definePendingAction } from "@scriptorium/remote-kit/pending-action";

/** The reported script, or one of its reviews. */
export interface ReportTarget {
	readonly scriptId: string;
	/** Null for the script itself. */
	readonly reviewId: string | null;
}

const target = async () => (await import("./report-payload.ts")).reportPayload;

/** Two kinds, because the button of the script and the menus of its reviews register in different places. */
export const reportActions = {
	script: definePendingAction("report-script/report-script", target),
	review: definePendingAction("report-script/report-review", target),
} as const;
export type ReportSubject = keyof typeof reportActions;
