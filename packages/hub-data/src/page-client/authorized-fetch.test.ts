import { expect, test } from "vitest";
import { authorizedFetch } from "./authorized-fetch.ts";

const JWT_KEY = "header.payload.signature";
const PUBLISHABLE = "sb_publishable_key";

async function sent(
	key: string,
	token: string | null,
	service: "tables" | "functions",
	own: Record<string, string> = {},
) {
	let headers = new Headers();
	const answer: typeof fetch = async (_input, init) => {
		headers = new Headers(init?.headers);
		return new Response();
	};
	const address = { url: "http://hub.test", publishableKey: key };
	await authorizedFetch(
		address,
		{ read: async () => token, renew: async () => token },
		answer,
		service,
	)("http://hub.test/x", { headers: own });
	return [headers.get("apikey"), headers.get("Authorization")];
}

test.each([
	["a visitor's", PUBLISHABLE, null, "tables", [PUBLISHABLE, `Bearer ${PUBLISHABLE}`]],
	["a visitor's, to a function", PUBLISHABLE, null, "functions", [PUBLISHABLE, null]],
	["a visitor's with an older key, to a function", JWT_KEY, null, "functions", [JWT_KEY, `Bearer ${JWT_KEY}`]],
	["somebody's", PUBLISHABLE, "token", "tables", [PUBLISHABLE, "Bearer token"]],
	["somebody's, to a function", PUBLISHABLE, "token", "functions", [PUBLISHABLE, "Bearer token"]],
] as const)("%s request says who it is from", async (_whose, key, token, service, expected) => {
	expect(await sent(key, token, service)).toEqual(expected);
});

test("what the caller has set stays", async () => {
	expect(await sent(PUBLISHABLE, "token", "tables", { apikey: "own", Authorization: "own" })).toEqual(["own", "own"]);
});

/** Sends one request with a token that the backend refuses. */
async function refused(method: string, renewed: string | null) {
	const bearers: (string | null)[] = [];
	const answer: typeof fetch = async (_input, init) => {
		const bearer = new Headers(init?.headers).get("Authorization");
		bearers.push(bearer);
		return new Response(null, { status: bearer === "Bearer ended" ? 401 : 200 });
	};
	const address = { url: "http://hub.test", publishableKey: PUBLISHABLE };
	const tokens = { read: async () => "ended", renew: async () => renewed };
	const { status } = await authorizedFetch(address, tokens, answer, "tables")("http://hub.test/x", { method });
	return { status, bearers };
}

test.each([
	[
		"a read of an ended session is repeated as a visitor's",
		"GET",
		null,
		200,
		["Bearer ended", `Bearer ${PUBLISHABLE}`],
	],
	["a read is repeated with the new token", "HEAD", "new", 200, ["Bearer ended", "Bearer new"]],
	["a write is not repeated", "POST", null, 401, ["Bearer ended"]],
	["nothing is repeated while the auth service does not answer", "GET", "ended", 401, ["Bearer ended"]],
] as const)("%s", async (_what, method, renewed, status, bearers) => {
	expect(await refused(method, renewed)).toEqual({ status, bearers });
});
