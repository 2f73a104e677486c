import * as z from "zod/mini";

/** Untrusted: the script under test runs beside the code that measures, and can send the same. */
const scriptMeasures = z.object({
	/** Milliseconds until the script's own call returned, or its promise was fulfilled. */
	time: z.number().check(z.nonnegative()),
	/** Changes of the page until it was quiet. */
	mutations: z.int().check(z.nonnegative()),
	errors: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(20)),
	requests: z
		.array(
			z.object({
				method: z.string().check(z.maxLength(20)),
				url: z.string().check(z.maxLength(300)),
				/** Null where no answer came. */
				status: z.nullable(z.int().check(z.nonnegative(), z.maximum(999))),
			}),
		)
		.check(z.maxLength(50)),
});
export type ScriptMeasures = z.infer<typeof scriptMeasures>;

/**
 * Reads what `measureInPage` answered.
 * @param output of the run; null when it had none
 * @returns the measures; null when there are none
 */
export function readMeasures(output: string | null): ScriptMeasures | null {
	if (output === null) return null;
	let value: unknown;
	try {
		value = JSON.parse(output);
	} catch {
		return null;
	}
	const parsed = z.safeParse(scriptMeasures, value);
	return parsed.success ? parsed.data : null;
}
