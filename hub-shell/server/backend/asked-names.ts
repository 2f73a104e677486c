/** Whether a text is a valid username by the database's rule. */
export function isUsername(text: string): boolean {
	return /^[A-Za-z0-9_-]{3,30}$/.test(text);
}

/** Whether the database can store a text: it rejects NUL and unpaired surrogates. */
export function isAddressable(text: string): boolean {
	return !/[\0\p{Surrogate}]/u.test(text);
}
