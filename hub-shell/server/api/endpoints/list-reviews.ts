import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod";
import { readReviews, reviewSorts } from "../../backend/read-reviews.ts";
import { defineEndpoint } from "../endpoint.ts";
import { reviewPage } from "../schemas/catalogue.ts";
import { unavailable } from "../schemas/error.ts";
import { describePage, paging } from "../schemas/paging.ts";
import { knowScript, scriptParams, scriptRefusals } from "./script-or-refusal.ts";

export const listReviews = defineEndpoint({
	path: "/scripts/{id}/reviews",
	operationId: "listReviews",
	summary: "What all reviews of a script say together, and the reviews",
	params: scriptParams,
	query: z.strictObject({ sort: z.enum(reviewSorts).default("most_helpful"), ...paging }),
	answer: reviewPage,
	refusals: scriptRefusals,
	async read({ id, sort, limit, offset }, { rest, url }) {
		const [script, found] = await Promise.all([knowScript(rest, id), readReviews(rest, id, { sort, limit, offset })]);
		if (!script.ok) return script;
		if (!found.ok) return unavailable(found.error);
		const { summary, reviews } = found.value;
		const page = describePage(
			url,
			{ limit, offset },
			offset + reviews.length < summary.total_reviews && reviews.length > 0,
		);
		return succeed({ summary, items: [...reviews], ...page });
	},
});
