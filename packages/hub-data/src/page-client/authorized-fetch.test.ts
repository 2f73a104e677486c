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
	await authorizedFetch(address, async () => token, answer, service)("http://hub.test/x", { headers: own });
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
