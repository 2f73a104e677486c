import type { AssistantContext } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";

/*
 * What a screen tells the Script Assistant of itself, within the limits of the request. A request over a limit is refused as a whole:
 * lists and texts are cut, and code that is too long is not described.
 */

/**
 * The limits of `assistantContext`. They are repeated here because its module is a schema, which a first visit would load with the
 * screen; a test compares them with the schema.
 */
export const contextLimits = {
	code: 200_000,
	title: 500,
	description: 5000,
	findings: 100,
	finding: { type: 100, description: 2000 },
	steps: 1000,
	step: 500,
	flow: 200_000,
} as const;

type ContextOf<Kind extends AssistantContext["kind"]> = Extract<AssistantContext, { readonly kind: Kind }>;
type ScriptContext = ContextOf<"script"> | ContextOf<"edited">;

/** A script that is open, without the limits. */
export interface OpenScript extends Pick<ScriptContext, "kind" | "scriptId" | "title" | "description" | "code"> {
	/** The findings and the level of exactly this code; null when it is not rated. */
	readonly rating: {
		readonly risk: ScriptContext["risk"];
		readonly findings: readonly ScriptContext["findings"][number][];
	} | null;
}

/**
 * Describes a script that is looked at (`script`) or edited (`edited`).
 * @param script as it is shown
 * @returns the context of a question; null without code, and for code over the limit
 */
export function contextOfScript({
	kind,
	scriptId,
	title,
	description,
	code,
	rating,
}: OpenScript): ScriptContext | null {
	if (code.trim() === "" || code.length > contextLimits.code) return null;
	const fields = {
		scriptId,
		title: title.slice(0, contextLimits.title),
		description: description.slice(0, contextLimits.description),
		code,
		risk: rating?.risk ?? null,
		findings: (rating?.findings ?? []).slice(0, contextLimits.findings).map((finding) => ({
			type: finding.type.slice(0, contextLimits.finding.type),
			severity: finding.severity,
			description: finding.description.slice(0, contextLimits.finding.description),
			line: finding.line,
		})),
	};
	return kind === "edited" ? { kind, ...fields, isEditable: true } : { kind, ...fields, isEditable: false };
}

/**
 * Describes the flow that is open in the builder.
 * @param name of the flow
 * @param flow its document, as `storeFlow` makes it
 * @returns the context of a question; null for a document over the limit
 */
export function contextOfFlow(name: string, flow: object): ContextOf<"flow"> | null {
	if (JSON.stringify(flow).length > contextLimits.flow) return null;
	return { kind: "flow", name: name.slice(0, contextLimits.title), flow };
}

/**
 * Describes a recording.
 * @param title of the recording
 * @param steps its actions in words, without hidden values; those over the limit are left out
 * @returns the context of a question; null without actions
 */
export function contextOfRecording(title: string, steps: readonly string[]): ContextOf<"recording"> | null {
	if (steps.length === 0) return null;
	return {
		kind: "recording",
		title: title.slice(0, contextLimits.title),
		steps: steps.slice(0, contextLimits.steps).map((step) => step.slice(0, contextLimits.step)),
	};
}
