import * as z from "zod/mini";
import { moderationStatus } from "./moderation-status.ts";
import { scriptCard } from "./script-card.ts";

/** A row of `get_script()`: a card, who owns it, and its newest version (all null while there is none). */
export const scriptDetailsRows = z.pipe(
	z.array(
		z.object({
			...scriptCard.shape,
			/** Null after the account was deleted. */
			owner_id: z.nullable(z.uuid()),
			is_published: z.boolean(),
			moderation_status: moderationStatus,
			version_id: z.nullable(z.uuid()),
			semver: z.nullable(z.string()),
			code: z.nullable(z.string()),
			published_at: z.nullable(z.string()),
			/** The author's note on the newest version; null without one. */
			change_note: z.optional(z.nullable(z.string())),
			/** It was made in the builder; the flow itself is read by `read-flow.ts`. */
			has_flow: z._default(z.boolean(), false),
		}),
	),
	z.transform(([row]) => row ?? null),
);
export type ScriptDetails = NonNullable<z.output<typeof scriptDetailsRows>>;
