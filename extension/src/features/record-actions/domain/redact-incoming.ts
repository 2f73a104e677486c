import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { redactAction } from "@scriptorium/flow/recording/redact-action";
import type { AddressRules } from "@scriptorium/redaction/redact-address";
import { createRedactor } from "@scriptorium/redaction/redact-text";
import type { KeptSession } from "./kept-session.ts";

/** Maximum number of secret names in a recording. */
const MAX_NAMES = 500;
const shapes = createRedactor([]);

/** Redaction rules of a recording across its pages: the names of secrets. Their values are known only in each page. */
export const addressRules = ({ secretNames = [] }: KeptSession): AddressRules => ({
	redactor: shapes,
	names: new Set(secretNames),
});

export function redactIncoming(action: RecordedAction, session: KeptSession): RecordedAction {
	return redactAction(action, { redactor: shapes, names: new Set(session.secretNames) });
}

/** Adds the name of the field to the session if the action filled in a secret. */
export function withSecretName(session: KeptSession, action: RecordedAction): KeptSession {
	if (action.type !== "type" || !action.masked) return session;
	const { secretNames = [] } = session;
	const { name } = action.selector.attributes;
	if (!name || secretNames.includes(name)) return session;
	return { ...session, secretNames: [...secretNames, name].slice(-MAX_NAMES) };
}
