import {
	scriptCard as cardRow,
	forkOrigin as forkOriginRow,
	scriptAuthor,
	scriptKind as storedKind,
} from "@scriptorium/hub-data/scripts/script-card";
import { analysisResult } from "@scriptorium/shared-protocol/hub-edge/analysis-result";
import { riskLevel as storedRisk } from "@scriptorium/shared-protocol/risk-level";
import * as z from "zod";

// Extends the rows of hub-data with formats and descriptions for the public API's document.

export const riskLevel = z
	.enum(storedRisk.def.entries)
	.describe("Low, medium, high risk; `unrated` when nothing is known, which is never in its favor.");

export const scriptKind = z.enum(storedKind.def.entries);

export const moment = z.iso.datetime({ offset: true });

export const author = z.object(scriptAuthor.shape);

export const forkOrigin = z.object({ ...forkOriginRow.shape, author: author.nullable() });

/** A script in a list, as returned by `list_scripts()` and `search_scripts()`. */
export const scriptCard = z.object({
	...cardRow.shape,
	risk_level: riskLevel,
	security_score: z.int().min(0).max(100).nullable().describe("Null until the newest version was analyzed."),
	install_count: z.int().min(0),
	star_count: z.int().min(0),
	average_rating: z.coerce
		.number()
		.min(1)
		.max(5)
		.nullable()
		.describe("Plain average of the ratings; null without any."),
	review_count: z.int().min(0),
	created_at: moment,
	updated_at: moment,
	author: author.nullable().describe("Null after the account was deleted."),
	forked_from: forkOrigin.nullable().describe("Null when it is no fork, or its original is not public."),
}) satisfies z.ZodType<z.output<typeof cardRow>>;
export type ScriptCard = z.infer<typeof scriptCard>;

/** A script with its newest version, as returned by `get_script()`. The version's fields are null when there is none. */
export const scriptDetails = scriptCard.extend({
	// Older rules may have stored another shape, which API clients cannot rely on.
	security_analysis: z.nullable(analysisResult).catch(null),
	last_security_scan: moment.nullable(),
	version_id: z.uuid().nullable(),
	semver: z.string().nullable(),
	code: z.string().nullable(),
	change_note: z.string().nullable(),
	published_at: moment.nullable(),
});
export type ScriptDetails = z.infer<typeof scriptDetails>;
