/** `web-tools` → `Web Tools`: as in the heading of the category's page. */
export function categoryTitle(category: string): string {
	return category.replace(/[-_]+/g, " ").replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}
