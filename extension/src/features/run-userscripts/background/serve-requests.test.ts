import { fail, succeed } from "@scriptorium/core-types/errors";
import { describe, expect, it } from "vitest";
import type { StoredScript } from "../../../script-library/stored-script.ts";
import { openFakePort } from "./fake-port.test-support.ts";
import { serveRequest } from "./serve-requests.ts";

const script = {
	id: "s",
	code: "// ==UserScript==\n// @name S\n// @connect a.example\n// ==/UserScript==\n",
} as StoredScript;
const opening = {
	type: "SCRIPTORIUM_OPEN_REQUEST",
	scriptId: "s",
	secret: "x",
	method: "POST",
	url: "https://a.example/",
	headers: [["X-A", "1"]],
	timeoutMs: 0,
	anonymous: false,
	cookie: null,
	user: null,
	password: null,
	redirect: "follow",
	cache: "default",
	body: { bytes: 4, type: "text/x" },
};
const chunk = (text: string) => ({ type: "SCRIPTORIUM_REQUEST_BODY_CHUNK", base64: btoa(text) });

/** The worker's side with a network that answers with what it was sent, or never. */
function open({ refused = false, answers = true } = {}) {
	const fake = openFakePort();
	const sent: string[] = [];
	let aborted = 0;
	let awake = 0;
	serveRequest(fake.port, {
		authorize: async () => (refused ? fail("GRANT_MISSING", "no grant") : succeed(script)),
		gate: { admit: async () => succeed(null) },
		send: {
			async fetcher(_url, init = {}) {
				sent.push(init.body instanceof Blob ? await init.body.text() : "");
				init.signal?.addEventListener("abort", () => {
					aborted += 1;
				});
				return answers ? new Response(sent.at(-1)) : new Promise(() => undefined);
			},
			cookiesOf: async () => [],
			addRule: async () => async () => undefined,
			watchRedirect: async () => ({ redirect: async () => null, stop: () => undefined }),
			newToken: () => "t",
			clock: { now: () => 0, setTimer: () => () => undefined },
		},
		keepAwake() {
			awake += 1;
			return () => {
				awake -= 1;
			};
		},
		log: () => undefined,
	});
	return { ...fake, sent, aborted: () => aborted, awake: () => awake };
}

describe("serveRequest", () => {
	it("waits for the whole body, confirms each part, and hands the response over", async () => {
		const worker = open();
		worker.send(opening);
		worker.send(chunk("ab"));
		expect(worker.sent).toEqual([]);
		worker.send(chunk("cd"));
		await expect.poll(worker.isClosed).toBe(true);
		expect(worker.sent).toEqual(["abcd"]);
		expect(worker.posted).toMatchObject([
			{ type: "SCRIPTORIUM_BODY_TAKEN", bytes: 2 },
			{ type: "SCRIPTORIUM_BODY_TAKEN", bytes: 2 },
			{ type: "SCRIPTORIUM_RESPONSE_HEAD", status: 200, finalUrl: "https://a.example/" },
			{ type: "SCRIPTORIUM_RESPONSE_BYTES", base64: btoa("abcd"), bytes: 4 },
			{ type: "SCRIPTORIUM_RESPONSE_END" },
		]);
		expect(worker.awake()).toBe(0);
	});

	it.each([
		["no object", [null]],
		["another type", [{ type: "SCRIPTORIUM_WRITE_VALUES" }]],
		["a method that is none", [{ ...opening, method: "GET /\r\n" }]],
		["a negative size", [{ ...opening, body: { bytes: -1, type: "" } }]],
		["a body beyond the limit", [{ ...opening, body: { bytes: 128 * 1024 * 1024 + 1, type: "" } }]],
		["more bytes than announced", [opening, chunk("abcde")]],
		["no Base64", [opening, { type: "SCRIPTORIUM_REQUEST_BODY_CHUNK", base64: "%" }]],
		["an empty part", [opening, chunk("")]],
		["a second opening", [opening, opening]],
	])("refuses %s, and ends the port", async (_, messages) => {
		const worker = open();
		for (const message of messages) worker.send(message);
		expect(worker.posted.at(-1)).toMatchObject({ type: "SCRIPTORIUM_REQUEST_FAILED", code: "BAD_REQUEST" });
		expect([worker.isClosed(), worker.awake(), worker.sent]).toEqual([true, 0, []]);
	});

	it("sends nothing for a script without the grant", async () => {
		const worker = open({ refused: true });
		worker.send({ ...opening, body: null });
		await expect.poll(worker.isClosed).toBe(true);
		expect(worker.posted).toEqual([{ type: "SCRIPTORIUM_REQUEST_FAILED", code: "GRANT_MISSING", message: "no grant" }]);
		expect(worker.sent).toEqual([]);
	});

	it("gives the request up when the page goes away, and lets the worker sleep", async () => {
		const worker = open({ answers: false });
		worker.send({ ...opening, body: null });
		await expect.poll(() => worker.sent.length).toBe(1);
		expect(worker.awake()).toBe(1);
		worker.leave();
		expect([worker.aborted(), worker.awake()]).toEqual([1, 0]);
	});
});
