import { classifyName } from "@scriptorium/redaction/name-of-secret";
import { createRedactor } from "@scriptorium/redaction/redact-text";
import { isSecretValue } from "@scriptorium/redaction/secret-value";
import { isAskedFor } from "../recording/asked-for.ts";
import type { RecordedAction } from "../recording/recorded-action.ts";
import { redactAction } from "../recording/redact-action.ts";
import type { ImportNote } from "./import-note.ts";
import type { ImportedRecording } from "./imported.ts";
import { fieldNamesOf } from "./secret-names.ts";

/**
 * Masks the secrets of an imported recording, as other recorders store passwords in plain text. A masked value is also removed from
 * later addresses, selectors and texts.
 */
export function withoutSecrets(imported: ImportedRecording): ImportedRecording {
	const secrets = new Set<string>();
	const names = new Set<string>();
	for (const action of imported.actions) {
		if (action.type === "type" && isSecretTyped(action)) {
			secrets.add(action.value);
			const { name } = action.selector.attributes;
			if (name) names.add(name);
		} else if (action.type === "dialog" && action.answer !== undefined && isAskedFor(action.message))
			secrets.add(action.answer);
	}
	const rules = { redactor: createRedactor(secrets), names };
	const notes: ImportNote[] = [];
	const actions = imported.actions.map((action): RecordedAction => {
		const masked = action.type === "type" && isSecretTyped(action) ? { ...action, value: "", masked: true } : action;
		const redacted = redactAction(masked, rules);
		const isLeftOut = redacted.type === "type" && action.type === "type" && redacted.masked && !action.masked;
		if (isLeftOut && action.value !== "")
			notes.push({ step: stepOf(action.id), code: "secret-left-out", type: action.type });
		return redacted;
	});
	const all = [...imported.notes, ...notes].toSorted((one, other) => one.step - other.step);
	return { ...imported, actions, notes: all };
}

function isSecretTyped({ selector, value, masked }: Extract<RecordedAction, { type: "type" }>): boolean {
	if (masked || isSecretValue(value)) return true;
	const classes = fieldNamesOf(selector).map(classifyName);
	return classes.includes("secret") || (classes.includes("code") && !classes.includes("ordinary"));
}

/** Number of the step in the file, which importers put into ids; 0 for files of our own. */
const stepOf = (id: string): number => Number(/^imported-(\d+)/.exec(id)?.[1] ?? 0);
