import * as z from "zod/mini";
import { scriptRating } from "./script-rating.ts";

/** Why an update waits for the user; `holdReasons` of the extension decides. */
export const holdReason = z.enum([
	"new-capabilities",
	"worse-rating",
	"not-rated",
	"checked-in-part",
	"unclear-text",
	"new-name",
	"new-update-address",
	"changed-library",
	"edited",
	"ask-first",
]);
export type HoldReasonName = z.infer<typeof holdReason>;

/** An installed script as lists show it. Times are ISO 8601; counters are this browser's own. */
export const scriptSummary = z.object({
	id: z.string(),
	name: z.string(),
	version: z.string(),
	author: z.nullable(z.string()),
	description: z.nullable(z.string()),
	enabled: z.boolean(),
	/** `@require` and `@resource` addresses whose file is not kept. While there is one, the script does not run. */
	missingRequires: z.array(z.string()),
	/** Address it was installed from; empty for a script from a file, or written here. */
	sourceUrl: z.string(),
	/** Address at which newer versions are looked for; null for a script without one. */
	updateUrl: z.nullable(z.string()),
	/** Patterns of the pages it runs on, as written by its author or the user. */
	runsOn: z.array(z.string()),
	installedAt: z.string(),
	updatedAt: z.string(),
	runs: z.number(),
	errors: z.number(),
	lastRunAt: z.nullable(z.string()),
	lastError: z.nullable(z.string()),
	/** Whether its patterns name the page asked about; false when none was. */
	runsOnPage: z.boolean(),
	/** No rule of its author or the user matches any page. */
	runsNowhere: z.boolean(),
	/** Whether the user changed where or when it runs. */
	hasOwnRules: z.boolean(),
	/** Whether the user switched it off on the site of the page asked about. */
	offOnSite: z.boolean(),
	/** Host names on which the user switched it off. */
	offSites: z.array(z.string()),
	rating: scriptRating,
	/** Its code was changed in the extension's editor. */
	edited: z.boolean(),
	/** An update that waits for the user. */
	update: z.nullable(z.object({ version: z.string(), reasons: z.array(holdReason) })),
	/** Null before the first check. */
	checkedAt: z.nullable(z.string()),
	/** Why the last check failed; null when it did not. */
	checkProblem: z.nullable(z.string()),
	/** Size of its code in characters. */
	size: z.number(),
});
export type ScriptSummary = z.infer<typeof scriptSummary>;
