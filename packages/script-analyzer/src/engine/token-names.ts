const TOKEN_NAME =
	/token(?:value|string|silently|async|sync)?$|^jwt$|bearer|secret|api_?key|session_?(?:id|key)|^sid$|credential|csrf|xsrf|^authorization$/i;
/** Marks of the next page of a list, and numbers of words. */
const NO_TOKEN = /next|page|cursor|continu|sync|design|count|limit|max|total/i;

/** Whether a member of a page's data is named as session data is. */
export function isTokenName(name: string): boolean {
	return TOKEN_NAME.test(name) && !NO_TOKEN.test(name);
}

/** Whether a pattern or a text looks for session data: `/"accessToken":"([^"]+)/`. */
export function looksForToken(pattern: string): boolean {
	return /(?:access|auth|id|user|session|csrf|xsrf|api)[\W_]{0,6}(?:token|key|id)\b|csrf|xsrf|\bjwt|bearer|secret|authenticity|verification.?token|\b_token\b/i.test(
		pattern,
	);
}

const TOKEN_KEY =
	/csrf|xsrf|token|\bauth|_auth|session|\bsid\b|jwt|bearer|secret|api.?key|credential|oauth|refresh|access_?(?:token|key|code|secret)|id_token/i;

/** `getAccessToken`: the name of a function, which is called and not sent. */
const FUNCTION_NAME =
	/^_*(?:get|set|fetch|load|has|is|refresh|request|check|create|make|update|handle|on|parse|validate|ensure)(?:[A-Z_]|$)/;

/** Whether a key of storage, or a global of the page, is named as session data is. */
export function keyNamesToken(text: string): boolean {
	return TOKEN_KEY.test(text) && !FUNCTION_NAME.test(text);
}
