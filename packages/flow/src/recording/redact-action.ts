import { classifyName } from "@scriptorium/redaction/name-of-secret";
import { redactAddress } from "@scriptorium/redaction/redact-address";
import { isSecretValue } from "@scriptorium/redaction/secret-value";
import type { RecordedAction } from "./recorded-action.ts";
import { type RedactionRules, redactTarget } from "./redact-target.ts";

const MAX_TEXT = 2000;
const MAX_NAME = 400;

/**
 * Removes secrets from an action: secret values are masked; addresses, selectors, fingerprints and messages are redacted.
 * @param action a recorded action
 * @param rules known secrets, and the names under which forms send secrets
 * @returns a copy; parts without secrets stay unchanged
 */
export function redactAction(action: RecordedAction, rules: RedactionRules): RecordedAction {
	const { redactor, names } = rules;
	const address = (written: string): string => redactAddress(written, { redactor, ...(names && { names }) });
	const common = {
		url: address(action.url),
		...(action.frame === undefined ? {} : { frame: action.frame.map((target) => redactTarget(target, rules)) }),
	};
	switch (action.type) {
		case "type": {
			const isMasked = action.masked === true || isSecretValue(action.value) || redactor.hasSecret(action.value);
			const masked = isMasked ? { value: "", masked: true } : {};
			return { ...action, ...common, ...masked, selector: redactTarget(action.selector, rules) };
		}
		case "navigate":
			return { ...action, ...common, targetUrl: address(action.targetUrl) };
		case "select": {
			const chosen = [action.value].flat();
			const isMasked = action.masked === true || chosen.some((value) => redactor.hasSecret(value));
			const masked = isMasked ? { value: Array.isArray(action.value) ? [] : "", masked: true } : {};
			return { ...action, ...common, ...masked, selector: redactTarget(action.selector, rules) };
		}
		case "dialog": {
			const { answer, ...asked } = action;
			const message = redactor.hasSecret(asked.message) ? redactor.text(asked.message, MAX_TEXT) : asked.message;
			const isSecret =
				answer === undefined || isAskedFor(asked.message) || isSecretValue(answer) || redactor.hasSecret(answer);
			return { ...asked, ...common, message, ...(isSecret ? {} : { answer }) };
		}
		case "upload": {
			const files = action.files.map((name) => (redactor.hasSecret(name) ? redactor.text(name, MAX_NAME) : name));
			return { ...action, ...common, files, selector: redactTarget(action.selector, rules) };
		}
		case "drag": {
			const [source, target] = [action.source, action.target].map((each) => redactTarget(each, rules));
			return { ...action, ...common, source: source ?? action.source, target: target ?? action.target };
		}
		case "scroll":
		case "keypress":
		case "wait":
			if (action.selector === undefined) return { ...action, ...common };
			return { ...action, ...common, selector: redactTarget(action.selector, rules) };
		case "click":
		case "hover":
		case "check":
			return { ...action, ...common, selector: redactTarget(action.selector, rules) };
		case "tab":
			return { ...action, ...common };
	}
}

/**
 * Whether a question asks for a secret, or for a code of unspecified purpose.
 * @param message text of a dialog
 * @returns true when the answer must not be recorded
 */
export const isAskedFor = (message: string): boolean => ["secret", "code"].includes(classifyName(message) ?? "");
