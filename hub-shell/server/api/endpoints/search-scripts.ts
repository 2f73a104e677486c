import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import * as z from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { scriptPage } from "../schemas/script.ts";
import { readScriptPage, scriptFilters } from "./script-listing.ts";

export const searchScripts = defineEndpoint({
	path: "/search",
	operationId: "searchScripts",
	summary: "Scripts whose title contains the term; near misses and descriptions come in addition",
	params: z.object({}),
	query: z.strictObject({
		q: z.string().trim().min(1).max(textLimits.search.term.max).describe("The term."),
		...scriptFilters,
		sort: z.enum(["best_match", "newest", "popular", "alphabetical", "rating"]).default("best_match"),
	}),
	answer: scriptPage,
	read: ({ q, ...asked }, reading) => readScriptPage({ ...asked, term: q }, reading),
});
