import type { OriginKind } from "../trace/trace.ts";

const PASSWORD =
	/pass(?:word|wd|phrase|code)?\b|pwd|passwort|contrase|mot.?de.?passe|credit|card.?num|cc-?(?:num|name|exp|csc)|cardnumber|\bcvv|\bcvc|csc\b|otp|one-?time|2fa|mfa|totp|auth.?code|seed|mnemonic|recovery.?phrase|private.?key|\bpin\b|\bssn\b|iban|security.?code|card_|exp(?:iry|-?(?:month|year))/i;
const TOKEN =
	/csrf|xsrf|authenticity|requestverification|\btoken|-token|_token|access.?token|api.?key|nonce|bearer|session.?id|\bjwt\b/i;
const TOKEN_KEY =
	/csrf|xsrf|token|\bauth|_auth|session|\bsid\b|jwt|bearer|secret|api.?key|credential|oauth|refresh|access_|id_token/i;

/** What a field of that selector, name or type holds. */
export function fieldKind(texts: readonly string[]): OriginKind {
	const all = texts.join(" ");
	if (PASSWORD.test(all)) return "password";
	return TOKEN.test(all) ? "token" : "form";
}

export function namesToken(text: string): boolean {
	return TOKEN.test(text);
}

/** Whether a key of storage, or a global of the page, is named as session data is. */
export function keyNamesToken(text: string): boolean {
	return TOKEN_KEY.test(text);
}
