import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod";
import { readAnalyzedVersions } from "../../backend/read-versions.ts";
import { defineEndpoint } from "../endpoint.ts";
import { toRatedVersion, versionPage } from "../schemas/catalogue.ts";
import { unavailable } from "../schemas/error.ts";
import { describePage, paging } from "../schemas/paging.ts";
import { knowScript, scriptParams, scriptRefusals } from "./script-or-refusal.ts";

export const listVersions = defineEndpoint({
	path: "/scripts/{id}/versions",
	operationId: "listVersions",
	summary: "The versions of a script with the newest rating of each, newest first",
	params: scriptParams,
	query: z.strictObject(paging),
	answer: versionPage,
	refusals: scriptRefusals,
	async read({ id, limit, offset }, { rest, url }) {
		const [script, versions] = await Promise.all([
			knowScript(rest, id),
			// Reads one more item to determine whether there is another page.
			readAnalyzedVersions(rest, id, { limit: limit + 1, offset }),
		]);
		if (!script.ok) return script;
		if (!versions.ok) return unavailable(versions.error);
		const page = describePage(url, { limit, offset }, versions.value.length > limit);
		return succeed({ items: versions.value.slice(0, limit).map((row) => toRatedVersion(row, script.value)), ...page });
	},
});
