/** Prepares a script's body for the search for hints: joins concatenated strings and decodes escaped characters. */
export function hintText(body: string): string {
	return body
		.replace(/\\x([0-9a-f]{2})|\\u([0-9a-f]{4})/gi, (written, short?: string, long?: string) => {
			const sign = String.fromCharCode(Number.parseInt(short ?? long ?? "0", 16));
			return /[\w .#:[\]=-]/.test(sign) ? sign : written;
		})
		.replace(/(["'])\s*\+\s*\1/g, "");
}
