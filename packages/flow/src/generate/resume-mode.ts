import { COSTLY, isSocial } from "@scriptorium/script-analyzer/flows/action-words";
import { describeHosts } from "@scriptorium/userscript/host-access";
import { matchesPatternText } from "@scriptorium/userscript/match-pattern";
import type { FlowNode, StepData } from "../document/flow-document.ts";
import { variablesIn } from "../document/variable-text.ts";
import type { StepKind } from "../steps/step-list.ts";
import { matchesOf } from "./userscript-metadata.ts";

/** Steps that only look at pages and move between them. */
const LOOKS_AROUND: ReadonlySet<StepKind> = new Set<StepKind>([
	"click",
	"hover",
	"scroll",
	"extract",
	"store",
	"navigate",
	"reload",
	"back",
	"wait",
	"observe",
	"condition",
	"loop",
	"log",
	// Left out of scripts.
	"tab",
	"upload",
	"dialog",
]);

/**
 * Decides whether a userscript goes on by itself on another page. Nobody who reads a script, and no rating, can see that the visitor
 * has begun the run on the page before: what types, sends, copies, shows dialogs, acts in the visitor's name or leaves the script's
 * sites waits for a click there.
 * @param nodes the steps of the flow
 * @param targetUrl the pages of the script, as in the settings
 * @returns false when the script has to ask
 */
export function resumesByItself(nodes: readonly FlowNode[], targetUrl: string): boolean {
	// A pattern that covers unrelated sites says nothing about where the script belongs.
	const patterns = matchesOf(targetUrl).filter((pattern) => !isBroad(pattern));
	return nodes.every(({ type, data }) => {
		if (!LOOKS_AROUND.has(type) || (type === "extract" && isValue(data))) return false;
		if (type === "click") return !actsInName(data);
		return type !== "navigate" || staysOnSite(data, patterns);
	});
}

const isBroad = (pattern: string): boolean =>
	describeHosts({ matches: [pattern], includes: [], excludeMatches: [], excludes: [] }).some(({ broad }) => broad);

const isValue = ({ attribute = "", target }: StepData): boolean =>
	attribute.trim() === "value" || /^(?:input|textarea|select)$/.test(target?.fingerprint?.tag ?? "");

/** Whether something that the element is known by names an action as liking, following or buying. */
function actsInName({ selector = "", label, target }: StepData): boolean {
	const words = [
		selector,
		label,
		...(target === undefined ? [] : [target.primary, ...target.fallbacks, ...Object.values(target.attributes)]),
		...(target?.fingerprint?.own.map(({ value }) => value) ?? []),
	];
	return words.some((text) => isSocial(text) || COSTLY.test(text) || /submit|send|post|publish/i.test(text));
}

function staysOnSite({ url = "", newTab = false }: StepData, patterns: readonly string[]): boolean {
	if (newTab || variablesIn(url).length > 0) return false;
	if (!/^[\s\p{Cc}]*(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/iu.test(url)) return true;
	if (!URL.canParse(url)) return false;
	const { href } = new URL(url);
	return patterns.some((pattern) => matchesPatternText(pattern, href));
}
