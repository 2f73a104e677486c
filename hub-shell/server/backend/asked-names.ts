/** The form that the database asks of usernames; anything else is nobody's. */
export function isUsername(text: string): boolean {
	return /^[A-Za-z0-9_-]{3,30}$/.test(text);
}

/** Whether a text can be in the database at all: no NUL, no half of a character. Nothing is found by any other. */
export function isAddressable(text: string): boolean {
	return !/[\0\p{Surrogate}]/u.test(text);
}
