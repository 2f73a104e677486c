import { succeed } from "@scriptorium/core-types/errors";
import { knownCategories } from "@scriptorium/hub-data/categories/known-categories";
import * as z from "zod";
import { readCategories } from "../../backend/read-counts.ts";
import { feedPath } from "../../feeds/feed-address.ts";
import { defineEndpoint } from "../endpoint.ts";
import { categoryList } from "../schemas/catalogue.ts";
import { unavailable } from "../schemas/error.ts";

export const listCategories = defineEndpoint({
	path: "/categories",
	operationId: "listCategories",
	summary: "Every category with the number of its scripts",
	params: z.object({}),
	query: z.strictObject({}),
	answer: categoryList,
	async read(_asked, { rest, origin }) {
		const rows = await readCategories(rest);
		if (!rows.ok) return unavailable(rows.error);
		const counts = new Map(rows.value.map(({ category, count }) => [category, count]));
		return succeed({
			items: knownCategories.map((category) => ({
				category,
				count: counts.get(category) ?? 0,
				feed_url: origin + feedPath({ kind: "category", category }, "atom"),
			})),
		});
	},
});
