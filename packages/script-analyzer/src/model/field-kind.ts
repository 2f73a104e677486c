import { namesPassword } from "../engine/password-names.ts";
import type { OriginKind } from "../trace/trace.ts";

const TOKEN =
	/csrf|xsrf|authenticity|requestverification|\btoken|-token|_token|access.?token|api.?key|nonce|bearer|session.?id|\bjwt\b/i;
/** The kind of data in a field with this selector, name or type. */
export function fieldKind(texts: readonly string[]): OriginKind {
	const all = texts.join(" ");
	if (namesPassword(all)) return "password";
	return TOKEN.test(all) ? "token" : "form";
}

export function namesToken(text: string): boolean {
	return TOKEN.test(text);
}
