import { namesPassword } from "../engine/password-names.ts";
import type { OriginKind } from "../trace/trace.ts";

const TOKEN =
	/csrf|xsrf|authenticity|requestverification|\btoken|-token|_token|access.?token|api.?key|nonce|bearer|session.?id|\bjwt\b/i;
/** The selector of an element into which nobody types: `.value` of it is one of the script's own, or of a list of several. */
const NO_FIELD =
	/^(?:a|img|li|ul|h[1-6]|td|tr|table|button|option|article|section|iframe|video|script|meta|link)(?![\w-])[^\s>+~,]*$/i;

/** The kind of data in a field with this selector, name or type. */
export function fieldKind(texts: readonly string[]): OriginKind {
	const all = texts.filter((text) => !NO_FIELD.test(text)).join(" ");
	if (namesPassword(all)) return "password";
	return TOKEN.test(all) ? "token" : "form";
}

export function namesToken(text: string): boolean {
	return TOKEN.test(text);
}
