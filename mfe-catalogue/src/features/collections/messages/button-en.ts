/** The button on the page of a script; its menu has texts of its own. */
export const en = {
	button: "Add to collection",
	signInFirst: "You need to be logged in to keep collections",
} as const;
