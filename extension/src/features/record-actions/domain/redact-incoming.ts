import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { redactAction } from "@scriptorium/flow/recording/redact-action";
import type { AddressRules } from "@scriptorium/redaction/redact-address";
import { createRedactor } from "@scriptorium/redaction/redact-text";
import type { KeptSession } from "./kept-session.ts";

/** Of one recording; more fields than a person fills in. */
const MAX_NAMES = 500;
const shapes = createRedactor([]);

/** What a recording knows of secrets across its pages: what they were is known in each page only, what they are called in all. */
export const addressRules = ({ secretNames = [] }: KeptSession): AddressRules => ({
	redactor: shapes,
	names: new Set(secretNames),
});

export function redactIncoming(action: RecordedAction, session: KeptSession): RecordedAction {
	return redactAction(action, { redactor: shapes, names: new Set(session.secretNames) });
}

/** The session, which knows the name of the field from now on if the action filled in a secret. */
export function withSecretName(session: KeptSession, action: RecordedAction): KeptSession {
	if (action.type !== "type" || !action.masked) return session;
	const { secretNames = [] } = session;
	const { name } = action.selector.attributes;
	if (!name || secretNames.includes(name)) return session;
	return { ...session, secretNames: [...secretNames, name].slice(-MAX_NAMES) };
}
