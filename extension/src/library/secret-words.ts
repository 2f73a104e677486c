/** Names of what is nobody's business, in fields and addresses. */
const SECRET_NAME =
	/(^|[^a-z])(passw(or)?d|passwort|passcode|passphrase|pwd|pin|otp|totp|mfa|2fa|cvv|cvc|csc|security.?code|verification.?code|one.?time.?(code|password)|card.?(number|no)|cardnumber|iban|ssn)([^a-z]|$)/i;
const SECRET_PARAMETER =
	/(^|[^a-z])((access|refresh|id|auth|session|csrf|api)?.?(token|key|secret|sid)|code|signature|sig)$/i;

/** `cardNumber` → `card Number`. */
const spaced = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, "$1 $2");

export const isSecretName = (name: string): boolean => SECRET_NAME.test(spaced(name));

/** Whether an address keeps a token or a code under this name. */
export const isSecretParameter = (name: string): boolean => SECRET_PARAMETER.test(spaced(name));

/** Half of a card's number is not to be told either: what may become one waits until the field is left. */
export const mayBecomeCardNumber = (text: string): boolean => /^(?:\d[ -]?){7,19}$/.test(text);

/** Whether a text is the number of a card: 13 to 19 digits with the right check digit (ISO/IEC 7812-1). */
export function isCardNumber(text: string): boolean {
	const digits = text.replaceAll(/[ -]/g, "");
	if (!/^\d{13,19}$/.test(digits)) return false;
	let sum = 0;
	for (const [fromRight, digit] of [...digits].reverse().entries()) {
		const value = Number(digit) * (fromRight % 2 === 1 ? 2 : 1);
		sum += value > 9 ? value - 9 : value;
	}
	return sum % 10 === 0;
}

/** An address without the passwords, codes and tokens that pages put into theirs. */
export function withoutSecrets(written: string): string {
	if (!URL.canParse(written)) return written;
	const url = new URL(written);
	url.username = "";
	url.password = "";
	url.search = emptied(url.search, "?");
	if (url.hash.includes("=")) url.hash = emptied(url.hash, "#");
	return url.href;
}

function emptied(part: string, sign: string): string {
	const parameters = new URLSearchParams(part.slice(1));
	const secret = [...parameters].filter(
		([name, value]) => isSecretName(name) || isSecretParameter(name) || isCardNumber(value),
	);
	if (secret.length === 0) return part;
	for (const [name] of secret) parameters.set(name, "");
	return sign + parameters.toString();
}
