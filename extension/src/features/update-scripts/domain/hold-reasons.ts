import type { AnalysisResult, RiskLevel } from "@scriptorium/script-analyzer/analysis-result";
import { compareCapabilities } from "@scriptorium/script-analyzer/capabilities/compare-capabilities";
import type { HoldReasonName } from "@scriptorium/shared-protocol/extension-internal/script-summary";
import type { ScriptMetadata } from "@scriptorium/userscript/metadata";
import { readInstalledText } from "@scriptorium/userscript/read-installed-text";
import { textAsStored } from "../../../script-source/ratable-text.ts";
import { updateAddresses } from "../../../script-source/update-addresses.ts";

/** One side of an update. */
export interface RatedCode {
	readonly code: string;
	/** Null when the text could not be rated: nothing is known about it. */
	readonly analysis: AnalysisResult | null;
}

export interface HoldContext {
	/** The installed code was changed in the extension's editor. */
	readonly edited: boolean;
	/** Script managers may read the update's text differently. */
	readonly isUnclear: boolean;
	/** The user wants to see every update. */
	readonly askFirst: boolean;
	/** Where the script was installed from; empty for a file, or a text that was written here. */
	readonly sourceUrl: string;
	readonly hubOrigin: string;
}

const RISK: Readonly<Record<RiskLevel, number>> = { green: 0, amber: 1, red: 2, unrated: 3 };

/**
 * Decides whether an update has to wait for the user: it can do what the installed version could not, or it is rated worse, or nothing
 * is known about it; or it calls itself another script, or sends the user elsewhere for the next update, which no rating can judge.
 * @returns reasons to wait; empty when the update can be applied
 */
export function holdReasons(installed: RatedCode, update: RatedCode, context: HoldContext): HoldReasonName[] {
	const { hubOrigin } = context;
	const reasons = abilityReasons(asStored(installed, hubOrigin), asStored(update, hubOrigin));
	if (context.isUnclear) reasons.push("unclear-text");
	reasons.push(...identityReasons(installed.code, update.code, context));
	if (context.edited) reasons.push("edited");
	if (context.askFirst) reasons.push("ask-first");
	return reasons;
}

/** Checksums and addresses that the hub adds are no abilities of the script. */
const asStored = (side: RatedCode, hubOrigin: string): RatedCode => ({
	...side,
	code: textAsStored(side.code, hubOrigin),
});

function abilityReasons(installed: RatedCode, update: RatedCode): HoldReasonName[] {
	if (isUnrated(update)) return ["not-rated"];
	if (isUnrated(installed)) return ["new-capabilities"]; // compared with nothing known, everything is new
	const { added } = compareCapabilities(sideOf(installed), sideOf(update));
	return [
		...(added.length > 0 ? (["new-capabilities"] as const) : []),
		...(riskOf(update) > riskOf(installed) ? (["worse-rating"] as const) : []),
		// What was not checked may be what is new.
		...(isCheckedInPart(update) ? (["checked-in-part"] as const) : []),
	];
}

/** Whether a library that an update loads anew, under the address of before, has to be looked at: by the same measure as the script. */
export const isLibraryToReview = (installed: RatedCode, update: RatedCode): boolean =>
	abilityReasons(installed, update).length > 0;

function identityReasons(before: string, after: string, { sourceUrl, hubOrigin }: HoldContext): HoldReasonName[] {
	const [old, now] = [readInstalledText(before).text?.metadata, readInstalledText(after).text?.metadata];
	if (!old || !now) return ["new-name"];
	const addresses = (metadata: ScriptMetadata): string =>
		JSON.stringify(updateAddresses(metadata, sourceUrl, hubOrigin));
	return [
		...(namesOf(old) === namesOf(now) ? [] : (["new-name"] as const)),
		...(addresses(old) === addresses(now) ? [] : (["new-update-address"] as const)),
	];
}

/** Name, its translations, and namespace: what managers tell scripts apart by, and what people see in lists. */
function namesOf({ name, localizedNames, namespace }: ScriptMetadata): string {
	const translations = [...localizedNames].sort(([one], [other]) => (one < other ? -1 : 1));
	return JSON.stringify([name, namespace, translations]);
}

const isUnrated = ({ analysis }: RatedCode): boolean => analysis === null || analysis.risk_level === "unrated";
const isCheckedInPart = ({ analysis }: RatedCode): boolean =>
	analysis?.vulnerabilities.some(({ type }) => type === "checked-in-part") === true;
const riskOf = ({ analysis }: RatedCode): number => RISK[analysis?.risk_level ?? "unrated"];

function sideOf({ code, analysis }: RatedCode) {
	if (analysis === null) throw new Error("A side that is not rated cannot be compared");
	return { code, capabilities: analysis.capabilities, reading: "installed" } as const;
}
