import { decodeBookmarklet } from "@scriptorium/userscript/bookmarklet-url";

/** A script's code as hints are read from it: a bookmarklet as plain code, texts in pieces put together, signs unescaped. */
export function hintText(code: string): string {
	const plain = decodeBookmarklet(code);
	return plain
		.replace(/\\x([0-9a-f]{2})|\\u([0-9a-f]{4})/gi, (written, short?: string, long?: string) => {
			const sign = String.fromCharCode(Number.parseInt(short ?? long ?? "0", 16));
			return /[\w .#:[\]=-]/.test(sign) ? sign : written;
		})
		.replace(/(["'])\s*\+\s*\1/g, "");
}
