import type { AssistantContext } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";

/**
 * What a message wants: an explanation of the rating of the open script, scripts of the hub, a change of the open script, a flow, an
 * answer of the documentation, or a new script.
 */
export type Intent = "explain" | "find" | "change" | "flow" | "ask" | "write";

const RATING =
	/\b(?:ratings?|rated|risks?|risky|findings?|safe|unsafe|dangerous|harmful|malicious|warnings?|security|vulnerabilit(?:y|ies)|trust|explain|what does (?:it|this)|why is (?:it|this)|capabilit(?:y|ies))\b/i;
const SCRIPT = String.raw`\b(?:scripts?|bookmarklets?|userscripts?)\b`;
const FIND = new RegExp(
	String.raw`\b(?:find|search|look(?:ing)? for|show|suggest|recommend|list|is there|are there|do you (?:have|know)|which|exists?)\b.*${SCRIPT}|^search\b|\bon (?:the|this) hub\b`,
	"i",
);
const MAKE =
	/^(?:(?:please|can you|could you|i want(?: you)? to|i need you to|help me(?: to)?)\s+)*(?:write|make|create|build|generate|code|turn)\b/i;
const FLOW = /\b(?:flows?|workflows?|visual(?:ly)? builder|in the builder|steps? in the builder)\b/i;
const CHANGE =
	/\b(?:this|the|my|open) (?:script|code|bookmarklet|userscript)\b|^(?:please\s+)?(?:change|fix|update|rename|modify|rewrite|refactor|improve|edit|shorten|simplify|make (?:it|this)|also|now)\b/i;
const QUESTION =
	/^(?:hi|hello|hey)?[\s,!.]*(?:how|what|where|why|when|who|which|can i|may i|do i|does|is|are|should|will)\b|\?\s*$/i;

/**
 * Reads what a message wants, by fixed rules: the way without a model.
 * @param message of the person
 * @param context what the person has open
 * @returns one intent; `write` when nothing else is recognized
 */
export function readIntent(message: string, context: AssistantContext | null): Intent {
	const isScriptOpen = context?.kind === "script" || context?.kind === "edited";
	const isMaking = MAKE.test(message);
	const isQuestion = QUESTION.test(message);
	if (isScriptOpen && !isMaking && RATING.test(message)) return "explain";
	if (!isMaking && FIND.test(message)) return "find";
	if (!isQuestion && (FLOW.test(message) || context?.kind === "flow" || context?.kind === "recording")) return "flow";
	if (context?.kind === "edited" && !isQuestion && CHANGE.test(message)) return "change";
	return isQuestion ? "ask" : "write";
}
