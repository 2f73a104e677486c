import type { ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import type { ScriptFormValues } from "../../script-form/script-form.ts";
import type { TemplateOrigin } from "./turns/read-turns.ts";

/** The fields of the form that a turn writes; tags separated by commas. */
export type WrittenFields = Pick<ScriptFormValues, "title" | "description" | "category" | "tags" | "code">;

/** A script as a turn wrote it. */
export interface WrittenScript extends WrittenFields {
	/** Null for a script of a model. */
	readonly origin: TemplateOrigin | null;
	/** Null for a template. */
	readonly model: string | null;
	/** What it announces to do; null when that is not known. */
	readonly plan: ScriptPlan | null;
}

/** What a turn replaced: the form, and what the copilot had written until then. */
export interface ReplacedScript {
	readonly fields: WrittenFields;
	readonly written: WrittenScript | null;
}

/** The fields of the form that a turn writes. */
export function fieldsOf({ title, description, category, tags, code }: ScriptFormValues): WrittenFields {
	return { title, description, category, tags, code };
}
