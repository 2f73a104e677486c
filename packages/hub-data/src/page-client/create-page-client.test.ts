// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { createPageClient } from "./create-page-client.ts";

const backend = { url: "https://hub.example", publishableKey: "sb_publishable_test" };
afterEach(() => vi.restoreAllMocks());

test("a browser that blocks storage reads as a visitor", async () => {
	vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
		throw new DOMException("Access is denied for this document.", "SecurityError");
	});
	const asked: (string | null)[] = [];
	vi.spyOn(window, "fetch").mockImplementation(async (_, init) => {
		asked.push(new Headers(init?.headers).get("Authorization"));
		return Response.json([]);
	});
	const log = vi.fn();
	const client = createPageClient(backend, window, log);
	expect((await client.auth.getSession()).data.session).toBeNull();
	expect((await client.from("tags").select("id")).error).toBeNull();
	expect(asked).toEqual(["Bearer sb_publishable_test"]);
	expect(log).not.toHaveBeenCalled();
});
