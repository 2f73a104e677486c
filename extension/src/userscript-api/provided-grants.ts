import type { Grant } from "@scriptorium/userscript/grants";

/** API functions that this version does not provide. The confirmation page lists them as unsupported when a script asks for them. */
const MISSING = ["GM_webRequest"] as const satisfies readonly Grant[];
export type ProvidedGrant = Exclude<Grant, (typeof MISSING)[number]>;

/** Whether this version provides an API function to userscripts. */
export function isProvided(grant: Grant): grant is ProvidedGrant {
	return !MISSING.some((missing) => missing === grant);
}
