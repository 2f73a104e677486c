import { riskLevel } from "@scriptorium/shared-protocol/risk-level";
import * as z from "zod/mini";
import { decimal } from "../decimal.ts";
import { moderationStatus } from "./moderation-status.ts";
import { scriptKind } from "./script-card.ts";

/** A row of `list_own_scripts()`: one of the caller's scripts as its owner manages it. Times are ISO 8601. */
export const ownScript = z.object({
	id: z.uuid(),
	title: z.string(),
	short_description: z.string(),
	slug: z.string(),
	category: z.string(),
	kind: scriptKind,
	risk_level: riskLevel,
	tags: z.array(z.string()),
	is_published: z.boolean(),
	moderation_status: moderationStatus,
	/** The moderator's note on a removal; null without one. */
	moderation_reason: z.nullable(z.string()),
	/** Its newest version was made in the builder. */
	has_flow: z.boolean(),
	/** Null while there is no version. */
	semver: z.nullable(z.string()),
	install_count: z.number(),
	star_count: z.number(),
	review_count: z.number(),
	/** Plain average of 1–5; null without reviews. */
	average_rating: z.nullable(decimal),
	featured: z.boolean(),
	created_at: z.string(),
	updated_at: z.string(),
	/** Null unless it is deleted. */
	restorable_until: z.nullable(z.string()),
});
export type OwnScript = z.infer<typeof ownScript>;

/** The state of a script after it was published, unpublished or restored. */
export const scriptState = z.object({
	id: z.uuid(),
	is_published: z.boolean(),
	/** `pending`: not public until a moderator approves it. */
	moderation_status: moderationStatus,
});
export type ScriptState = z.infer<typeof scriptState>;
