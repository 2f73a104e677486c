import { PostgrestClient } from "@supabase/postgrest-js";
import { describe, expect, it, vi } from "vitest";
import type { Database } from "../database.types.gen.ts";
import { prepareRequest } from "../prepare-request.ts";
import { tablesWhenAsked } from "./tables-when-asked.ts";

/** The library behind a `fetch` that records the requests and answers no rows. */
function library() {
	const sent: Request[] = [];
	const answer = vi.fn<typeof fetch>(async (input, init) => {
		sent.push(new Request(input, init));
		return Response.json([]);
	});
	return { sent, tables: new PostgrestClient<Database>("https://backend.example/rest/v1", { fetch: answer }) };
}

const addresses = (sent: readonly Request[]) => sent.map(({ method, url }) => `${method} ${decodeURIComponent(url)}`);

describe("tables whose library is loaded with the first request", () => {
	it("loads nothing for a request that nobody waits for", async () => {
		const { sent, tables } = library();
		const load = vi.fn(async () => tables);
		const request = tablesWhenAsked(load).tables.from("profiles").select("username");
		await Promise.resolve();
		expect(load).not.toHaveBeenCalled();
		expect(await request).toMatchObject({ data: [], error: null, status: 200 });
		expect(load).toHaveBeenCalledOnce();
		expect(addresses(sent)).toEqual(["GET https://backend.example/rest/v1/profiles?select=username"]);
	});

	it("sends what the library itself would send, and loads it once", async () => {
		const later = library();
		const load = vi.fn(async () => later.tables);
		const now = library();
		for (const tables of [tablesWhenAsked(load).tables, now.tables]) {
			await tables.rpc("list_scripts", { p_sort: "newest", p_limit: 8 });
			await tables.from("bookmarklet_stars").insert({ bookmarklet_id: "1" }).select("created_at").single();
			await tables.from("bookmarklet_stars").delete().eq("bookmarklet_id", "1");
			await tables.from("profiles").select("username").order("username").range(0, 9).maybeSingle();
		}
		expect(load).toHaveBeenCalledOnce();
		expect(addresses(later.sent)).toEqual(addresses(now.sent));
		const bodies = (sent: readonly Request[]) => Promise.all(sent.map((request) => request.text()));
		expect(await bodies(later.sent)).toEqual(await bodies(now.sent));
		const headers = (sent: readonly Request[]) => sent.map((request) => [...request.headers]);
		expect(headers(later.sent)).toEqual(headers(now.sent));
	});

	it("keeps filters that were added without using their result, as the library's builders do", async () => {
		const { sent, tables } = library();
		const request = tablesWhenAsked(async () => tables)
			.tables.from("profiles")
			.select("username");
		request.eq("username", "ada");
		await request;
		expect(addresses(sent)).toEqual(["GET https://backend.example/rest/v1/profiles?select=username&username=eq.ada"]);
	});

	it("builds two requests on one table apart from each other", async () => {
		const { sent, tables } = library();
		const profiles = tablesWhenAsked(async () => tables).tables.from("profiles");
		await profiles.select("username").eq("username", "ada");
		await profiles.select("id");
		expect(addresses(sent)[1]).toBe("GET https://backend.example/rest/v1/profiles?select=id");
	});

	it("ends a request that was aborted while the library was loaded", async () => {
		const ending = new AbortController();
		const later = tablesWhenAsked(async () => {
			ending.abort();
			return new PostgrestClient<Database>("https://backend.example/rest/v1", {
				fetch: async (input, init) => {
					new Request(input, init).signal.throwIfAborted();
					return Response.json([]);
				},
			});
		}).tables;
		const answer = await prepareRequest(later.from("profiles").select("id"), ending.signal);
		expect(answer).toMatchObject({ data: null, status: 0 });
		expect(answer.error?.message).toContain("AbortError");
	});

	it("answers as without a network when it cannot be loaded, and tries again with the next request", async () => {
		const { tables } = library();
		const load = vi.fn(async () => tables).mockRejectedValueOnce(new TypeError("Failed to fetch"));
		const later = tablesWhenAsked(load).tables;
		expect(await later.from("profiles").select("id")).toMatchObject({
			data: null,
			error: { message: "Failed to fetch" },
			status: 0,
		});
		expect(await later.from("profiles").select("id")).toMatchObject({ data: [], status: 200 });
	});
});
