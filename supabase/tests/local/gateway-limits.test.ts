import { request as sendRequest } from "node:http";
import { afterAll, describe, expect, inject, test } from "vitest";
import { openFixture } from "../support/fixture.ts";
import { tokenOf } from "../support/people.ts";

const backend = inject("backend");
const tokenOfOther = tokenOf(backend, inject("sessions").other);
const fixture = openFixture();
afterAll(() => fixture.close());

const MEGABYTE = 1024 * 1024;
const headersOf = async (who: "visitor" | "person") => ({
	apikey: backend.publishableKey,
	"Content-Type": "application/json",
	...(who === "person" ? { Authorization: `Bearer ${await tokenOfOther()}` } : {}),
});
async function post(path: string, body: string, who: "visitor" | "person" = "visitor") {
	const response = await fetch(`${backend.url}/${path}`, { method: "POST", headers: await headersOf(who), body });
	return { status: response.status, code: ((await response.json()) as { code?: string }).code };
}
const get = async (query: string) => {
	const response = await fetch(`${backend.url}/rest/v1/tags?${query}`, { headers: await headersOf("visitor") });
	return { status: response.status, code: ((await response.json()) as { code?: string }).code };
};
const rows = (count: number) => JSON.stringify(Array.from({ length: count }, (_, index) => ({ name: `n${index}` })));

describe("a large body", () => {
	test.each([
		["rows", "rest/v1/tags", rows(60_000)],
		["an argument", "rest/v1/rpc/search_scripts", JSON.stringify({ p_term: "a".repeat(MEGABYTE) })],
		["a sign-in code", "auth/v1/token?grant_type=pkce", JSON.stringify({ auth_code: "a".repeat(MEGABYTE) })],
		["a device's name", "functions/v1/desktop-session", JSON.stringify({ code: "a".repeat(MEGABYTE) })],
	])("of a visitor is not read: %s", async (_what, path, body) => {
		expect(await post(path, body)).toEqual({ status: 413, code: "body_too_large" });
	});

	test("of a visitor without a declared length is read up to the limit only", async () => {
		const request = sendRequest(`${backend.url}/rest/v1/rpc/search_scripts`, {
			method: "POST",
			headers: await headersOf("visitor"),
		});
		request.on("error", () => undefined); // the server closes the connection while the rest is sent
		const answered = new Promise<number | undefined>((resolve) =>
			request.once("response", ({ statusCode }) => resolve(statusCode)),
		);
		for (let sent = 0; sent < 3; sent++) request.write(`"${"a".repeat(MEGABYTE / 8)}"`);
		request.end();
		expect(await answered).toBe(413);
	});

	test("of code to be rated is accepted from a visitor", async () => {
		const code = `console.log("${"a".repeat(200_000)}");`;
		expect((await post("functions/v1/analyze-security", JSON.stringify({ code }))).status).toBe(200);
	});

	test.each([
		["many rows", "rest/v1/tags", rows(60_000)],
		["empty rows", "rest/v1/tags", `[${"{},".repeat(400_000)}{}]`],
		[
			"many arguments",
			"rest/v1/rpc/search_scripts",
			JSON.stringify(Object.fromEntries(Array.from({ length: 90_000 }, (_, at) => [`k${at}`, at]))),
		],
		[
			"deep conditions",
			"rest/v1/rpc/search_scripts",
			`{"p_term":"a","p_conditions":${"[".repeat(900_000)}${"]".repeat(900_000)}}`,
		],
	])("of a person is checked before it is parsed: %s", async (_what, path, body) => {
		expect(await post(path, body, "person")).toEqual({ status: 400, code: "body_too_complex" });
	});

	test("of a person with a script is accepted", async () => {
		const { data, error } = await fixture.people.other.hub.rpc("save_script", {
			p_title: "A large script",
			p_description: "It has nearly a megabyte.",
			p_code: `// ${'{[\\"'.repeat(200_000)}\nvoid 0;`,
		});
		expect([error, data?.length]).toEqual([null, 1]);
	});
});

test.each([
	[
		"300 casts",
		`select=${Array.from({ length: 300 }, (_, index) => `a${index}:name::text`).join()}`,
		400,
		"query_too_complex",
	],
	[
		"tables that embed tables, behind a quoted name",
		'select="a\\":name,bookmarklet_tags(bookmarklets(versions(id)))',
		400,
		"invalid_select",
	],
	["conditions that nest", `or=${"(and".repeat(900)}(name.eq.a)${")".repeat(900)}`, 400, "query_too_complex"],
	["a long address", `name=eq.${"a".repeat(9_000)}`, 414, "address_too_long"],
])("%s are refused before they are interpreted", async (_what, query, status, code) => {
	expect(await get(query)).toEqual({ status, code });
});
