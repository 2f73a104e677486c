import { createRedactor } from "@scriptorium/redaction/redact-text";
import { expect, it } from "vitest";
import { addressPattern } from "./address-pattern.ts";
import { readApiTraffic } from "./api-traffic.ts";

const entry = (path: string, initiatorType = "fetch", responseStatus = 200) => ({
	name: `https://a.test${path}`,
	initiatorType,
	responseStatus,
	startTime: 12.4,
	duration: 99.6,
});
const redactor = createRedactor(["hunter22"]);

it.each([
	["/api/users/42/posts", "/api/users/{id}/posts"],
	["/v1/items/item-4711.json", "/v1/items/item-{id}.json"],
	["/o/123e4567-e89b-42d3-a456-426614174000", "/o/{id}"],
	["/o/507f1f77bcf86cd799439011/", "/o/{id}/"],
	["/o/Zx81kQpR0vTn27LmWc5Yb3Hd", "/o/{id}"],
	["/by/ann%40a.test/x", "/by/{id}/x"],
	["/search?q=shoes&page=2&q=boots#x", "/search?page={value}&q={value}"],
	["/api/v2/categories", "/api/v2/categories"],
])("%s has the pattern %s", (path, pattern) => {
	expect(addressPattern(new URL(`https://a.test${path}`))).toBe(`https://a.test${pattern}`);
});

it("reports calls with their counts; unknown facts are null", () => {
	const { api_calls, api_patterns, truncated } = readApiTraffic(
		[
			entry("/logo.png", "img"),
			entry("/beacon", "beacon"),
			entry("/app.js", "script"),
			entry("/api/me"),
			entry("/api/posts/1", "xmlhttprequest", 404),
			entry("/api/posts/2", "fetch", 0),
		],
		redactor,
	);
	expect(api_patterns).toEqual([
		{ pattern: "https://a.test/api/posts/{id}", count: 2 },
		{ pattern: "https://a.test/api/me", count: 1 },
	]);
	expect(api_calls[1]).toEqual({
		url: "https://a.test/api/posts/1",
		method: null,
		initiator: "xmlhttprequest",
		status: 404,
		started: 12,
		duration: 100,
	});
	expect(api_calls.map(({ status }) => status)).toEqual([200, 404, null]);
	expect(truncated).toBe(false);
});

it("reports no secret of calls", () => {
	const traffic = readApiTraffic([entry("/in?password=x1y2z3&u=hunter22"), entry("/hunter22/a?hunter22=1")], redactor);
	expect(JSON.stringify(traffic)).not.toMatch(/hunter22|x1y2z3/);
	expect(traffic.api_calls[0]?.url).toBe("https://a.test/in?password=&u=");
});

it("keeps the last of too many, and says so", () => {
	const { api_calls, api_patterns, truncated } = readApiTraffic(
		Array.from({ length: 20_000 }, (_, at) => entry(`/${"abcdefgh"[at % 8]}x${at}y/z`)),
		redactor,
	);
	expect([api_calls.length, api_patterns.length, truncated]).toEqual([200, 100, true]);
	expect(api_calls.at(-1)?.url).toBe("https://a.test/hx19999y/z");
});
