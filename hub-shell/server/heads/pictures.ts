/** Returns the address of a script's picture for link previews. */
export function scriptPicture(id: string): string {
	return `/og/script/${id}.png`;
}

export function profilePicture(userId: string): string {
	return `/og/profile/${userId}.png`;
}

/** Returns the address of a category's picture; only known categories have one. */
export function categoryPicture(category: string): string {
	return `/og/category/${category}.png`;
}
