import { addFollow } from "@scriptorium/hub-data/follows/add-follow";
import { readFollow } from "@scriptorium/hub-data/follows/read-follow";
import { removeFollow } from "@scriptorium/hub-data/follows/remove-follow";
import { scriptFilters } from "@scriptorium/hub-data/query-keys/script-query-keys";
import { followFilters, followKeys } from "@scriptorium/hub-data/query-keys/star-and-follow-query-keys";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { defineToggle, type Mark, usePendingToggle } from "../../toggle/use-toggle.ts";
import { en } from "./messages/en.ts";

const followOf = ({ userId, targetId }: Mark) => ({ followerId: userId, authorId: targetId });

/** A person's following of an author. */
export const followToggle = defineToggle({
	kind: "follow-author/add",
	targetName: "authorId",
	event: { type: "follow", category: "author" },
	key: followKeys.own,
	changes: [followFilters.all, scriptFilters.profileCounts, scriptFilters.followedFeed],
	read: (client, mark, signal) => readFollow(client, followOf(mark), signal),
	add: (client, mark) => addFollow(client, followOf(mark)),
	remove: (client, mark) => removeFollow(client, followOf(mark)),
});

/** Follows the author whom a visitor asked for before signing in. */
export function usePendingFollow(): void {
	usePendingToggle(followToggle, useMessages({ en }));
}
