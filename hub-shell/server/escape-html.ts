const ESCAPES: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

/**
 * Escapes text for an HTML element or a quoted attribute.
 * @param text Plain text.
 * @returns Escaped text.
 */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/**
 * Serializes JSON for a `<script type="application/json">`. Escapes characters that could end the element or start a comment,
 * and those that change the text direction in a view of the source.
 * @param value Any JSON value.
 * @returns JSON text.
 */
export function escapeJson(value: unknown): string {
	return JSON.stringify(value).replace(
		/[<>&\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
		(c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}
