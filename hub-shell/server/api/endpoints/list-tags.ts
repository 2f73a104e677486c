import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod";
import { readTags } from "../../backend/read-counts.ts";
import { feedPath } from "../../feeds/feed-address.ts";
import { defineEndpoint } from "../endpoint.ts";
import { tagPage } from "../schemas/catalogue.ts";
import { unavailable } from "../schemas/error.ts";
import { describePage, paging } from "../schemas/paging.ts";

export const listTags = defineEndpoint({
	path: "/tags",
	operationId: "listTags",
	summary: "The tags in use with the number of their scripts, most used first",
	params: z.object({}),
	query: z.strictObject(paging),
	answer: tagPage,
	async read({ limit, offset }, { rest, origin, url }) {
		const found = await readTags(rest, { limit, offset });
		if (!found.ok) return unavailable(found.error);
		const { tags, total } = found.value;
		return succeed({
			items: tags.map(({ tag, count }) => ({ tag, count, feed_url: origin + feedPath({ kind: "tag", tag }, "atom") })),
			total,
			...describePage(url, { limit, offset }, offset + tags.length < total && tags.length > 0),
		});
	},
});
