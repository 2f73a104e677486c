import { fail, succeed } from "@scriptorium/core-types/errors";
import { analyzedPage } from "@scriptorium/shared-protocol/hub-edge/analyze-page";
import { expect, test } from "vitest";
import type { GenerationStore } from "../_shared/generation/ports.ts";
import { handleAnalyzePage } from "./handler.ts";

const store: GenerationStore = {
	findPersonId: async (token) =>
		token === "a.b.c" ? succeed("person") : fail("unauthenticated", "Please sign in again."),
	usedToday: async () => succeed(0),
	reserve: async (_person, limit) =>
		limit === null
			? succeed({ used: 0, day: "2026-11-28", preferredModel: null, preferredLanguage: "javascript" })
			: fail("quota_exceeded", "It costs no request of the day."),
	recordTokens: async () => succeed(undefined),
};
const now = () => new Date("2026-11-28T12:00:00Z");
const PAGE = { url: "https://a.example.com/", pageContent: "<title>Page</title><a href='/b'>B</a>" };

async function call(body: unknown, init: RequestInit = {}, ports = { store }) {
	const headers = { Authorization: "Bearer a.b.c" };
	const request = { method: "POST", headers, body: JSON.stringify(body), ...init };
	const answered = await handleAnalyzePage(new Request("http://hub.test/analyze-page", request), {
		publishableKey: "key",
		now,
		...ports,
	});
	return { status: answered.status, body: (await answered.json()) as unknown };
}

test("analyzes a page for a signed-in person, without a request of the day", async () => {
	const analyzed = await call(PAGE);
	expect(analyzed.status).toBe(200);
	expect(analyzedPage.parse(analyzed.body)).toMatchObject({ url: PAGE.url, title: "Page" });
});

test.each([
	["another method", PAGE, { method: "PUT" }, 405, "method_not_allowed"],
	["an address outside of the web", { ...PAGE, url: "file:///etc/passwd" }, {}, 400, "invalid_request"],
	["no address", { ...PAGE, url: "page" }, {}, 400, "invalid_request"],
	["more than 1 MB", { ...PAGE, pageContent: "a".repeat(1024 * 1024) }, {}, 400, "invalid_request"],
	["a visitor", PAGE, { headers: {} }, 401, "unauthenticated"],
])("refuses %s", async (_what, body, init, status, code) => {
	expect(await call(body, init)).toMatchObject({ status, body: { code, status } });
});

test("refuses too many requests", async () => {
	const busy: GenerationStore = { ...store, reserve: async () => fail("rate_limited", "Wait.") };
	expect(await call(PAGE, {}, { store: busy })).toMatchObject({ status: 429, body: { code: "rate_limited" } });
});
