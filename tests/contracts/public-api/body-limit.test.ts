import { once } from "node:events";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CatalogueHub, startCatalogueHub } from "../../support/catalogue-hub.ts";

let hub: CatalogueHub;
beforeAll(async () => {
	hub = await startCatalogueHub();
}, 120_000);
afterAll(() => hub.stop());

const REPORT = { "content-type": "application/csp-report" };
const KILOBYTE = Buffer.alloc(1024, " ");

function open(path: string, headers: Record<string, string>, method = "POST") {
	const sent = request(hub.origin + path, { method, headers, agent: false });
	const answered = once(sent, "response");
	sent.on("error", () => undefined); // the server closes the connection before everything is sent
	return { sent, answered };
}

test("a report without Content-Length is accepted", async () => {
	const { sent, answered } = open("/csp-reports", REPORT);
	sent.write('{"csp-report": {"document-uri":');
	sent.end('"https://hub.example/", "disposition": "report"}}');
	const [response] = await answered;
	expect(response.statusCode).toBe(204);
});

test.each([
	["in parts", {}],
	["declared", { "content-length": String(1024 * 1024) }],
])("a body over the limit is refused before it has ended: %s", async (_how, headers) => {
	const { sent, answered } = open("/csp-reports", { ...REPORT, ...headers });
	// The body never ends: a server that waits for its end never responds.
	for (let kilobytes = 0; kilobytes < 32; kilobytes++) sent.write(KILOBYTE);
	const [response] = await answered;
	expect([response.statusCode, await text(response)]).toEqual([413, "This server takes at most 16 kB.\n"]);
	sent.destroy();
});

test.each([
	["POST", "/explore", 405],
	["PUT", "/api/v1/scripts", 405],
	["DELETE", "/", 405],
	["POST", "/scripts/no-id/installs", 403],
])("%s %s answers without reading a body that never ends", async (method, path, status) => {
	const { sent, answered } = open(path, { "transfer-encoding": "chunked" }, method);
	sent.write(KILOBYTE);
	const [response] = await answered;
	expect(response.statusCode).toBe(status);
	sent.destroy();
	expect((await hub.get("/api/v1/categories")).status).toBe(200);
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s without a body is answered", async (method) => {
	const statuses = await Promise.all(
		["/explore", "/api/v1/scripts", "/csp-reports", "/nowhere.js"].map(
			async (path) => (await fetch(hub.origin + path, { method })).status,
		),
	);
	for (const status of statuses) expect(status).toBeLessThan(500);
});
