/** Whether digits may be part of a card number, which is withheld until the field is left. */
export const mayBecomeCardNumber = (text: string): boolean => /^(?:\d[ -]?){7,19}$/.test(text);

/** Digits of a card's number (ISO/IEC 7812-1). */
export const MIN_CARD_DIGITS = 13;
export const MAX_CARD_DIGITS = 19;

/**
 * First digits and lengths of the numbers of card issuers (ISO/IEC 7812-1): Visa, Diners Club, American Express, UATP and JCB up to 15
 * digits, other issuers from 16 digits. Numbers of books and parcels have check digits, too, but other first digits or lengths.
 */
const ISSUED = /^(?:4\d{12}|3(?:0[0-5]|[689]\d)\d{11}|(?:3[47]\d\d|1\d{3}|2131)\d{11}|[2-69]\d{15,18})$/;

/** Whether a text is a card number: length and first digits of a card issuer, and the right check digit. */
export function isCardNumber(text: string): boolean {
	let digits = "";
	for (const character of text) {
		if (character === " " || character === "-") continue;
		if (character < "0" || character > "9" || digits.length === MAX_CARD_DIGITS) return false;
		digits += character;
	}
	if (!ISSUED.test(digits)) return false;
	const sum = [...digits].toReversed().reduce((total, digit, at) => {
		const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
		return total + (value > 9 ? value - 9 : value);
	}, 0);
	return sum % 10 === 0;
}

/** Whether a text is an international bank account number: 15 to 34 characters whose remainder is 1 (ISO 13616-1). */
export function isIban(text: string): boolean {
	const written = text.replaceAll(" ", "");
	if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(written)) return false;
	let remainder = 0;
	for (const character of written.slice(4) + written.slice(0, 4))
		for (const digit of String(Number.parseInt(character, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
	return remainder === 1;
}

/** Whether a text is a number of the US social security: areas 000, 666 and 900 to 999 are never given out. */
export const isSocialSecurityNumber = (text: string): boolean =>
	/^(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}$/.test(text);
