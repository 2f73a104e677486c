// @vitest-environment happy-dom
import { createHubClient } from "@scriptorium/hub-data/client";
import { createPageClient } from "@scriptorium/hub-data/page-client/create-page-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const backend = { url: "http://hub.test", publishableKey: "sb_publishable_test" };
const session = {
	access_token: "rita's",
	refresh_token: "refresh",
	token_type: "bearer",
	expires_in: 3600,
	expires_at: Math.floor(Date.now() / 1000) + 3600,
	user: { id: "11111111-1111-4111-8111-111111111111", aud: "authenticated" },
};
/** The `Authorization` of every request. */
let sent: (string | null)[];

beforeEach(() => {
	sent = [];
	localStorage.clear();
	vi.spyOn(window, "fetch").mockImplementation(async (_input, init) => {
		sent.push(new Headers(init?.headers).get("Authorization"));
		return Response.json([]);
	});
});
afterEach(() => void vi.restoreAllMocks());

test("what the library's own client has kept is a page's session, and its requests are made as that person", async () => {
	const earlier = createHubClient(backend.url, backend.publishableKey, {
		autoRefreshToken: false,
		detectSessionInUrl: false,
	});
	localStorage.setItem(String(Reflect.get(earlier, "storageKey")), JSON.stringify(session));
	const log = vi.fn();
	const client = createPageClient(backend, window, log);
	await client.from("bookmarklets").select("id");
	await client.functions.invoke("analyze-security");
	expect(sent).toEqual(["Bearer rita's", "Bearer rita's"]);
	expect(log).not.toHaveBeenCalled();
});

test("a visitor's requests are made as nobody", async () => {
	const client = createPageClient(backend, window, vi.fn());
	await client.from("bookmarklets").select("id");
	await client.functions.invoke("analyze-security");
	expect(sent).toEqual([`Bearer ${backend.publishableKey}`, null]);
});
