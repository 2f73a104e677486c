/** Functions of the userscript API by their `GM_` names, plus the window privileges that are granted the same way. */
export const knownGrants = [
	"GM_addElement",
	"GM_addStyle",
	"GM_addValueChangeListener",
	"GM_cookie",
	"GM_deleteValue",
	"GM_deleteValues",
	"GM_download",
	"GM_getResourceText",
	"GM_getResourceURL",
	"GM_getTab",
	"GM_getTabs",
	"GM_getValue",
	"GM_getValues",
	"GM_info",
	"GM_listValues",
	"GM_log",
	"GM_notification",
	"GM_openInTab",
	"GM_registerMenuCommand",
	"GM_removeValueChangeListener",
	"GM_saveTab",
	"GM_setClipboard",
	"GM_setValue",
	"GM_setValues",
	"GM_unregisterMenuCommand",
	"GM_webRequest",
	"GM_xmlhttpRequest",
	"unsafeWindow",
	"window.close",
	"window.focus",
	"window.onurlchange",
] as const;
export type Grant = (typeof knownGrants)[number];

const BY_LOWER_CASE: ReadonlyMap<string, Grant> = new Map(knownGrants.map((grant) => [grant.toLowerCase(), grant]));

/**
 * The canonical name of a grant: `GM.xmlHttpRequest` and `GM_xmlhttpRequest` are one.
 *
 * @param written the value of a `@grant` line, or a function's name
 * @returns the name with `GM_`, or the window privilege; null for unknown names
 */
export function normalizeGrant(written: string): Grant | null {
	return BY_LOWER_CASE.get(written.trim().replace(/^GM\./i, "GM_").toLowerCase()) ?? null;
}

/**
 * Sorts the `@grant` values of a block.
 *
 * @param written the values as written
 * @returns `granted`: known grants, each once; `unknown`: others as written. `none` is in neither
 */
export function readGrants(written: readonly string[]): {
	readonly granted: readonly Grant[];
	readonly unknown: readonly string[];
} {
	const granted = new Set<Grant>();
	const unknown: string[] = [];
	for (const text of written) {
		if (text === "none") continue;
		const grant = normalizeGrant(text);
		if (grant) granted.add(grant);
		else unknown.push(text);
	}
	return { granted: [...granted], unknown };
}

/**
 * Finds API functions whose names occur in code, granted or not. A name in a comment counts too: a false positive is
 * harmless.
 *
 * @param code the text of a script
 * @returns their canonical names, each once
 */
export function mentionedGrants(code: string): readonly Grant[] {
	const found = new Set<Grant>();
	for (const [name] of code.matchAll(/\b(?:GM[_.][A-Za-z]+|unsafeWindow)\b/g)) {
		const grant = normalizeGrant(name);
		if (grant) found.add(grant);
	}
	return [...found];
}
