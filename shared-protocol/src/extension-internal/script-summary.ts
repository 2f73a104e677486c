import * as z from "zod/mini";

/** An installed script as lists show it. Times are ISO 8601; counters are this browser's own. */
export const scriptSummary = z.object({
	id: z.string(),
	name: z.string(),
	version: z.string(),
	author: z.nullable(z.string()),
	description: z.nullable(z.string()),
	enabled: z.boolean(),
	/** `@require` addresses whose text is not kept. While there is one, the script does not run. */
	missingRequires: z.array(z.string()),
	/** Address it was installed from, and is updated from. */
	sourceUrl: z.string(),
	/** Patterns of the pages it runs on, as written. */
	runsOn: z.array(z.string()),
	installedAt: z.string(),
	updatedAt: z.string(),
	runs: z.number(),
	errors: z.number(),
	lastRunAt: z.nullable(z.string()),
	lastError: z.nullable(z.string()),
	/** Whether it runs on the page asked about; false when none was. */
	runsOnPage: z.boolean(),
});
export type ScriptSummary = z.infer<typeof scriptSummary>;
