/** `cookie-exfiltration` as words: "Cookie exfiltration". Its id is what the rule's documentation lies under. */
export function nameOfRule(id: string): string {
	const words = id.replaceAll("-", " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}
