import { scriptFilters } from "@scriptorium/hub-data/query-keys/script-query-keys";
import { starFilters, starKeys } from "@scriptorium/hub-data/query-keys/star-and-follow-query-keys";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { defineToggle, usePendingToggle } from "../../toggle/use-toggle.ts";
import { en } from "./messages/en.ts";

/** A person's star for a script. */
export const starToggle = defineToggle({
	kind: "star-script/add",
	targetName: "scriptId",
	event: { type: "star", category: "script" },
	key: starKeys.own,
	changes: [starFilters.all, scriptFilters.all],
	load: async () => (await import("./star-calls.ts")).starCalls,
});

/** Gives the star that a visitor asked for before signing in. */
export function usePendingStar(): void {
	usePendingToggle(starToggle, useMessages({ en }));
}
