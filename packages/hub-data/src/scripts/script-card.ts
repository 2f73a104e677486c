import { accessRead, codeAccess } from "@scriptorium/shared-protocol/hub-edge/analysis-result";
import { riskLevel } from "@scriptorium/shared-protocol/risk-level";
import * as z from "zod/mini";
import { decimal } from "../decimal.ts";

export const scriptKind = z.enum(["bookmarklet", "userscript"]);

/** The author of a script; any of the names may still be missing. */
export const scriptAuthor = z.object({
	user_id: z.uuid(),
	username: z.nullable(z.string()),
	display_name: z.nullable(z.string()),
	avatar_url: z.nullable(z.string()),
});
export type ScriptAuthor = z.infer<typeof scriptAuthor>;

/** The original of a fork; null when it was deleted or is not public. */
export const forkOrigin = z.object({
	id: z.uuid(),
	title: z.string(),
	slug: z.string(),
	author: z.nullable(scriptAuthor),
});

/** A row of a script in lists and on cards (spec 01 § 3). Times are ISO 8601. */
export const scriptCard = z.object({
	id: z.uuid(),
	title: z.string(),
	short_description: z.string(),
	slug: z.string(),
	category: z.string(),
	kind: scriptKind,
	risk_level: riskLevel,
	/** 0–100; null until the version has been analyzed. */
	security_score: z.nullable(z.number()),
	install_count: z.number(),
	star_count: z.number(),
	/** Plain average of 1–5; null without reviews. */
	average_rating: z.nullable(decimal),
	review_count: z.number(),
	featured: z.boolean(),
	created_at: z.string(),
	updated_at: z.string(),
	/** Null after the account was deleted: shown as Anonymous. */
	author: z.nullable(scriptAuthor),
	tags: z.array(z.string()),
	forked_from: z.nullable(forkOrigin),
});
export type ScriptCard = z.infer<typeof scriptCard>;

/** Where a script runs and which servers it contacts (`private.reach_of`). */
export const scriptReach = z.object({
	/** The analysis has shown that it contacts no server. */
	offline: z.boolean(),
	every_site: z.boolean(),
	/** Up to three hosts on which a userscript runs, of `site_count`. Empty if they are not all known by name. */
	sites: z.array(z.string()),
	site_count: z.number(),
	/** Up to three servers that it contacts, of `contact_count` known by name. */
	contacts: z.array(z.string()),
	contact_count: z.number(),
	/** It also contacts the site on which it runs. */
	own_site: z.boolean(),
	/** It also contacts servers that the analysis could not name. */
	unknown_hosts: z.boolean(),
	/** Whether it runs code of others; null where it is not known. */
	code: z.nullable(codeAccess),
	/** What it reads, the most private first; null where it is not known. */
	reads: z.nullable(z.array(accessRead)),
	/** It is Medium for no other reason than that it was not checked in full. */
	checked_in_part: z.boolean(),
	/** Hash of the picture of what the script does; absent without one. */
	picture: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
});
export type ScriptReach = z.infer<typeof scriptReach>;

/** A row of a list of scripts. */
export const listedScript = z.object({
	...scriptCard.shape,
	/** Null while nothing is known: the latest version is not rated. */
	reach: z.nullable(scriptReach),
});
export type ListedScript = z.infer<typeof listedScript>;
