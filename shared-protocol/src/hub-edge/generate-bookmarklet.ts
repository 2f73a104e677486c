import * as z from "zod/mini";
import { generationLimits, pageOutline, scriptPlan } from "./script-plan.ts";

/** Name of the edge function. It answers a `generatedBookmarklet`, or a `functionRefusal` with a `GenerationErrorCode`. */
export const GENERATE_BOOKMARKLET = "generate-bookmarklet";

const optionalText = z.optional(z.string());

/** The first six fields are the specification's; the others are additions. */
export const generateBookmarkletRequest = z.object({
	/** Trimmed by the function; its limits are checked apart, for their sentences. */
	prompt: z.string(),
	isUserscript: z.boolean(),
	existingCode: optionalText,
	existingTitle: optionalText,
	existingDescription: optionalText,
	isModification: z.optional(z.boolean()),
	/** Sites that the person chose beside those named in the prompt: host names or match patterns. */
	sites: z.optional(
		z.array(z.string().check(z.maxLength(generationLimits.site))).check(z.maxLength(generationLimits.sites)),
	),
	outline: z.optional(pageOutline),
	/** `plan`: only the plan. `code`: the code of an approved plan. Absent: both at once. */
	stage: z.optional(z.enum(["plan", "code"])),
	/** The approved plan, with `stage: "code"`. */
	plan: z.optional(scriptPlan),
	/** With `stage: "code"`: what the answer with the plan said about the script, for its metadata. */
	about: z.optional(
		z.object({
			title: z.string().check(z.maxLength(50)),
			description: z.string().check(z.maxLength(500)),
			category: z.string().check(z.maxLength(100)),
			tags: z.array(z.string().check(z.maxLength(50))).check(z.maxLength(5)),
		}),
	),
	model: optionalText,
	/** 0 to 2. */
	temperature: z.optional(z.number().check(z.gte(0), z.lte(2))),
});
export type GenerateBookmarkletRequest = z.infer<typeof generateBookmarkletRequest>;
