import { expect, test } from "vitest";
import { ORIGIN, openFixtureHub, REMOVED_ID, SCRIPT_ID } from "./fixture.test-support.ts";

/** Requests to every route, covering each kind of response: found, not found, refused, redirected, invalid. */
const ANSWERS: readonly (readonly [path: string, method?: string])[] = [
	...["/", "/explore", "/ada", "/ada/table-to-csv", `/bookmarklet/${SCRIPT_ID}`, "/nowhere/to/be/found"].map(
		(path) => [path] as const,
	),
	["/remotes.json"],
	["/favicon.svg"],
	["/assets/index-HHHHHHHH.js"],
	["/assets/missing-00000000.js"],
	["/remotes/catalogue/remoteEntry-AAAAAAAA.js"],
	["/remotes/unknown/remoteEntry.js"],
	["/.env"],
	[`/scripts/${SCRIPT_ID}/table-to-csv.user.js`],
	[`/scripts/${SCRIPT_ID}/table-to-csv.meta.js`],
	[`/scripts/${SCRIPT_ID}/other-name.user.js`],
	[`/scripts/${REMOVED_ID}/gone.user.js`],
	["/static/sandbox"],
	["/scripts/unknown"],
	["/scripts/unknown", "OPTIONS"],
	[`/v/${"0".repeat(64)}.user.js`],
	["/v/unknown"],
	[`/avatars/${SCRIPT_ID}/${"0".repeat(32)}`],
	["/avatars/unknown/unknown"],
	[`/static/script-pictures/${SCRIPT_ID}/${"0".repeat(32)}`],
	["/avatars/from-provider", "POST"],
	["/avatars/from-provider"],
	["/og/site/home.png"],
	["/og/script/unknown"],
	["/sitemap.xml"],
	["/sitemap/unknown.xml"],
	["/robots.txt"],
	["/opensearch.xml"],
	["/feeds/latest.atom"],
	["/feeds/latest.json"],
	["/feeds/unknown"],
	[`/oembed?url=${encodeURIComponent(`${ORIGIN}/ada/table-to-csv`)}`],
	["/oembed"],
	["/api/openapi.json"],
	["/api/v1/scripts"],
	["/api/v1/unknown"],
	["/api/v1/scripts", "POST"],
	["/api/v1/scripts", "OPTIONS"],
	["/csp-reports", "POST"],
	["/csp-reports"],
	["/", "POST"],
	["/", "PROPFIND"],
];

/** Servers with a working backend, an unreachable backend, and a missing build of the shell. */
const HUBS = {
	"as it should be": () => openFixtureHub(),
	"without its backend": () => openFixtureHub({ fetch: async () => Promise.reject(new TypeError("refused")) }),
	"without its build": () => openFixtureHub({ distDir: "/nonexistent", registryFile: "/nonexistent/registry.json" }),
};

test.each(Object.entries(HUBS))("no answer of the hub %s lets a browser guess its type", async (_state, open) => {
	const { get } = open();
	const guessed: string[] = [];
	for (const [path, method = "GET"] of ANSWERS) {
		const { status, headers } = await get(path, {}, method);
		const hasType = headers.has("content-type") || status === 204 || status === 304;
		if (headers.get("x-content-type-options") !== "nosniff" || !hasType) guessed.push(`${method} ${path}: ${status}`);
	}
	expect(guessed).toEqual([]);
});

test("nor does a 304 response or a response to HEAD", async () => {
	const { get } = openFixtureHub();
	for (const path of ["/explore", "/favicon.svg", "/remotes.json", "/api/openapi.json"]) {
		const etag = (await get(path)).headers.get("etag") ?? "";
		const fresh = await get(path, { "if-none-match": etag });
		const head = await get(path, {}, "HEAD");
		expect([path, fresh.status, head.status]).toEqual([path, 304, 200]);
		for (const { headers } of [fresh, head]) expect(headers.get("x-content-type-options")).toBe("nosniff");
	}
});

test("conversions of texts to markup or code are reported, not blocked", async () => {
	const { headers } = await openFixtureHub().get("/explore");
	const policy = headers.get("content-security-policy-report-only") ?? "";
	expect(policy.split("; ")).toEqual([
		"require-trusted-types-for 'script'",
		"trusted-types script-worker 'allow-duplicates'",
		"report-uri /csp-reports",
	]);
});
