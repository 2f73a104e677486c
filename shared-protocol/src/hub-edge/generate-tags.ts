import * as z from "zod/mini";

/** Name of the edge function. It answers a `generatedTags`, or a `functionRefusal`. For signed-in people. */
export const GENERATE_TAGS = "generate-tags";

export const generateTagsRequest = z.object({ title: z.string(), description: z.string(), code: z.string() });
export type GenerateTagsRequest = z.infer<typeof generateTagsRequest>;

export const generatedTags = z.object({
	/** A canonical category. */
	category: z.string(),
	/** In lower case; at most 5. */
	tags: z.array(z.string()),
	/** From 0 to 1. */
	confidence: z.number().check(z.gte(0), z.lte(1)),
	model_used: z.optional(z.string()),
});
export type GeneratedTags = z.infer<typeof generatedTags>;
