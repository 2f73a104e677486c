const PASSWORD =
	/pass(?:word|wd|phrase|code)?\b|pwd|\bpw\b|passwort|contrase|mot.?de.?passe|credit|card.?num|cc-?(?:num|name|exp|csc)|cardnumber|\bcvv|\bcvc|csc\b|otp|one-?time|2fa|mfa|totp|auth.?code|seed|mnemonic|recovery.?phrase|private.?key|\bpin\b|\bssn\b|iban|security.?code|card_|exp(?:iry|-?(?:month|year))/i;

/** Whether a field is described, or a value named, as a password, card number, one-time code or seed phrase is. */
export function namesPassword(text: string): boolean {
	return PASSWORD.test(text);
}
