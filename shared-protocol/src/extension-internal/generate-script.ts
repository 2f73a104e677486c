import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { DEFAULT_TEMPERATURE, generatedScript, generateScriptRequest } from "../hub-edge/generate-script.ts";
import { generationErrorCode } from "../hub-edge/script-generation.ts";

/** Has the hub write a script (spec 03 § 3, AI generation request), as the person who is signed in to the extension. */
export const generateScript = defineMessage({
	type: "SCRIPTORIUM_GENERATE_SCRIPT",
	direction: "extension-internal",
	payload: z.object({
		...z.omit(generateScriptRequest, { pageAnalysis: true }).shape,
		/** 0 to 2. */
		temperature: z._default(z.number().check(z.gte(0), z.lte(2)), DEFAULT_TEMPERATURE),
	}),
	response: defineEvent({
		type: "SCRIPTORIUM_SCRIPT_GENERATED",
		direction: "extension-internal",
		payload: generatedScript,
	}),
	callers: ["popup", "options"],
	/**
	 * SIGNED_OUT: nobody is signed in here, or not any more. NOT_SUPPORTED: the hub has no such function. NETWORK_ERROR: the hub did not
	 * answer, or not with a script. The others are those of the function, with its sentences and details.
	 */
	errors: ["SIGNED_OUT", "NOT_SUPPORTED", "NETWORK_ERROR", "STORAGE_ERROR", ...generationErrorCode.options],
});

const about = {
	/** As the person wrote it. */
	prompt: z.string(),
	/** Host of the page that it is for; null when none was given. */
	site: z.nullable(z.string()),
};

/** The last request for a script, and what became of it. */
export const generation = z.discriminatedUnion("state", [
	z.object({ ...about, state: z.literal("writing") }),
	z.object({ ...about, state: z.literal("written"), script: generatedScript }),
	z.object({
		...about,
		state: z.literal("failed"),
		/** One of `generateScript`; INTERRUPTED when the worker ended while it waited. */
		code: z.string(),
		/** A sentence for the user. */
		message: z.string(),
		details: z.nullable(z.string()),
	}),
]);
export type Generation = z.infer<typeof generation>;

/**
 * Asks for the last generation, which is kept until the browser is closed: the popup closes at every click beside it, and a model
 * may write for minutes.
 */
export const getGeneration = defineMessage({
	type: "SCRIPTORIUM_GET_GENERATION",
	direction: "extension-internal",
	payload: z.object({}),
	response: defineEvent({
		type: "SCRIPTORIUM_GENERATION",
		direction: "extension-internal",
		payload: z.object({ generation: z.nullable(generation) }),
	}),
	callers: ["popup", "options"],
	errors: ["STORAGE_ERROR"],
});

/** Deletes the last generation. One that is still being written is not kept when it arrives. */
export const forgetGeneration = defineMessage({
	type: "SCRIPTORIUM_FORGET_GENERATION",
	direction: "extension-internal",
	payload: z.object({}),
	response: defineEvent({
		type: "SCRIPTORIUM_GENERATION_FORGOTTEN",
		direction: "extension-internal",
		payload: z.object({}),
	}),
	callers: ["popup", "options"],
	errors: ["STORAGE_ERROR"],
});
