/** Address of a script's picture for link previews. */
export function scriptPicture(id: string): string {
	return `/og/script/${id}.png`;
}

export function profilePicture(userId: string): string {
	return `/og/profile/${userId}.png`;
}

/** Only of categories that are known. */
export function categoryPicture(category: string): string {
	return `/og/category/${category}.png`;
}
