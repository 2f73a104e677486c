import { fail, messageOf, type Result } from "@scriptorium/core-types/errors";
import { Hono } from "hono";
import type { RestReader } from "../backend/rest-reader.ts";
import { textResponse } from "../static/text-response.ts";
import { API_BASE } from "./api-base.ts";
import { endpoints } from "./endpoints.ts";
import { openApiDocument } from "./openapi-document.ts";
import { type ApiErrorCode, statusOf } from "./schemas/error.ts";

const HEADERS = {
	"content-type": "application/json; charset=utf-8",
	"access-control-allow-origin": "*",
	"access-control-expose-headers": "ETag, Retry-After",
};
/** Cache time: avoids repeated requests of a page, yet removed content disappears soon. */
const CACHE = { "cache-control": "public, max-age=60" };

/** `/api/openapi.json` and `/api/v1/…`, for programs; to be mounted at the root. */
export function createApi({ rest, origin }: { readonly rest: RestReader; readonly origin: string }): Hono {
	const api = new Hono();
	const document = `${JSON.stringify(openApiDocument(origin), null, "\t")}\n`;
	api.get("/api/openapi.json", ({ req }) =>
		textResponse(req.raw, document, { headers: { ...HEADERS, "cache-control": "public, max-age=3600" } }),
	);
	for (const endpoint of endpoints) {
		api.get(API_BASE + endpoint.path.replace(/\{(\w+)\}/g, ":$1"), async ({ req }) => {
			const asked = new URL(req.url);
			// Behind a proxy the origin of the request differs from the public one.
			const url = new URL(asked.pathname + asked.search, origin);
			return answer(req.raw, await endpoint.respond(req.param(), { rest, origin, url }), origin);
		});
	}
	api.options("/api/*", () => {
		const allowed = {
			"access-control-allow-methods": "GET, HEAD, OPTIONS",
			"access-control-allow-headers": "If-None-Match, If-Modified-Since",
			"access-control-max-age": "86400",
		};
		return new Response(null, { status: 204, headers: { ...HEADERS, ...allowed } });
	});
	api.get("/api/*", ({ req }) => answer(req.raw, fail("not_found", "There is nothing at this address."), origin));
	api.all("/api/*", async ({ req }) => {
		const refused = await answer(req.raw, fail("method_not_allowed", "This API can only be read."), origin);
		refused.headers.set("allow", "GET, HEAD, OPTIONS");
		return refused;
	});
	api.onError((error, { req }) => {
		console.error("[api]", messageOf(error));
		return answer(req.raw, fail("internal", "The hub has made a mistake. It is written in its log."), origin);
	});
	return api;
}

async function answer(request: Request, result: Result<unknown, ApiErrorCode>, origin: string): Promise<Response> {
	if (result.ok) {
		// The database stores pictures as paths on the hub; API clients need complete addresses.
		const withOrigin = (key: string, value: unknown) =>
			key === "avatar_url" && typeof value === "string" ? `${origin}${value}` : value;
		const text = `${JSON.stringify(result.value, withOrigin)}\n`;
		return textResponse(request, text, { headers: { ...HEADERS, ...CACHE } });
	}
	const { code, message, details } = result.error;
	const status = statusOf[code];
	const body = `${JSON.stringify({ error: message, details: details ?? null, code, status })}\n`;
	const retry: Record<string, string> = code === "unavailable" ? { "retry-after": "60" } : {};
	return textResponse(request, body, { status, headers: { ...HEADERS, ...retry } });
}
