import { createHash } from "node:crypto";
import { MAX_SCRIPT_BYTES } from "@scriptorium/userscript/script-size";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { newcomer, openFixture, type Person } from "../support/fixture.ts";
import { save, valid } from "../support/save.ts";

const { backend, sessions } = { backend: inject("backend"), sessions: inject("sessions") };
const fixture = openFixture();
let author: Person & { id: string };
beforeAll(async () => {
	author = await newcomer(fixture, "Lara Large");
});
afterAll(() => fixture.close());

/** A userscript of the largest size; each letter of it is one that JSON escapes, or that takes several bytes. */
function largest(seed: number): string {
	const head = `// ==UserScript==\n// @name Large ${seed}\n// @match https://site.test/*\n// ==/UserScript==\n`;
	const statement = `"quoted \\"${seed}\\" ü";\n`;
	const bytes = new TextEncoder().encode(statement).length;
	const code = head + statement.repeat(Math.floor((MAX_SCRIPT_BYTES - head.length) / bytes));
	return code + " ".repeat(MAX_SCRIPT_BYTES - new TextEncoder().encode(code).length);
}

const post = (path: string, body: unknown, token: string | null) =>
	fetch(`${backend.url}/${path}`, {
		method: "POST",
		headers: {
			apikey: backend.publishableKey,
			"Content-Type": "application/json",
			...(token === null ? {} : { Authorization: `Bearer ${token}` }),
		},
		body: JSON.stringify(body),
	});

describe("a script of the largest size", () => {
	test("is saved, read and served from its hash as it was sent", async () => {
		const code = largest(1);
		expect(new TextEncoder().encode(code)).toHaveLength(MAX_SCRIPT_BYTES);
		const { id, kind } = await save(author, { p_code: code });
		expect(kind).toBe("userscript");
		const { data } = await author.hub.rpc("get_script", { p_id: id });
		expect(data?.[0]?.code === code).toBe(true);
		const hash = createHash("sha256").update(code).digest("hex");
		const served = await fixture.people.anon.hub.rpc("get_version_code", { p_sha256: hash });
		expect(served.data === code).toBe(true);
	});

	test("of a person is saved one after the other, and all of them are kept", async () => {
		const saved = await Promise.all(
			[2, 3, 4].map((seed) => save(author, { p_code: largest(seed), p_title: `L${seed} large` })),
		);
		expect(new Set(saved.map(({ id }) => id)).size).toBe(3);
	});

	test("may be rated by a person", async () => {
		const answer = await post("functions/v1/analyze-security", { code: largest(5) }, sessions.other.accessToken);
		const rating = (await answer.json()) as { risk_level?: string };
		expect([answer.status, rating.risk_level]).toEqual([200, "amber"]);
	});

	test.each([
		["a visitor's rating", "functions/v1/analyze-security", { code: "x".repeat(3_000_000) }, false],
		["a visitor's save", "rest/v1/rpc/save_script", { ...valid, p_code: "x".repeat(3_000_000) }, false],
		[
			"another function",
			"functions/v1/generate-tags",
			{ title: "a", description: "b", code: "x".repeat(3_000_000) },
			true,
		],
		["a test run", "functions/v1/test-bookmarklet", { code: "x".repeat(3_000_000) }, true],
		["a table", "rest/v1/scripts", { name: "a", code: "x".repeat(3_000_000) }, true],
		["beyond the largest", "rest/v1/rpc/save_script", { ...valid, p_code: "x".repeat(11_000_000) }, true],
	])("%s is refused before it is read", async (_what, path, body, isPerson) => {
		const answer = await post(path, body, isPerson ? sessions.other.accessToken : null).catch(() => null);
		// The connection may be closed while the client still sends.
		if (answer !== null)
			expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([413, "body_too_large"]);
	});
});
