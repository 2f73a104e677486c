/** Names that read wrong when only their hyphens are taken away. */
const SPELLINGS: Readonly<Record<string, string>> = { api: "API", dom: "DOM", html: "HTML", http: "HTTP", url: "URL" };

/**
 * Writes the id of a rule in words.
 * @param type id of the rule, in kebab case
 * @returns the words, for example "Cookie to third party" for `cookie-to-third-party`
 */
export function wordsOfType(type: string): string {
	const words = type
		.split(/[-_\s]+/)
		.filter((word) => word !== "")
		.map((word) => SPELLINGS[word.toLowerCase()] ?? word.toLowerCase())
		.join(" ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}
