import * as z from "zod/mini";
import { riskLevel } from "../risk-level.ts";
import { access, analysisResult, verdict } from "./analysis-result.ts";
import { generationQuota } from "./script-generation.ts";
import { generationLimits, pageOutline, scriptPlan } from "./script-plan.ts";

/**
 * Name of the edge function of the Script Assistant. A POST answers an `assistantAnswer`, or a stream of `assistantEvent` when it accepts
 * `text/event-stream`; a refusal is a `functionRefusal` with a `GenerationErrorCode`. For signed-in people.
 */
export const AI_SCRIPT_ASSISTANT = "ai-script-assistant";

const upTo = (length: number) => z.string().check(z.maxLength(length));
const listOf = <Item extends z.ZodMiniType>(item: Item, most: number) => z.array(item).check(z.maxLength(most));

/** Lengths in UTF-16 units. */
export const assistantLimits = {
	message: generationLimits.prompt,
	/** Messages before this one that are sent with it (spec 03 § 9). */
	history: 10,
	/** Characters of the text of a message of the history. */
	historyContent: 20_000,
	/** Characters of a script or of a recording's steps. A longer script is not sent: its screen describes nothing then. */
	context: generationLimits.existing,
	findings: 100,
	recordedSteps: 1000,
	/** Characters of a flow as JSON. */
	flow: generationLimits.existing,
	/** Days after which a stored message is removed. */
	keptDays: 90,
} as const;

/** What the chat shows of a script beside its code (spec 03 § 3). */
const scriptMetadata = z.object({ name: z.string(), match: z.array(z.string()) });

const historyMessage = z.object({
	role: z.enum(["user", "assistant"]),
	content: upTo(assistantLimits.historyContent),
	script: z.nullable(z.object({ code: upTo(assistantLimits.context), metadata: scriptMetadata })),
});
export type AssistantHistoryMessage = z.infer<typeof historyMessage>;

/** A finding of a rating, as the person sees it beside the script. */
const shownFinding = z.object({
	/** Id of the analyzer's rule. */
	type: upTo(100),
	severity: z.enum(["critical", "high", "medium", "low"]),
	description: upTo(2000),
	line: z.int().check(z.gte(1)),
});

const openScript = {
	/** Null while it is not saved. */
	scriptId: z.nullable(z.uuid()),
	title: upTo(500),
	description: upTo(5000),
	code: upTo(assistantLimits.context),
	/** Null when it is not rated, for example after a change: the function rates the code itself then. */
	risk: z.nullable(riskLevel),
	findings: listOf(shownFinding, assistantLimits.findings),
};

/** What the person has open while asking. Always data, never a part of the instructions to a model. */
export const assistantContext = z.discriminatedUnion("kind", [
	/** A script that the person looks at. */
	z.object({ kind: z.literal("script"), ...openScript, isEditable: z.literal(false) }),
	/** A script in the person's editor, with its unsaved changes. Only this one is changed. */
	z.object({ kind: z.literal("edited"), ...openScript, isEditable: z.literal(true) }),
	/** The flow in the builder: the document of `storeFlow`; the function reads it with `readStoredFlow`. */
	z.object({ kind: z.literal("flow"), name: upTo(500), flow: z.unknown() }),
	/** The person's recording: its steps in words. */
	z.object({ kind: z.literal("recording"), title: upTo(500), steps: listOf(upTo(500), assistantLimits.recordedSteps) }),
	/** A tab that the person shared for this one question. */
	z.object({ kind: z.literal("page"), outline: pageOutline }),
]);
export type AssistantContext = z.infer<typeof assistantContext>;

/** The first two fields are the specification's; the others are additions. */
export const assistantRequest = z.object({
	/** Trimmed by the function; its limits are checked apart, for their sentences. */
	message: z.string(),
	/** The oldest first. */
	history: z._default(listOf(historyMessage, assistantLimits.history), []),
	context: z.optional(z.nullable(assistantContext)),
	model: z.optional(z.string()),
});
export type AssistantRequest = z.infer<typeof assistantRequest>;

/** Facts of a capability profile that are not empty. */
export const assistantCapability = z.enum([
	"offline",
	"grants",
	"hosts",
	"storage",
	"cookies",
	"listeners",
	"code_loading",
	"hooks",
	"unresolved",
]);
export type AssistantCapability = z.infer<typeof assistantCapability>;

