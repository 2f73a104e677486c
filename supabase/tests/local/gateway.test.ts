import { afterAll, describe, expect, inject, it } from "vitest";
import { openFixture } from "../support/fixture.ts";
import { makeScript } from "../support/samples.ts";

const backend = inject("backend");
const fixture = openFixture();
afterAll(() => fixture.close());

const headers = { apikey: backend.publishableKey };

describe("every answer of the gateway", () => {
	it.each([
		["rows", "/rest/v1/tags?select=id&limit=1", 200],
		["a refusal of the REST service", "/rest/v1/no_such_table", 404],
		["a refusal of the gateway", "/rest/v1/tags?select=bookmarklets(tags(bookmarklets(id)))", 400],
		["the auth service's settings", "/auth/v1/settings", 200],
		["a redirect", "/auth/v1/authorize?provider=google&code_challenge_method=s256&code_challenge=", 302],
		["a function", "/functions/v1/health-check", 200],
		["no function", "/functions/v1/nothing", 404],
		["nothing of the stand-in", "/__google/nothing", 404],
		["files, which the hub does not keep there", "/storage/v1/bucket", 404],
		["subscriptions, which the hub does not offer", "/realtime/v1/websocket", 404],
	])("says that its type holds: %s", async (_, path, status) => {
		const address = `${backend.url}${path}${path.endsWith("code_challenge=") ? "x".repeat(43) : ""}`;
		const response = await fetch(address, { headers, redirect: "manual" });
		expect(response.status).toBe(status);
		expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
	});

	const post = (body: string): RequestInit => ({
		method: "POST",
		body,
		headers: { "Content-Type": "application/json" },
	});
	it.each([
		["a sign-up by e-mail", "/auth/v1/signup", post("{}"), 400],
		["a sign-in without a challenge", "/auth/v1/authorize?provider=google", {}, 400],
		["a body that is too large", "/rest/v1/rpc/find_scripts", post(" ".repeat(3 * 1024 * 1024)), 413],
		["rows without rights", "/rest/v1/admin_roles?select=user_id", {}, 401],
		["a body that a function cannot read", "/functions/v1/analyze-security", post("{"), 400],
		["a method that a function does not know", "/functions/v1/analyze-security", { method: "DELETE" }, 405],
		["a preflight of REST", "/rest/v1/tags", { method: "OPTIONS" }, 200],
		["a preflight of a function", "/functions/v1/analyze-security", { method: "OPTIONS" }, 204],
	])("says so as well in answer to %s", async (_, path, init, status) => {
		const response = await fetch(`${backend.url}${path}`, {
			...init,
			headers: { ...headers, ...init.headers, "x-forwarded-for": "192.0.2.30" },
			redirect: "manual",
		});
		expect(response.status).toBe(status);
		expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
	});

	it("refuses too many requests with a message", async () => {
		const renew = () =>
			fetch(`${backend.url}/auth/v1/token?grant_type=refresh_token`, {
				...post('{"refresh_token":"wrong"}'),
				headers: { ...headers, "Content-Type": "application/json", "x-forwarded-for": "192.0.2.31" },
			});
		const answers = await Promise.all(Array.from({ length: 160 }, renew));
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
		for (const answer of answers) expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
	});
});

describe("a client address in request headers", () => {
	it("is ignored: installs and limits use the address of the connection", async () => {
		const { id } = await makeScript(fixture);
		const before = await countOf(id);
		const forging = [
			"cf-connecting-ip",
			"x-real-ip",
			"forwarded",
			"true-client-ip",
			"x-client-ip",
			"x-original-forwarded-for",
		];
		for (const [place, name] of forging.entries()) {
			const response = await fetch(`${backend.url}/rest/v1/rpc/record_install`, {
				method: "POST",
				headers: {
					...headers,
					"Content-Type": "application/json",
					"User-Agent": "the same",
					[name]: `203.0.113.${place}`,
				},
				body: JSON.stringify({ p_bookmarklet_id: id, p_source: "copy" }),
			});
			expect(response.status).toBe(200);
		}
		expect((await countOf(id)) - before).toBe(1);
	});
});

async function countOf(id: string): Promise<number> {
	const [row] = await fixture.sql<
		{ install_count: number }[]
	>`select install_count from public.bookmarklets where id = ${id}`;
	return row?.install_count ?? -1;
}
