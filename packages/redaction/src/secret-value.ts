import { isCardNumber, mayBecomeCardNumber } from "./check-digits.ts";
import { isIdentityNumber } from "./identity-numbers.ts";
import { isKeyBegun, isKeyShaped } from "./key-shapes.ts";
import { isSecretAddress } from "./redact-address.ts";
import { certainRanges, looksRandom } from "./secret-ranges.ts";
import { isSeedPhraseBegun } from "./seed-phrase.ts";

/** UTF-16 units of a value that are read. */
const MAX_LOOKED_AT = 100_000;
/** Minimum length of a value that is one random run: a session token, a key without a known prefix. */
const MIN_RANDOM_VALUE = 32;
/** Shorter values of parameters are words: "?code=SPRING". */
const MIN_TOKEN = 8;
const PARTIAL_SECRET =
	/(?<![\w-])(?:gh[pousr]_|github_pat_|glpat-|AKIA|ASIA|AIza|sk-|[spr]k_(?:live|test)|xox[abeoprs]-|eyJ|GOCSPX-|npm_|-----BEGIN)|^[A-Z]{2}\d{2} ?[A-Z\d]{2}|^\d{3}-\d{2}-\d{0,3}$/;

/**
 * Whether a typed value is, or contains, a secret by its shape: a card, a bank account or a person's number, a token, a private or product
 * key, a recovery phrase, a link with a token, an assignment to a secret name.
 * @param text value of a field; the first 100,000 UTF-16 units count
 * @returns false for an empty value
 */
export function isSecretValue(text: string): boolean {
	const value = text.trim().slice(0, MAX_LOOKED_AT);
	if (value === "") return false;
	if (isCardNumber(value) || isIdentityNumber(value) || isKeyShaped(value) || isSecretAddress(value, MIN_TOKEN))
		return true;
	return isRandomValue(value, MIN_RANDOM_VALUE) || !certainRanges(value).next().done;
}

/**
 * Whether a text that is still being typed may become a secret. It is then withheld until the field is left.
 * @param text current value of a field
 * @returns true for known prefixes of tokens and for partial card numbers
 */
export function mayBecomeSecretValue(text: string): boolean {
	const value = text.trim().slice(0, MAX_LOOKED_AT);
	return (
		isKeyBegun(value) ||
		isSecretAddress(value, 1) ||
		mayBecomeCardNumber(text) ||
		PARTIAL_SECRET.test(value) ||
		isRandomValue(value, 16) ||
		isSeedPhraseBegun(value)
	);
}

function isRandomValue(value: string, min: number): boolean {
	if (value.length < min || value.length > 400) return false;
	if (/^(?:0x)?[\da-f]{64}$/i.test(value)) return true;
	return /^[\w+/=.-]+$/.test(value) && /[A-Z]/.test(value) && /[a-z]/.test(value) && looksRandom(value);
}
