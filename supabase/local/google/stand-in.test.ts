import { decode } from "fast-png";
import { createLocalJWKSet, jwtVerify } from "jose";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GOOGLE_AUTHORIZE, GOOGLE_ISSUER, GOOGLE_KEYS, GOOGLE_TOKEN } from "./google-addresses.ts";
import { type GoogleStandIn, startStandIn } from "./stand-in.ts";

const origin = "http://localhost:4173";
const client = { clientId: "stand-in", clientSecret: "only-in-this-process" };
const request = {
	client_id: client.clientId,
	redirect_uri: `${origin}/auth/v1/callback`,
	response_type: "code",
	state: "0123456789abcdef",
};
let standIn: GoogleStandIn;
beforeEach(() => {
	standIn = startStandIn({ origin, ...client });
});
afterEach(() => standIn.stop());

function send(path: string, init?: RequestInit): Response {
	const answer = standIn.fetch(new Request(origin + path, init));
	if (!answer) throw new Error(`The stand-in has nothing at ${path}.`);
	return answer;
}
const ask = (change: Record<string, string>, init?: RequestInit) =>
	send(`/__google/auth?${new URLSearchParams({ ...request, ...change })}`, init);
const choose = (account: string, headers: Record<string, string> = { Origin: origin }) =>
	ask({ account }, { method: "POST", headers });

function redeem(code: string, change: Record<string, string> = {}): Promise<Response> {
	const { clientId: client_id, clientSecret: client_secret } = client;
	const body = new URLSearchParams({ client_id, client_secret, code, redirect_uri: request.redirect_uri, ...change });
	return fetch(GOOGLE_TOKEN, { method: "POST", body });
}

describe("the account chooser", () => {
	it("offers four accounts and Cancel as plain forms under a policy that allows no script", async () => {
		const page = ask({});
		expect(page.status).toBe(200);
		expect(page.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
		const html = await page.text();
		expect(html.match(/<form method="post"/g)).toHaveLength(5);
		for (const name of ["Rita Reader", "Arthur Author", "Mona Moderator", "Ada Admin"]) expect(html).toContain(name);
		expect(html).not.toContain("<script");
	});

	it("leads back with the error of the protocol when the person does not allow it", () => {
		const location = new URL(choose("cancel").headers.get("Location") ?? "");
		expect(Object.fromEntries(location.searchParams)).toEqual({ error: "access_denied", state: request.state });
	});

	it("writes nothing of the address into the page unescaped", async () => {
		const html = await ask({ state: `0123456789abcdef"><script>alert(1)</script>` }).text();
		expect(html).not.toContain("<script");
	});

	it.each([
		["another client", { client_id: "somebody" }],
		["another callback", { redirect_uri: "http://localhost:4173/auth/v1/callback/../evil" }],
		["a foreign callback", { redirect_uri: "https://example.org/" }],
		["no state", { state: "" }],
		["another response type", { response_type: "token" }],
	])("refuses %s", (_, change) => expect(ask(change).status).toBe(400));

	it.each([
		["a form on another site", { Origin: "https://example.org" }],
		["a request without an origin", {}],
	])("refuses a choice made by %s", (_, headers) => expect(choose("reader", headers).status).toBe(400));

	it("refuses an account that is not offered", () => expect(choose("root").status).toBe(400));
});

describe("in place of Google", () => {
	it("hands out a code for the state, and for the code a token that Google's keys verify", async () => {
		const redirect = choose("administrator");
		expect(redirect.status).toBe(303);
		const target = new URL(redirect.headers.get("Location") ?? "");
		expect(`${target.origin}${target.pathname}`).toBe(request.redirect_uri);
		expect(target.searchParams.get("state")).toBe(request.state);

		const code = target.searchParams.get("code") ?? "";
		const { id_token } = await (await redeem(code)).json();
		const keys = createLocalJWKSet(await (await fetch(GOOGLE_KEYS)).json());
		const { payload } = await jwtVerify(id_token, keys, { issuer: GOOGLE_ISSUER, audience: client.clientId });
		expect(payload).toMatchObject({ email: "admin@scriptorium.local", email_verified: true, name: "Ada Admin" });
		const picture = send(new URL(String(payload.picture)).pathname);
		expect(picture.headers.get("Content-Type")).toBe("image/png");
		expect(decode(new Uint8Array(await picture.arrayBuffer()))).toMatchObject({ width: 96, height: 96 });
		expect((await redeem(code)).status).toBe(400);
	});

	it.each([
		["a wrong secret", { client_secret: "guessed" }],
		["another callback", { redirect_uri: "http://localhost:4173/elsewhere" }],
	])("gives no token for %s", async (_, change) => {
		const code = new URL(choose("reader").headers.get("Location") ?? "").searchParams.get("code") ?? "";
		expect((await redeem(code, change)).status).toBe(400);
	});

	it("takes over redirects to Google only", () => {
		expect(standIn.redirect(`${GOOGLE_AUTHORIZE}?a=b`)).toBe(`${origin}/__google/auth?a=b`);
		expect(standIn.redirect("https://accounts.google.com.example.org/?a=b")).toBe(
			"https://accounts.google.com.example.org/?a=b",
		);
		expect(standIn.redirect("/auth?code=1")).toBe("/auth?code=1");
	});

	it("has a picture of its own accounts only, and nothing at other addresses", () => {
		expect(send("/__google/pictures/root.png").status).toBe(404);
		expect(send("/__google/pictures/..%2f..%2fpackage.json").status).toBe(404);
		expect(standIn.fetch(new Request(`${origin}/__google/nothing`))).toBeNull();
	});

	it("gives the address back when it stops", async () => {
		const before = globalThis.fetch;
		standIn.stop();
		expect(globalThis.fetch).not.toBe(before);
	});
});
