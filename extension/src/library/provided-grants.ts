import type { Grant } from "@scriptorium/userscript/grants";

/** API functions that this version provides to userscripts. The confirmation page lists requested others as unsupported. */
export const providedGrants = [
	"GM_addStyle",
	"GM_deleteValue",
	"GM_download",
	"GM_getValue",
	"GM_info",
	"GM_listValues",
	"GM_log",
	"GM_openInTab",
	"GM_registerMenuCommand",
	"GM_setValue",
	"GM_unregisterMenuCommand",
	"GM_xmlhttpRequest",
] as const satisfies readonly Grant[];
export type ProvidedGrant = (typeof providedGrants)[number];

export function isProvided(grant: Grant): grant is ProvidedGrant {
	return providedGrants.some((provided) => provided === grant);
}
