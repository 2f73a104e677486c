import { escapeHtml } from "./escape-html.ts";

/** What no XML 1.0 document may contain, not even escaped. Source: https://www.w3.org/TR/xml/#charsets */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters in question
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff]/gu;

/** Text for an XML element or a quoted attribute; characters that XML cannot hold are left out. */
export function escapeXml(text: string): string {
	return escapeHtml(text.replace(NOT_XML, ""));
}
