/** Whether digits may be part of a card number, which is withheld until the field is left. */
export const mayBecomeCardNumber = (text: string): boolean => /^(?:\d[ -]?){7,19}$/.test(text);

/** Digits of a card's number (ISO/IEC 7812-1). */
export const MIN_CARD_DIGITS = 13;
export const MAX_CARD_DIGITS = 19;

/** Whether a text is the number of a card: as many digits as cards have, with the right check digit (ISO/IEC 7812-1). */
export function isCardNumber(text: string): boolean {
	let sum = 0;
	let count = 0;
	for (let at = text.length - 1; at >= 0; at -= 1) {
		const character = text[at] ?? "";
		if (character === " " || character === "-") continue;
		if (character < "0" || character > "9" || count === MAX_CARD_DIGITS) return false;
		const value = Number(character) * (count % 2 === 1 ? 2 : 1);
		sum += value > 9 ? value - 9 : value;
		count += 1;
	}
	return count >= MIN_CARD_DIGITS && sum % 10 === 0;
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
