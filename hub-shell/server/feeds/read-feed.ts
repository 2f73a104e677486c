import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import { knownCategory } from "@scriptorium/hub-data/categories/known-categories";
import { shelfRisks } from "@scriptorium/hub-data/scripts/shelf-risks";
import { readProfile } from "../backend/read-profile.ts";
import { isRowId, wasRemoved } from "../backend/read-script.ts";
import { readScriptDetails, readScripts, type ScriptListing } from "../backend/read-scripts.ts";
import { readVersions } from "../backend/read-versions.ts";
import { resolveAddress } from "../backend/resolve-address.ts";
import type { ReadErrorCode, RestReader } from "../backend/rest-reader.ts";
import { authorPath, scriptPath } from "../script-addresses.ts";
import { type Feed, feedId, newestUpdate } from "./feed.ts";
import type { FeedSource } from "./feed-address.ts";
import { en } from "./messages/en.ts";
import { scriptEntry } from "./script-entry.ts";
import { versionEntry } from "./version-entry.ts";

/** Maximum number of entries in a feed. */
const MAX_ENTRIES = 50;

export type FeedErrorCode = ReadErrorCode | "NOT_FOUND" | "REMOVED";
type Answer = Promise<Result<Feed, FeedErrorCode>>;
interface Reading {
	readonly rest: RestReader;
	readonly origin: string;
}

const unknown = () => fail("NOT_FOUND", en.notFound);

/** Reads a feed's public content. */
export async function readFeed(source: FeedSource, reading: Reading): Answer {
	switch (source.kind) {
		case "latest":
			return listFeed(source, {}, { title: en.latest, description: en.latestDescription, page: "/latest" }, reading);
		case "category": {
			const category = knownCategory(source.category);
			if (category === null) return unknown();
			const texts = { title: en.category(category), description: en.categoryDescription(category) };
			return listFeed(
				{ kind: "category", category },
				{ category },
				{ ...texts, page: `/category/${category}` },
				reading,
			);
		}
		case "tag": {
			const tag = source.tag.trim().toLowerCase();
			const texts = { title: en.tag(tag), description: en.tagDescription(tag) };
			const page = `/explore?category=${encodeURIComponent(tag)}`;
			const feed = await listFeed({ kind: "tag", tag }, { tag }, { ...texts, page }, reading);
			// A tag exists when a public script has it; tags of drafts are not disclosed.
			return feed.ok && feed.value.entries.length === 0 ? unknown() : feed;
		}
		case "author":
			return authorFeed(source.username, reading);
		case "script":
			return scriptFeed(source.id, reading);
	}
}

async function listFeed(
	source: FeedSource,
	filters: Pick<ScriptListing, "category" | "tag" | "ownerId">,
	{ title, description, page }: { title: string; description: string; page: string },
	{ rest, origin }: Reading,
): Answer {
	const found = await readScripts(rest, { ...filters, risks: shelfRisks, sort: "newest", limit: MAX_ENTRIES });
	if (!found.ok) return found;
	const entries = found.value.scripts.map((script) => scriptEntry(script, origin));
	const id = feedId(origin, source);
	return succeed({ source, id, title, description, pageUrl: origin + page, updated: newestUpdate(entries), entries });
}

async function authorFeed(wanted: string, reading: Reading): Answer {
	const profile = await readProfile(reading.rest, { username: wanted });
	if (!profile.ok) return profile;
	const username = profile.value?.username;
	if (!profile.value || !username) {
		// Clients keep feed addresses for years, so a former username is resolved to the present one.
		const present = await resolveAddress(reading.rest, { username: wanted });
		if (!present.ok) return present;
		return present.value === null ? unknown() : authorFeed(present.value.username, reading);
	}
	const name = profile.value.display_name ?? username;
	const texts = { title: en.author(name), description: en.authorDescription(name) };
	const source: FeedSource = { kind: "author", username };
	return listFeed(source, { ownerId: profile.value.user_id }, { ...texts, page: authorPath({ username }) }, reading);
}

async function scriptFeed(id: string, { rest, origin }: Reading): Answer {
	if (!isRowId(id)) return unknown();
	// Reads one more version, to which the oldest entry is compared.
	const [found, versions] = await Promise.all([
		readScriptDetails(rest, id),
		readVersions(rest, id, { limit: MAX_ENTRIES + 1 }),
	]);
	if (!found.ok) return found;
	if (!versions.ok) return versions;
	const script = found.value;
	if (!script) {
		const removed = await wasRemoved(rest, id);
		if (!removed.ok) return removed;
		return removed.value ? fail("REMOVED", en.removed) : unknown();
	}
	const entries = versions.value
		.slice(0, MAX_ENTRIES)
		.map((version, index) => versionEntry(script, version, versions.value[index + 1] ?? "none", origin));
	const source: FeedSource = { kind: "script", id: script.id };
	return succeed({
		source,
		id: feedId(origin, source),
		title: en.script(script.title),
		description: en.scriptDescription(script.title),
		pageUrl: origin + scriptPath(script),
		updated: newestUpdate(entries, script.created_at),
		entries,
	});
}
