import { type Grant, normalizeGrant } from "@scriptorium/userscript/grants";

export type AbilityName =
	| "clipboard"
	| "cookies"
	| "download"
	| "menu"
	| "network"
	| "notify"
	| "page"
	| "storage"
	| "style"
	| "tabs"
	| "traffic"
	| "files";

/** The ability behind each grant; null for those that give none worth a line. The compiler asks for new ones. */
const abilityOf: Readonly<Record<Grant, AbilityName | null>> = {
	GM_addElement: "style",
	GM_addStyle: "style",
	GM_addValueChangeListener: "storage",
	GM_cookie: "cookies",
	GM_deleteValue: "storage",
	GM_deleteValues: "storage",
	GM_download: "download",
	GM_getResourceText: "files",
	GM_getResourceURL: "files",
	GM_getTab: "storage",
	GM_getTabs: "storage",
	GM_getValue: "storage",
	GM_getValues: "storage",
	GM_info: null,
	GM_listValues: "storage",
	GM_log: null,
	GM_notification: "notify",
	GM_openInTab: "tabs",
	GM_registerMenuCommand: "menu",
	GM_removeValueChangeListener: "storage",
	GM_saveTab: "storage",
	GM_setClipboard: "clipboard",
	GM_setValue: "storage",
	GM_setValues: "storage",
	GM_unregisterMenuCommand: "menu",
	GM_webRequest: "traffic",
	GM_xmlhttpRequest: "network",
	unsafeWindow: "page",
	"window.close": "tabs",
	"window.focus": "tabs",
	"window.onurlchange": null,
};

export interface NamedAbility {
	/** Null for a grant that nobody knows; then its own name is all there is to show. */
	readonly name: AbilityName | null;
	readonly grants: readonly string[];
}

/** Grants gathered under the ability they give, in the order in which the script asks. */
export function nameAbilities(grants: readonly string[]): readonly NamedAbility[] {
	const byName = new Map<string, { name: AbilityName | null; grants: string[] }>();
	for (const written of grants) {
		const grant = normalizeGrant(written);
		const name = grant ? abilityOf[grant] : null;
		if (grant && name === null) continue;
		const key = name ?? written;
		const known = byName.get(key);
		if (known) known.grants.push(written);
		else byName.set(key, { name, grants: [written] });
	}
	return [...byName.values()];
}
