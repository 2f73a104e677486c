import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import { accessOf } from "@scriptorium/script-analyzer/capabilities/access";
import { verdictOf } from "@scriptorium/script-analyzer/rating/verdict";
import type { AssistantScript } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import type { GeneratedBookmarklet } from "@scriptorium/shared-protocol/hub-edge/script-generation";
import { inspectScriptText } from "@scriptorium/userscript/read-script-text";

/**
 * Describes a written script for the chat.
 * @param made the script, as the other functions answer it
 * @param rating of its code
 * @param replacesOpen whether it is the open script with changes
 * @returns the script with its rating
 */
export function describeScript(
	made: GeneratedBookmarklet,
	rating: AnalysisResult,
	replacesOpen: boolean,
): AssistantScript {
	const { code, title, description, category, tags, plan = null } = made;
	const { kind, metadata } = inspectScriptText(code).text;
	const name = metadata?.name.trim() || title;
	const match = metadata === null ? [] : [...metadata.matches];
	const answers = { access: accessOf(rating, kind), verdict: verdictOf(rating) };
	return { code, metadata: { name, match }, kind, description, category, tags, rating, ...answers, plan, replacesOpen };
}
