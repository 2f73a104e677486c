import * as z from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { scriptPage } from "../schemas/script.ts";
import { readScriptPage, scriptFilters } from "./script-listing.ts";

export const listScripts = defineEndpoint({
	path: "/scripts",
	operationId: "listScripts",
	summary: "Scripts of the catalog that fit every given filter",
	params: z.object({}),
	query: z.strictObject({
		...scriptFilters,
		featured: z
			.stringbool({ truthy: ["true"], falsy: ["false"] })
			.optional()
			.describe("`true`: only those that the hub's editors feature."),
		sort: z.enum(["newest", "popular", "alphabetical", "rating"]).default("popular"),
	}),
	answer: scriptPage,
	read: (asked, reading) => readScriptPage(asked, reading),
});
