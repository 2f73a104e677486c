import { describeHosts } from "@scriptorium/userscript/host-access";
import type { FlowNode } from "../document/flow-document.ts";
import { stepDefinitions } from "../steps/step-definitions.ts";
import { matchesOf } from "./userscript-metadata.ts";

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
	return nodes.every(({ type, data }) => stepDefinitions[type].resumesByItself(data, patterns));
}

const isBroad = (pattern: string): boolean =>
	describeHosts({ matches: [pattern], includes: [], excludeMatches: [], excludes: [] }).some(({ broad }) => broad);
