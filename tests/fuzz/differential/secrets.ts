/** Something that a program steals. */
export interface Secret {
	/** Source of an expression that reads it, without double quotes, so that it also stands in a text. */
	readonly expression: string;
	/** What it is while programs run, safe in an address. */
	readonly value: string;
}

/** The plainest secret: where another one would come in the way of a template, this one is stolen. */
export const COOKIE = { expression: "document.cookie", value: "sid=0123456789abcdef" } as const satisfies Secret;

/** A token in the storage of the site. */
export const TOKEN = { expression: "localStorage.getItem('token')", value: "token-1f2e3d4c5b6a" } as const;

/** What is typed into a field for a password. */
export const PASSWORD = {
	expression: "document.querySelector('[type=password]').value",
	value: "password-8899aabb",
} as const;

/**
 * What is typed into another field of the last form. Scripts have reasons to send it, so the analyzer does not count it where it
 * doubts both the data and the receiver: only programs that name the receiver steal it.
 */
export const ENTRY = {
	expression: "new FormData(document.forms[document.forms.length - 1]).get('street')",
	value: "street-77665544",
} as const;

/** The form with both fields, the last part of each page. */
export const FORM = `<input type="password" name="word" value="${PASSWORD.value}"><input name="street" value="${ENTRY.value}">`;

/** All secrets. */
export const secrets: readonly [Secret, ...Secret[]] = [COOKIE, TOKEN, PASSWORD, ENTRY];

/**
 * Exchanges what a program steals.
 * @param code source that steals the cookie
 * @param secret what it steals instead
 * @returns the source
 */
export function stealing(code: string, secret: Secret): string {
	return code.replaceAll(COOKIE.expression, () => secret.expression);
}
