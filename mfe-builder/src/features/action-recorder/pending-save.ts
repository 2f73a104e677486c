import { definePendingAction } from "@scriptorium/remote-kit/pending-action";
import * as z from "zod/mini";
import type { RecordingValues } from "../../recording-form/recording-form.ts";

/**
 * Saves a recording. `recording` is the id under which it was kept in this browser (`waiting-recording.ts`): after the
 * sign-in another one may be on the screen.
 */
export const saveRecordingAction = definePendingAction(
	"action-recorder/save",
	z.object({
		title: z.string(),
		description: z.string(),
		tags: z.string(),
		isPublic: z.enum(["true", "false"]),
		recording: z.string(),
	}),
);

/** The form's values as the pending action keeps them. */
export const storedValues = (values: RecordingValues) => ({
	...values,
	isPublic: values.isPublic ? ("true" as const) : ("false" as const),
});
