import { escapeHtml } from "./escape-html.ts";

/** Characters that XML 1.0 forbids even when escaped. Source: https://www.w3.org/TR/xml/#charsets */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters in question
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff]/gu;

/**
 * Escapes text for an XML element or a quoted attribute. Removes characters that XML does not allow.
 * @param text Plain text.
 * @returns Escaped text.
 */
export function escapeXml(text: string): string {
	return escapeHtml(text.replace(NOT_XML, ""));
}
