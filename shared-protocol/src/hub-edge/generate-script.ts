import * as z from "zod/mini";
import { pageAnalysis } from "../page-analysis.ts";
import { access, verdict } from "./analysis-result.ts";
import { generationQuota } from "./script-generation.ts";

/** Name of the edge function. It answers a `generatedScript`, or a `functionRefusal` with a `GenerationErrorCode`. */
export const GENERATE_SCRIPT = "generate-script";

/** `temperature` of a request that names none. */
export const DEFAULT_TEMPERATURE = 0.7;

const upTo = (length: number) => z.string().check(z.maxLength(length));

export const generateScriptRequest = z.object({
	/** Trimmed by the function; its limits are checked apart, for their sentences. */
	prompt: z.string(),
	/** Of the page that the script is for; its elements are the only ones that the code may name. */
	page_analysis: z.optional(z.nullable(pageAnalysis)),
	/** The same under the name that callers of server functions use; counts when `page_analysis` is absent. */
	pageAnalysis: z.optional(z.nullable(pageAnalysis)),
	/** The page that the person is on. */
	context: z.optional(
		z.nullable(z.object({ url: upTo(2000), title: z.optional(upTo(500)), description: z.optional(upTo(2000)) })),
	),
	model: z.optional(z.string()),
	/** 0 to 2. */
	temperature: z.optional(z.number().check(z.gte(0), z.lte(2))),
});
export type GenerateScriptRequest = z.infer<typeof generateScriptRequest>;

/** What a script needs, in the words of the script schema. */
export const scriptPermission = z.enum([
	"network",
	"storage",
	"filesystem",
	"clipboard",
	"notifications",
	"tabs",
	"automation",
	"ai_models",
]);
export type ScriptPermission = z.infer<typeof scriptPermission>;

export const generatedScript = z.object({
	name: z.string(),
	description: z.string(),
	/** The complete script. */
	code: z.string(),
	permissions: z.array(scriptPermission),
	/** A canonical category of the hub. */
	category: z.string(),
	/** In lower case; at most 5. */
	tags: z.array(z.string()),
	/**
	 * From 0 to 1. Of a model's script: the share of three checks that it passed (no answer was repaired; nothing that it needs was
	 * unseen; it rates Low). Of a template: one divided by the number of templates that fit nearly as well, itself included.
	 */
	confidence: z.number().check(z.gte(0), z.lte(1)),
	/** What it does, in sentences. */
	explanation: z.string(),
	/** Findings of its analysis, the most severe first. */
	security_warnings: z.array(z.string()),
	/** What it could do, and whether it looks like an attack; absent in responses of earlier versions. */
	access: z.optional(z.nullable(access)),
	verdict: z.optional(verdict),
	/** ISO 8601. */
	generated_at: z.iso.datetime(),
	model_used: z.string(),
	/** 0 for a template. */
	tokens_used: z.int().check(z.nonnegative()),
	quota: z.optional(generationQuota),
});
export type GeneratedScript = z.infer<typeof generatedScript>;
