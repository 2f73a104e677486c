import { scriptFilters } from "@scriptorium/hub-data/query-keys/script-query-keys";
import { starFilters, starKeys } from "@scriptorium/hub-data/query-keys/star-and-follow-query-keys";
import { defineToggle } from "../../toggle/use-toggle.ts";

/** A person's star for a script. */
export const starToggle = defineToggle({
	kind: "star-script/add",
	targetName: "scriptId",
	event: { type: "star", category: "script" },
	key: starKeys.own,
	changes: [starFilters.all, scriptFilters.all],
	load: async () => (await import("./star-calls.ts")).starCalls,
});
