import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import type { AssistantCapability, AssistantStep } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { fitResult } from "../../_shared/rating/fit-result.ts";

/**
 * Rates code, and shortens a result that is too long to be stored.
 * @param code the complete script
 * @param title of the script, which is only quoted
 * @returns the analysis
 */
export const rateCode = (code: string, title: string): AnalysisResult => fitResult(analyzeScript({ code, title }));

/**
 * Describes an analysis as a step of the answer.
 * @param rating of the code
 * @returns its risk, and which parts of its capability profile are not empty
 */
export function ratedStep({
	risk_level: risk,
	capabilities: can,
}: AnalysisResult): Extract<AssistantStep, { kind: "rated" }> {
	const has: Readonly<Record<AssistantCapability, boolean>> = {
		offline: can.offline,
		grants: can.grants.some(({ what }) => what !== "none"),
		hosts: can.hosts.length > 0,
		storage: can.storage.length > 0,
		cookies: can.cookies.length > 0,
		listeners: can.listeners.length > 0,
		code_loading: can.code_loading.length > 0,
		hooks: can.hooks.length > 0,
		unresolved: can.unresolved.length > 0,
	};
	const capabilities = (Object.keys(has) as AssistantCapability[]).filter((one) => has[one]);
	return { kind: "rated", risk, capabilities };
}
