import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import type { ScriptPermission } from "@scriptorium/shared-protocol/hub-edge/generate-script";
import { type Grant, normalizeGrant } from "@scriptorium/userscript/grants";

const BY_GRANT: Readonly<Partial<Record<Grant, ScriptPermission>>> = {
	GM_xmlhttpRequest: "network",
	GM_getValue: "storage",
	GM_setValue: "storage",
	GM_deleteValue: "storage",
	GM_listValues: "storage",
	GM_download: "filesystem",
	GM_setClipboard: "clipboard",
	GM_notification: "notifications",
	GM_openInTab: "tabs",
};
/** Interfaces of browsers that need no grant. */
const BY_CODE: readonly (readonly [ScriptPermission, RegExp])[] = [
	["clipboard", /\bnavigator\s*\.\s*clipboard\b|\bexecCommand\s*\(\s*["'`](?:copy|cut|paste)/],
	["notifications", /\bnew\s+Notification\b/],
	["filesystem", /\bshow(?:Open|Save|Directory)(?:File)?Picker\b|\bcreateObjectURL\b/],
	["tabs", /\bwindow\s*\.\s*open\s*\(/],
	["automation", /\.\s*(?:click|requestSubmit|submit)\s*\(\s*\)|\bdispatchEvent\s*\(/],
];

const permissionOf = (grant: Grant | null) => (grant === null ? null : BY_GRANT[grant]);

/**
 * Lists what a script needs, in the words of the script schema.
 * @param code of the script, without the parts of the hub
 * @param analysis of the same code
 * @param grants that it has
 * @returns permissions in the order of the alphabet
 */
export function permissionsOf(
	code: string,
	{ capabilities }: AnalysisResult,
	grants: readonly string[],
): ScriptPermission[] {
	const needed = new Set<ScriptPermission>(grants.flatMap((grant) => permissionOf(normalizeGrant(grant)) ?? []));
	if (capabilities.hosts.length > 0) needed.add("network");
	if (capabilities.storage.length > 0) needed.add("storage");
	for (const [permission, pattern] of BY_CODE) if (pattern.test(code)) needed.add(permission);
	return [...needed].toSorted();
}
