import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { fieldOrder, type ScriptFormValues } from "./script-form.ts";

/** The form as a saved script fills it. */
export function formOf(script: ScriptDetails): ScriptFormValues {
	const { title, short_description, category, tags, code } = script;
	return {
		title,
		description: short_description,
		category,
		tags: tags.join(", "),
		code: code ?? "",
		// A draft's versions are not published with it: the note on the last one would be lost.
		changeNote: draftOf(script) ? (script.change_note ?? "") : "",
	};
}

/** Whether a script is a draft that its owner can publish. */
export const draftOf = ({ is_published, moderation_status }: ScriptDetails) =>
	!is_published && moderation_status !== "removed";

/** Whether two forms hold the same input. */
export const isSameForm = (a: ScriptFormValues, b: ScriptFormValues) =>
	fieldOrder.every((field) => a[field] === b[field]);
