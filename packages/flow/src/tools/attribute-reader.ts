import { quoted } from "../generate/source-text.ts";

/**
 * Writes the function that reads an attribute in the page; addresses are complete.
 * @param name of the attribute
 * @returns an arrow function
 */
export function attributeReader(name: string): string {
	if (/^(?:href|src)$/i.test(name)) return `(found) => String(Reflect.get(found, ${quoted(name.toLowerCase())}) ?? "")`;
	return `(found) => (found.getAttribute(${quoted(name)}) ?? "").trim()`;
}
