import { scriptFilters } from "@scriptorium/hub-data/query-keys/script-query-keys";
import { followFilters, followKeys } from "@scriptorium/hub-data/query-keys/star-and-follow-query-keys";
import { defineToggle } from "../../toggle/use-toggle.ts";

/** A person's following of an author. */
export const followToggle = defineToggle({
	kind: "follow-author/add",
	targetName: "authorId",
	event: { type: "follow", category: "author" },
	key: followKeys.own,
	changes: [followFilters.all, scriptFilters.profileCounts, scriptFilters.followedFeed],
	load: async () => (await import("./follow-calls.ts")).followCalls,
});
