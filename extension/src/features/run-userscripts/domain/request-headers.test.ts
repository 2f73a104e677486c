import { describe, expect, it } from "vitest";
import { followRedirect, headerText, planHeaders, type RequestStep } from "./request-headers.ts";

const wishes = {
	method: "GET",
	headers: [],
	anonymous: false,
	cookie: null,
	user: null,
	password: null,
	bodyType: null,
};
const step: RequestStep = {
	...wishes,
	method: "POST",
	url: new URL("https://a.example/x#part"),
	sendsBody: true,
	bodyType: "text/x",
};

describe("planHeaders", () => {
	it("splits headers between fetch and a rule", () => {
		const headers: [string, string][] = [
			["X-Own", " 1 "],
			["Referer", "https://r.example/"],
			["User-Agent", "A"],
			["Sec-Fetch-Mode", "navigate"],
			["DNT", ""],
		];
		expect(planHeaders({ ...wishes, headers })).toEqual({
			plain: [["X-Own", "1"]],
			changes: [
				{ header: "referer", operation: "set", value: "https://r.example/" },
				{ header: "user-agent", operation: "set", value: "A" },
				{ header: "sec-fetch-mode", operation: "set", value: "navigate" },
				{ header: "dnt", operation: "remove" },
			],
		});
	});

	it("leaves out what only the browser can set, and what is no header", () => {
		const headers: [string, string][] = [
			["Host", "evil.example"],
			["Content-Length", "1"],
			["Proxy-Authorization", "x"],
			["X-Break", "a\r\nX-Other: b"],
			["Bad Name", "x"],
			["X-Wide", "€"],
			["Cookie", "a=1\nb=2"],
		];
		expect(planHeaders({ ...wishes, headers })).toEqual({ plain: [], changes: [] });
	});

	it("cookies of the script replace those of the browser with the same names", () => {
		const sent = [
			{ name: "a", value: "browser" },
			{ name: "session", value: "s" },
		];
		const header = (value: string) => [{ header: "cookie", operation: "set", value }];
		expect(planHeaders({ ...wishes, cookie: "a=script" }, sent).changes).toEqual(header("session=s; a=script"));
		expect(planHeaders({ ...wishes, headers: [["Cookie", "c=3"]], cookie: "a=1" }, sent).changes).toEqual(
			header("session=s; c=3; a=1"),
		);
		expect(planHeaders({ ...wishes, anonymous: true, cookie: "a=1" }, sent).changes).toEqual(header("a=1"));
		expect(planHeaders(wishes, sent).changes).toEqual([]);
		// A cookie that no rule can write stays the browser's.
		const wide = [{ name: "w", value: "€" }];
		expect(planHeaders({ ...wishes, cookie: "a=1" }, wide).changes).toEqual([
			{ header: "cookie", operation: "append", value: "a=1" },
		]);
	});

	it("adds cookies to those of the browser where these are not known; an anonymous request has only its own", () => {
		const headers: [string, string][] = [["cookie", "a=1"]];
		expect(planHeaders({ ...wishes, headers, cookie: "b=2" }).changes).toEqual([
			{ header: "cookie", operation: "append", value: "a=1; b=2" },
		]);
		expect(planHeaders({ ...wishes, anonymous: true, cookie: "b=2" }).changes).toEqual([
			{ header: "cookie", operation: "set", value: "b=2" },
		]);
	});

	it("does not tell the extension's own origin", () => {
		expect(planHeaders({ ...wishes, method: "PUT" }).changes).toEqual([{ header: "origin", operation: "remove" }]);
		expect(planHeaders({ ...wishes, method: "PUT", headers: [["Origin", "https://o.example"]] }).changes).toEqual([
			{ header: "origin", operation: "set", value: "https://o.example" },
		]);
	});

	it("names the type of the body, and user and password, unless the script does", () => {
		expect(planHeaders({ ...wishes, bodyType: "text/x", user: "u", password: "ü" }).plain).toEqual([
			["Content-Type", "text/x"],
			["Authorization", "Basic dTrDvA=="],
		]);
		const headers: [string, string][] = [
			["content-type", "own"],
			["AUTHORIZATION", "Own"],
		];
		expect(planHeaders({ ...wishes, headers, bodyType: "text/x", user: "u" }).plain).toEqual(headers);
	});
});

describe("followRedirect", () => {
	it.each([
		[301, "POST", "GET"],
		[302, "POST", "GET"],
		[303, "PUT", "GET"],
		[303, "HEAD", "HEAD"],
		[301, "PUT", "PUT"],
		[307, "POST", "POST"],
		[308, "POST", "POST"],
	])("%i of %s continues with %s", (status, method, next) => {
		const followed = followRedirect({ ...step, method, headers: [["Content-Type", "a"]] }, status, "/y");
		const changed = method !== next;
		expect(followed).toMatchObject({ method: next, sendsBody: !changed, bodyType: changed ? null : "text/x" });
		expect(followed?.headers).toHaveLength(changed ? 0 : 1);
	});

	it("resolves the target, and keeps the fragment", () => {
		expect(followRedirect(step, 307, "../y?z")?.url.href).toBe("https://a.example/y?z#part");
		expect(followRedirect(step, 307, "/y#own")?.url.href).toBe("https://a.example/y#own");
		expect(followRedirect(step, 307, "http://[bad")).toBeNull();
	});

	it("takes no secret to another origin", () => {
		const secret: RequestStep = {
			...step,
			cookie: "c",
			user: "u",
			password: "p",
			headers: [
				["Authorization", "x"],
				["Cookie", "a"],
				["Origin", "https://o.example"],
				["X-Kept", "1"],
			],
		};
		expect(followRedirect(secret, 307, "/same")).toMatchObject({
			cookie: "c",
			user: "u",
			password: "p",
			headers: secret.headers,
		});
		for (const target of ["https://b.example/", "http://a.example/", "https://a.example:8443/"]) {
			expect(followRedirect(secret, 307, target)).toMatchObject({
				cookie: null,
				user: null,
				password: null,
				headers: [["X-Kept", "1"]],
			});
		}
	});
});

it("headerText hands out no cookies", () => {
	expect(
		headerText([
			["Content-Type", "a"],
			["Set-Cookie", "s=1"],
			["X-B", "c, d"],
		]),
	).toBe("content-type: a\r\nx-b: c, d");
	expect(headerText([])).toBe("");
});

// Scripts split the text at its line breaks: one behind the last line would be a header without a name.
it.each([
	[[["A", "1"]], ["a: 1"]],
	[
		[
			["A", "1"],
			["B", ""],
		],
		["a: 1", "b: "],
	],
	[
		[
			["A", "1"],
			["Set-Cookie2", "s"],
		],
		["a: 1"],
	],
] as const)("headerText of %j has these lines and none behind them: %j", (headers, lines) => {
	expect(headerText(headers).split("\r\n")).toEqual(lines);
});
