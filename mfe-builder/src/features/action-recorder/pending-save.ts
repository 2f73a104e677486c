import type { PendingAction } from "@scriptorium/shared-protocol/host-remote/session";
import * as z from "zod/mini";
import type { RecordingValues } from "../../recording-form/recording-form.ts";

/** Somebody who was not signed in wanted to save a recording. */
export const PENDING_SAVE = "action-recorder/save";

const payload = z.object({
	title: z.string(),
	description: z.string(),
	tags: z.string(),
	isPublic: z.pipe(
		z.enum(["true", "false"]),
		z.transform((text) => text === "true"),
	),
	recording: z.string(),
});

/** @param recording id of what is to be saved (`waiting-recording.ts`): after the sign-in another one may be on the screen */
export const pendingSave = (values: RecordingValues, recording: string, returnTo: string): PendingAction => ({
	kind: PENDING_SAVE,
	returnTo,
	payload: { ...values, isPublic: String(values.isPublic), recording },
});

/** Null when the payload, which the page keeps over the redirect, is none of ours. */
export function readPendingSave(
	action: PendingAction,
): { readonly values: RecordingValues; readonly recording: string } | null {
	const read = z.safeParse(payload, action.payload);
	if (!read.success) return null;
	const { recording, ...values } = read.data;
	return { values, recording };
}
