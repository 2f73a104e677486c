/**
 * Selectors in Puppeteer's spelling (pptr.dev, "Page interactions"), which the DevTools Recorder and @puppeteer/replay
 * share: CSS as it stands, `aria/Name[role="button"]`, `text/Save`, `xpath//html/body`, `pierce/button`.
 */
export type ParsedSelector =
	| { readonly kind: "css" | "text" | "xpath" | "pierce"; readonly value: string }
	| { readonly kind: "aria"; readonly name: string | null; readonly role: string | null };

export function parseSelector(selector: string): ParsedSelector {
	const [, kind, value = ""] = /^(aria|text|xpath|pierce)\/([\s\S]*)$/.exec(selector) ?? [];
	if (kind === "text" || kind === "xpath" || kind === "pierce") return { kind, value };
	return kind === "aria" ? { kind, ...parseAria(value) } : { kind: "css", value: selector };
}

function parseAria(value: string): { name: string | null; role: string | null } {
	const attributes = new Map<string, string>();
	const rest = value.replace(
		/\[\s*(name|role)\s*=\s*(["'])((?:\\.|(?!\2)[^\\])*)\2\s*\]/g,
		(_, key: string, _quote, text: string) => {
			attributes.set(key, text.replace(/\\(.)/g, "$1"));
			return "";
		},
	);
	return { name: attributes.get("name") ?? (rest.trim() || null), role: attributes.get("role") ?? null };
}

/** Writes an ARIA selector. A name with brackets would be parsed as an attribute, so it is quoted (Puppeteer). */
export function ariaSelector(name: string, role: string | null): string {
	const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
	const words = /[[\]"'\\]/.test(name) ? `[name=${quoted(name)}]` : name;
	return `aria/${words}${role ? `[role=${quoted(role)}]` : ""}`;
}

export const textSelector = (text: string): string => `text/${text}`;
export const xpathSelector = (path: string): string => `xpath/${path}`;
export const attributeSelector = (name: string, value: string): string => `[${name}="${CSS.escape(value)}"]`;

/** A text as an XPath 1.0 literal, which has no escapes. */
export function xpathLiteral(text: string): string {
	if (!text.includes('"')) return `"${text}"`;
	if (!text.includes("'")) return `'${text}'`;
	return `concat(${text
		.split('"')
		.map((part) => `"${part}"`)
		.join(`, '"', `)})`;
}
