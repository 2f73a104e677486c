import { fail, succeed } from "@scriptorium/core-types/errors";
import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import * as z from "zod";
import { readAuthor } from "../../backend/read-author.ts";
import { readScripts } from "../../backend/read-scripts.ts";
import { feedPath } from "../../feeds/feed-address.ts";
import { authorPath } from "../../script-addresses.ts";
import { API_BASE } from "../api-base.ts";
import { defineEndpoint } from "../endpoint.ts";
import { authorDetails } from "../schemas/catalogue.ts";
import { unavailable } from "../schemas/error.ts";

export const getAuthor = defineEndpoint({
	path: "/authors/{username}",
	operationId: "getAuthor",
	summary: "A public profile",
	params: z.object({
		username: z.string().min(1).max(textLimits.profile.username.max).describe("In upper or lower case."),
	}),
	query: z.strictObject({}),
	answer: authorDetails,
	refusals: ["not_found"],
	async read({ username: wanted }, { rest, origin }) {
		const profile = await readAuthor(rest, wanted);
		if (!profile.ok) return unavailable(profile.error);
		if (!profile.value) return fail("not_found", "There is no such author.");
		const { user_id, username } = profile.value;
		const scripts = await readScripts(rest, { ownerId: user_id, sort: "newest", limit: 1 });
		if (!scripts.ok) return unavailable(scripts.error);
		const { total } = scripts.value;
		return succeed({
			...profile.value,
			html_url: origin + authorPath({ username }),
			scripts_url: `${origin}${API_BASE}/scripts?author=${encodeURIComponent(username)}&sort=newest`,
			feed_url: origin + feedPath({ kind: "author", username }, "atom"),
			script_count: Math.min(total, 1000),
			script_count_is_exact: total <= 1000,
		});
	},
});
