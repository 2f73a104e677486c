import { expect, it } from "vitest";
import { createHubClient } from "../client.ts";
import { getProfile, type ProfileKey } from "./get-profile.ts";

const row = {
	user_id: "9d2b7c1e-4f3a-4b6d-8e5f-1a2b3c4d5e6f",
	username: "ada",
	display_name: "Ada Author",
	avatar_url: null,
	bio: null,
	website_url: null,
	github_url: null,
	created_at: "2026-07-01T00:00:00+00:00",
};

/** What is asked of the database for a key, and what comes of its answer. */
async function read(key: ProfileKey, rows: readonly object[] = [row]) {
	const asked: URLSearchParams[] = [];
	const client = createHubClient("http://hub.test", "sb_publishable_test", {
		storage: null,
		autoRefreshToken: false,
		detectSessionInUrl: false,
		fetch: async (input) => {
			asked.push(new URL(String(input)).searchParams);
			return Response.json(rows);
		},
	});
	return { result: await getProfile(client, key), asked };
}

it("asks for one person, by id or by name, and for what everybody may read", async () => {
	const byId = await read({ userId: row.user_id });
	expect(byId.result).toEqual({ ok: true, value: row });
	expect(byId.asked[0]?.get("user_id")).toBe(`eq.${row.user_id}`);
	expect(byId.asked[0]?.get("select")).not.toMatch(/\*|email/);
	const byName = await read({ username: "Ada_1-x" }, []);
	expect(byName.asked[0]?.get("username")).toBe("eq.Ada_1-x");
	expect(byName.result).toEqual({ ok: true, value: null });
});

it.each<ProfileKey>([
	{ userId: "42" },
	{ userId: "x' or 1=1" },
	{ username: "ab" },
	{ username: "a b c" },
	{ username: "ada*" },
	{ username: "a".repeat(31) },
	{ username: "\u0000null" },
])("%j is nobody, and is not even asked for", async (key) => {
	const { result, asked } = await read(key);
	expect(result).toEqual({ ok: true, value: null });
	expect(asked).toEqual([]);
});
