import { fail, succeed } from "@scriptorium/core-types/errors";
import { describe, expect, it } from "vitest";
import { handleDesktopSession } from "./handler.ts";
import type { DesktopSessionPorts, MintedSession } from "./ports.ts";

const asked = {
	code: "c".repeat(43),
	code_verifier: "v".repeat(43),
	redirect_uri: "http://127.0.0.1:9/cb",
	device: { device_id: "desk", name: " Workshop ", platform: "linux" },
};
const minted: MintedSession = {
	access_token: "access",
	refresh_token: "refresh",
	expires_at: 1_800_000_000,
	token_type: "bearer",
	sessionId: "6f1c2a34-9b7d-4c1e-8a55-0d6d8f6f9a10",
};

async function ask(
	body: unknown,
	ports: Partial<DesktopSessionPorts> = {},
	method = "POST",
	headers: HeadersInit = {},
) {
	const done: unknown[] = [];
	const request = new Request("http://localhost/desktop-session", {
		method,
		headers,
		...(method === "POST" ? { body: typeof body === "string" ? body : JSON.stringify(body) } : {}),
	});
	const response = await handleDesktopSession(request, {
		redeem: async ({ device }, address) => {
			done.push(["redeem", device.name, address]);
			return succeed({ id: "person", email: "p@example.org" });
		},
		mintSession: async () => succeed(minted),
		recordDevice: async (_request, sessionId) => {
			done.push(["record", sessionId]);
			return succeed(undefined);
		},
		discard: async () => void done.push("discard"),
		...ports,
	});
	return {
		status: response.status,
		body: (await response.json()) as Record<string, unknown>,
		headers: response.headers,
		done,
	};
}

describe("desktop-session", () => {
	it("answers a session in the specified names, and neither caches nor shares it with pages", async () => {
		const { status, body, headers, done } = await ask(asked, {}, "POST", { "cf-connecting-ip": "192.0.2.1" });
		expect(status).toBe(200);
		expect(body).toEqual({
			access_token: "access",
			refresh_token: "refresh",
			expires_at: 1_800_000_000,
			token_type: "bearer",
			user: { id: "person", email: "p@example.org" },
		});
		expect(headers.get("cache-control")).toBe("no-store");
		expect(headers.get("access-control-allow-origin")).toBeNull();
		expect(done).toEqual([
			["redeem", "Workshop", { "cf-connecting-ip": "192.0.2.1" }],
			["record", minted.sessionId],
		]);
	});

	it("refuses what is not accepted with one answer for every reason, before a session is made", async () => {
		const mintSession = () => Promise.reject(new Error("minted"));
		const refused = await ask(asked, { redeem: async () => succeed(null), mintSession });
		expect(refused).toMatchObject({ status: 400, body: { code: "invalid_grant", status: 400 } });
	});

	it.each([
		["no JSON", "{"],
		["no code", { ...asked, code: undefined }],
		["a short verifier", { ...asked, code_verifier: "v".repeat(42) }],
		["a platform that is none", { ...asked, device: { ...asked.device, platform: "amiga" } }],
		["a name of several lines", { ...asked, device: { ...asked.device, name: "a\nb" } }],
		["a long body", JSON.stringify(asked) + " ".repeat(9000)],
		["an unknown field", { ...asked, scope: "all" }],
	])("refuses %s without using a code up", async (_what, body) => {
		const refused = await ask(body);
		expect(refused).toMatchObject({ status: 400, body: { code: "invalid_request" }, done: [] });
	});

	it("ends a session that could not be listed among the devices", async () => {
		const { status, done } = await ask(asked, { recordDevice: async () => fail("database_unreachable", "down") });
		expect(status).toBe(503);
		expect(done).toContain("discard");
	});

	it("is called by POST only", async () => {
		expect((await ask(asked, {}, "PUT")).status).toBe(405);
	});
});
