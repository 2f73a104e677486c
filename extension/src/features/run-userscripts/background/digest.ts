import type { ScriptValues } from "../../../script-library/stored-script.ts";

/** The first half of a text's SHA-256, as hexadecimal digits: says whether two texts are the same. */
export async function digest(text: string): Promise<string> {
	const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
	return Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Digest of a script's values, by which a document's values are compared with the stored ones. */
export const digestOfValues = (values: ScriptValues): Promise<string> => digest(JSON.stringify(values));
