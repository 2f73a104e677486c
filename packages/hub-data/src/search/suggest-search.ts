import { succeed } from "@scriptorium/core-types/errors";
import { type RiskLevel, riskLevel } from "@scriptorium/shared-protocol/risk-level";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { parseSearch } from "./parse-search.ts";

/** A suggestion for what somebody is typing into a search box. */
export interface SearchSuggestion {
	readonly kind: "script" | "tag" | "site" | "author";
	/** Title, tag, host or name of the author. */
	readonly label: string;
	/** Of the script or of the author; null for tags and sites. */
	readonly id: string | null;
	/** Of a script; otherwise null. */
	readonly risk: RiskLevel | null;
	/** Number of scripts with this tag, or that name this site; otherwise null. */
	readonly scripts: number | null;
	/** The address of the hub that it leads to, path and query. */
	readonly path: string;
}

/** Fewer characters have no suggestions. */
const MIN_CHARACTERS = 2;
/** The limit of search terms. */
const MAX_CHARACTERS = 200;

const suggestionRows = z.array(
	z.pipe(
		z.object({
			kind: z.enum(["script", "tag", "site", "author"]),
			label: z.string(),
			id: z.nullable(z.uuid()),
			username: z.nullable(z.string()),
			slug: z.nullable(z.string()),
			risk_level: z.nullable(riskLevel),
			scripts: z.nullable(z.number()),
		}),
		z.transform(
			(row): SearchSuggestion => ({
				kind: row.kind,
				label: row.label,
				id: row.id,
				risk: row.risk_level,
				scripts: row.scripts,
				path: pathOf(row),
			}),
		),
	),
);

interface PathFacts {
	readonly kind: SearchSuggestion["kind"];
	readonly label: string;
	readonly id: string | null;
	readonly username: string | null;
	readonly slug: string | null;
}

function pathOf({ kind, label, id, username, slug }: PathFacts): string {
	switch (kind) {
		case "script":
			return username && slug
				? `/${encodeURIComponent(username)}/${encodeURIComponent(slug)}`
				: `/bookmarklet/${id ?? ""}`;
		case "author":
			return username ? `/${encodeURIComponent(username)}` : `/profile/${id ?? ""}`;
		case "tag":
			return `/explore?${new URLSearchParams({ category: label })}`;
		case "site":
			return `/explore?${new URLSearchParams({ search: `site:${label}` })}`;
	}
}

/**
 * Suggests scripts, tags, sites and authors for a search that is being typed. Without two characters of plain words, and for a text with
 * operators or phrases, nothing is requested.
 * @param client the hub client; its session decides what the request may do
 * @param typed the text of the search box
 * @param signal aborts the request; the error is then ABORTED
 * @returns at most eight, scripts first; otherwise a `DataErrorCode`, RATE_LIMITED after too many requests
 */
export async function suggestSearch(
	client: HubClient,
	typed: string,
	signal?: AbortSignal,
): Promise<DataResult<readonly SearchSuggestion[]>> {
	const { term, conditions } = parseSearch(typed);
	if (term.length < MIN_CHARACTERS || term.length > MAX_CHARACTERS || conditions.length > 0) return succeed([]);
	return readAnswer(prepareRequest(client.rpc("suggest_search", { p_term: term }), signal), suggestionRows, signal);
}
