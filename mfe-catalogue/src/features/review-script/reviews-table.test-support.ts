import { reader } from "@scriptorium/remote-kit/host.test-support";

export const scriptId = "6f1c2a34-9b7d-4c1e-8a55-0d6d8f6f9a10";
export const versionId = "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d";

/** A review as PostgREST answers it, by somebody else and about the newest version. */
export const reviewRow = {
	id: "1f2e3d4c-5b6a-4978-8a9b-0c1d2e3f4a5b",
	user_id: "9d2b7c1e-4f3a-4b6d-8e5f-1a2b3c4d5e6f",
	version_id: versionId,
	rating: 4,
	title: "Merged cells fixed",
	comment: "It keeps merged cells where they belong.",
	works_on_version: null,
	helpful_count: 3,
	not_helpful_count: 1,
	by_owner: false,
	created_at: "2026-10-20T11:51:00+00:00",
	updated_at: "2026-10-20T11:51:00+00:00",
	author: {
		user_id: "9d2b7c1e-4f3a-4b6d-8e5f-1a2b3c4d5e6f",
		username: "ada",
		display_name: "Ada Author",
		avatar_url: null,
	},
	version: { semver: "1.1.0" },
};

/** Reviews and votes as PostgREST answers for them to one person; `refuse` lets writes fail with a code. */
export function reviewsDatabase(listed: readonly (typeof reviewRow)[]) {
	const state = {
		listed,
		own: null as typeof reviewRow | null,
		vote: null as boolean | null,
		refuse: null as { readonly code: string; readonly status: number } | null,
		/** How often anything was read. */
		reads: 0,
		writes: [] as string[],
		hold: Promise.resolve(),
	};

	function read(path: string): unknown {
		if (path === "review_votes") {
			return state.vote === null ? [] : [{ review_id: reviewRow.id, is_helpful: state.vote }];
		}
		const count = state.listed.length;
		const average = count === 0 ? 0 : state.listed.reduce((sum, { rating }) => sum + rating, 0) / count;
		const ofStars = (stars: number) => state.listed.filter(({ rating }) => rating === stars).length;
		const distribution = { "1": ofStars(1), "2": ofStars(2), "3": ofStars(3), "4": ofStars(4), "5": ofStars(5) };
		return { total_reviews: count, average_rating: average, rating_distribution: distribution };
	}

	const fetch: typeof globalThis.fetch = async (input, init) => {
		const url = new URL(String(input));
		const path = url.pathname.replace("/rest/v1/", "");
		const method = init?.method ?? "GET";
		if (method === "GET" || path.startsWith("rpc/")) state.reads += 1;
		if (path === "rpc/get_review_summary") return Response.json(read(path));
		if (method === "GET") {
			if (path === "review_votes") return Response.json(read(path));
			const isOwn = url.searchParams.get("user_id") === `eq.${reader.user?.id}`;
			return Response.json(isOwn ? (state.own ? [state.own] : []) : state.listed);
		}
		state.writes.push(`${method} ${path} ${init?.body ?? ""}`.trim());
		await state.hold;
		if (state.refuse) {
			const { code, status } = state.refuse;
			return Response.json({ code, message: "no", details: null, hint: null }, { status });
		}
		if (path === "review_votes" && method === "PATCH") return Response.json(read(path));
		return new Response(null, { status: method === "POST" ? 201 : 204 });
	};
	return { state, fetch };
}
