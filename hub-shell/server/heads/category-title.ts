/** `web-tools` → `Web Tools`: as the category's page has it in its heading. */
export function categoryTitle(category: string): string {
	return category.replace(/[-_]+/g, " ").replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}
