/** A parsed selector in Puppeteer's spelling (pptr.dev, "Page interactions"). */
export type SpelledSelector =
	| { readonly kind: "css" | "text" | "xpath" | "pierce"; readonly value: string }
	| { readonly kind: "aria"; readonly name: string | null; readonly role: string | null };

const ATTRIBUTE = /\[\s*(name|role)\s*=\s*(["'])((?:\\.|(?!\2)[^\\])*)\2\s*\]/g;

export function readSelector(selector: string): SpelledSelector {
	const [, kind, value = ""] = /^(aria|text|xpath|pierce)\/([\s\S]*)$/.exec(selector) ?? [];
	if (kind === "text" || kind === "xpath" || kind === "pierce") return { kind, value };
	if (kind === undefined) return { kind: "css", value: selector };
	const attributes = new Map<string, string>();
	const rest = value.replaceAll(ATTRIBUTE, (_, key: string, _quote, text: string) => {
		attributes.set(key, text.replaceAll(/\\(.)/g, "$1"));
		return "";
	});
	return { kind: "aria", name: attributes.get("name") ?? (rest.trim() || null), role: attributes.get("role") ?? null };
}
