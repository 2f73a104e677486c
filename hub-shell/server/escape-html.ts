const ESCAPES: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

/** Text for an HTML element or a quoted attribute. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/**
 * JSON for a `<script type="application/json">`: nothing in it can end the element or begin a comment, and nothing turns the
 * direction of what follows for somebody who reads the source.
 */
export function escapeJson(value: unknown): string {
	return JSON.stringify(value).replace(
		/[<>&\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
		(c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}
