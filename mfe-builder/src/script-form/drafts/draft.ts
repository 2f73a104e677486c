import type { ScriptFormValues } from "../script-form.ts";

/** What somebody has typed and not saved. */
export interface Draft {
	readonly values: ScriptFormValues;
	readonly baseVersionId: string | null;
	readonly ownerId: string | null;
}
