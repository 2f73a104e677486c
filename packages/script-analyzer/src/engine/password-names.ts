import { isSecretName } from "@scriptorium/redaction/name-of-secret";

const PASSWORD =
	/pass(?:word|wd|phrase|code)?\b|pwd|\bpw\b|passwort|contrase|mot.?de.?passe|credit.?card|card.?num|cc-?(?:num|name|exp|csc)|cardnumber|\bcvv|\bcvc|csc\b|(?<![a-z])otp|otp(?![a-z])|(?<![a-z])one-?time|2fa|mfa|totp|auth.?code|(?<![a-z])seed(?:.?(?:phrase|words?|key))?(?![a-z])|mnemonic|recovery.?phrase|private.?key|\bpin\b|\bssn\b|iban|security.?code|card_|exp(?:iry|-?(?:month|year))/i;
/**
 * Names of what a page or a program keeps for itself, such as a token or the secret of a local server. `field-kind.ts` and
 * `token-names.ts` decide about them.
 */
const OF_PROGRAMS =
	/token|jwt|bearer|csrf|xsrf|(?:api|access|signing|service.?account).?key|secret(?![\s_-]*(?:answer|phrase))|credential/i;

/** The names asked for last: a script asks for the same few again and again, and classifying one takes as long as hundreds of steps. */
const KNOWN = new Map<string, boolean>();
const MAX_KNOWN = 1_000;
const MAX_KNOWN_LENGTH = 300;

/** Whether a field is described, or a value named, as a password, card number, one-time code or seed phrase is, in any language. */
export function namesPassword(text: string): boolean {
	const known = KNOWN.get(text);
	if (known !== undefined) return known;
	const isNamed = PASSWORD.test(text) || (!OF_PROGRAMS.test(text) && isSecretName(text));
	if (text.length > MAX_KNOWN_LENGTH) return isNamed;
	if (KNOWN.size >= MAX_KNOWN) KNOWN.clear();
	KNOWN.set(text, isNamed);
	return isNamed;
}