/** Something that the function did for the answer. None is listed that did not happen. */
export const assistantStep = z.discriminatedUnion("kind", [
	/** Searched the scripts of the hub; `found` of all hits. */
	z.object({ kind: z.literal("searched"), query: z.string(), found: z.int().check(z.nonnegative()) }),
	/** Searched the documentation, and found this page. */
	z.object({ kind: z.literal("documentation"), title: z.string(), path: z.string() }),
	/** Chose a template of scripts. */
	z.object({ kind: z.literal("template"), id: z.string(), title: z.string() }),
	/** Analyzed the code of the answer, or of the open script. */
	z.object({ kind: z.literal("rated"), risk: riskLevel, capabilities: z.array(assistantCapability) }),
	/** Asked a model, for one part of the answer. */
	z.object({
		kind: z.literal("model"),
		name: z.string(),
		part: z.enum(["text", "plan", "code", "flow"]),
	}),
	/** Had an unusable answer of the model written again. */
	z.object({ kind: z.literal("repaired") }),
	/** Looked up the rules of so many findings. */
	z.object({ kind: z.literal("explained"), findings: z.int().check(z.nonnegative()) }),
	/** Made a flow of so many steps. */
	z.object({ kind: z.literal("flow"), steps: z.int().check(z.nonnegative()) }),
]);
export type AssistantStep = z.infer<typeof assistantStep>;

/** A script of an answer. */
export const assistantScript = z.object({
	/** The complete script. */
	code: z.string(),
	metadata: scriptMetadata,
	kind: z.enum(["bookmarklet", "userscript"]),
	description: z.string(),
	/** A canonical category of the hub. */
	category: z.string(),
	/** In lower case; at most 5. */
	tags: z.array(z.string()),
	/** The analysis of exactly this code. */
	rating: analysisResult,
	/** Both answers of the rating; absent in messages that were stored before. */
	access: z.optional(z.nullable(access)),
	verdict: z.optional(verdict),
	plan: z.nullable(scriptPlan),
	/** Whether it is the open script with changes (`kind: "edited"`), to be shown as a diff. */
	replacesOpen: z.boolean(),
});
export type AssistantScript = z.infer<typeof assistantScript>;

/** A script of the hub that was found. */
const foundScript = z.object({ id: z.uuid(), title: z.string(), path: z.string(), risk: riskLevel });
export type FoundScript = z.infer<typeof foundScript>;
/** A page of the hub's documentation; `path` begins with a slash and may have a fragment. */
const foundDocument = z.object({ title: z.string(), path: z.string() });
export type FoundDocument = z.infer<typeof foundDocument>;

/** The parts of an answer that are stored beside its text. */
const answerParts = {
	content: z.string(),
	script: z.nullable(assistantScript),
	/** The document of `storeFlow`, to be read with `readStoredFlow`. */
	flow: z.nullable(z.unknown()),
	scripts: z.array(foundScript),
	documents: z.array(foundDocument),
	steps: z.array(assistantStep),
	/** `templates` when no model was asked. */
	model_used: z.string(),
};

export const assistantAnswer = z.object({
	/** Of the stored message; null when it could not be stored. */
	id: z.nullable(z.uuid()),
	...answerParts,
	/** The sentences of `steps` in English (spec 03 § 3). */
	thinking: z.array(z.string()),
	quota: z.optional(generationQuota),
});
export type AssistantAnswer = z.infer<typeof assistantAnswer>;

/** A message of the person's conversation, as it is stored. */
export const storedAssistantMessage = z.object({
	id: z.uuid(),
	role: z.enum(["user", "assistant"]),
	...answerParts,
	/** Null for a message of the person. */
	model_used: z.nullable(z.string()),
	/** Whether the answer was ended before it was complete. */
	is_cut: z.boolean(),
	created_at: z.string(),
});
export type StoredAssistantMessage = z.infer<typeof storedAssistantMessage>;

/** An event of the stream: one JSON object per `data:` line. */
export const assistantEvent = z.discriminatedUnion("type", [
	/** A step that has just happened. */
	z.object({ type: z.literal("thinking"), step: assistantStep }),
	/** The next characters of the answer's text; the result replaces them. */
	z.object({ type: z.literal("text"), text: z.string() }),
	/** The next characters of the script while the model writes it: for display only, the result replaces them. */
	z.object({ type: z.literal("code"), text: z.string() }),
	z.object({ type: z.literal("result"), result: assistantAnswer }),
	z.object({
		type: z.literal("error"),
		error: z.string(),
		details: z.nullable(z.string()),
		code: z.string(),
		status: z.int(),
	}),
]);
export type AssistantEvent = z.infer<typeof assistantEvent>;
