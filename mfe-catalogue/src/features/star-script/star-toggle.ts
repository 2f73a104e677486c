import { scriptFilters } from "@scriptorium/hub-data/query-keys/script-query-keys";
import { starFilters, starKeys } from "@scriptorium/hub-data/query-keys/star-and-follow-query-keys";
import { addStar } from "@scriptorium/hub-data/stars/add-star";
import { readStar } from "@scriptorium/hub-data/stars/read-star";
import { removeStar } from "@scriptorium/hub-data/stars/remove-star";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { defineToggle, type Mark, usePendingToggle } from "../../toggle/use-toggle.ts";
import { en } from "./messages/en.ts";

const starOf = ({ userId, targetId }: Mark) => ({ userId, scriptId: targetId });

/** A person's star for a script. */
export const starToggle = defineToggle({
	kind: "star-script/add",
	targetName: "scriptId",
	event: { type: "star", category: "script" },
	key: starKeys.own,
	changes: [starFilters.all, scriptFilters.all],
	read: (client, mark, signal) => readStar(client, starOf(mark), signal),
	add: (client, mark) => addStar(client, starOf(mark)),
	remove: (client, mark) => removeStar(client, starOf(mark)),
});

/** Gives the star that a visitor asked for before signing in. */
export function usePendingStar(): void {
	usePendingToggle(starToggle, useMessages({ en }));
}
