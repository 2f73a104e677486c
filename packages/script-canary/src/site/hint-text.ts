/** A script's body as hints are read from it: texts in pieces put together, signs unescaped. */
export function hintText(body: string): string {
	return body
		.replace(/\\x([0-9a-f]{2})|\\u([0-9a-f]{4})/gi, (written, short?: string, long?: string) => {
			const sign = String.fromCharCode(Number.parseInt(short ?? long ?? "0", 16));
			return /[\w .#:[\]=-]/.test(sign) ? sign : written;
		})
		.replace(/(["'])\s*\+\s*\1/g, "");
}
