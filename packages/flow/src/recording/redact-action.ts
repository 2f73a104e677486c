import { redactAddress } from "@scriptorium/redaction/redact-address";
import { actionContents } from "../steps/step-definitions.ts";
import type { RecordedAction } from "./recorded-action.ts";
import { type RedactionRules, redactTarget } from "./redact-target.ts";

/**
 * Removes secrets from an action: secret values are masked; addresses, selectors, fingerprints and messages are redacted.
 * @param action a recorded action
 * @param rules known secrets, and the names under which forms send secrets
 * @returns a copy; parts without secrets stay unchanged
 */
export function redactAction(action: RecordedAction, rules: RedactionRules): RecordedAction {
	const { redactor, names } = rules;
	const redaction = {
		redactor,
		address: (written: string) => redactAddress(written, { redactor, ...(names && { names }) }),
		target: (target: Parameters<typeof redactTarget>[0]) => redactTarget(target, rules),
	};
	const common = {
		url: redaction.address(action.url),
		...(action.frame === undefined ? {} : { frame: action.frame.map(redaction.target) }),
	};
	return actionContents[action.type].redact({ ...action, ...common }, redaction);
}
