/** Words that read wrong when only the hyphens are taken away. */
const SPELLINGS: Readonly<Record<string, string>> = { api: "API", dom: "DOM", html: "HTML", http: "HTTP", url: "URL" };

/** `cookie-exfiltration` as words: "Cookie exfiltration". */
export function nameOfRule(id: string): string {
	const words = id
		.split("-")
		.map((word) => SPELLINGS[word] ?? word)
		.join(" ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}
