import type { PendingAction } from "@scriptorium/shared-protocol/host-remote/session";
import * as z from "zod/mini";
import type { RecordingValues } from "../../recording-form/recording-form.ts";

/** Somebody who was not signed in wanted to save a recording; what was recorded stays in the extension meanwhile. */
export const PENDING_SAVE = "action-recorder/save";

const payload = z.object({
	title: z.string(),
	description: z.string(),
	tags: z.string(),
	isPublic: z.pipe(
		z.enum(["true", "false"]),
		z.transform((text) => text === "true"),
	),
});

export const pendingSave = (values: RecordingValues, returnTo: string): PendingAction => ({
	kind: PENDING_SAVE,
	returnTo,
	payload: { ...values, isPublic: String(values.isPublic) },
});

/** Null when the payload, which lies in an address, is none of ours. */
export const valuesOfPendingSave = (action: PendingAction): RecordingValues | null =>
	z.safeParse(payload, action.payload).data ?? null;
