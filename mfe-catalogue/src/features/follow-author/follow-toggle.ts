import { scriptFilters } from "@scriptorium/hub-data/query-keys/script-query-keys";
import { followFilters, followKeys } from "@scriptorium/hub-data/query-keys/star-and-follow-query-keys";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { defineToggle, usePendingToggle } from "../../toggle/use-toggle.ts";
import { en } from "./messages/en.ts";

/** A person's following of an author. */
export const followToggle = defineToggle({
	kind: "follow-author/add",
	targetName: "authorId",
	event: { type: "follow", category: "author" },
	key: followKeys.own,
	changes: [followFilters.all, scriptFilters.profileCounts, scriptFilters.followedFeed],
	load: async () => (await import("./follow-calls.ts")).followCalls,
});

/** Follows the author whom a visitor asked for before signing in. */
export function usePendingFollow(): void {
	usePendingToggle(followToggle, useMessages({ en }));
}
