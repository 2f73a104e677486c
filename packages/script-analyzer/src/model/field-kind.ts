import { namesPassword } from "../engine/password-names.ts";
import type { OriginKind } from "../trace/trace.ts";

const TOKEN =
	/csrf|xsrf|authenticity|requestverification|\btoken|-token|_token|access.?token|api.?key|nonce|bearer|session.?id|\bjwt\b/i;
const TOKEN_KEY =
	/csrf|xsrf|token|\bauth|_auth|session|\bsid\b|jwt|bearer|secret|api.?key|credential|oauth|refresh|access_?(?:token|key|code|secret)|id_token/i;

/** `getAccessToken`: the name of a function, which is called and not sent. */
const FUNCTION_NAME =
	/^_*(?:get|set|fetch|load|has|is|refresh|request|check|create|make|update|handle|on|parse|validate|ensure)(?:[A-Z_]|$)/;

/** The kind of data in a field with this selector, name or type. */
export function fieldKind(texts: readonly string[]): OriginKind {
	const all = texts.join(" ");
	if (namesPassword(all)) return "password";
	return TOKEN.test(all) ? "token" : "form";
}

export function namesToken(text: string): boolean {
	return TOKEN.test(text);
}

/** Whether a key of storage, or a global of the page, is named as session data is. */
export function keyNamesToken(text: string): boolean {
	return TOKEN_KEY.test(text) && !FUNCTION_NAME.test(text);
}
