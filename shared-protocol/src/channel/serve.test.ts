import { systemClock } from "@scriptorium/core-types/clock";
import { fail, succeed } from "@scriptorium/core-types/errors";
import { describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { defineEvent, defineMessage } from "./define-message.ts";
import { createServer, type Served, serve } from "./serve.ts";

const greet = defineMessage({
	type: "SCRIPTORIUM_GREET",
	direction: "web-to-extension",
	payload: z.object({ name: z.string() }),
	response: defineEvent({
		type: "SCRIPTORIUM_GREETING",
		direction: "extension-to-web",
		payload: z.object({ text: z.string() }),
	}),
	callers: ["hub"],
	errors: ["RUDE"],
});

/** Checked by the compiler alone, never run: each line would otherwise be wrong at run time. */
export function handlersThatDoNotCompile(): void {
	// @ts-expect-error the response lacks `text`
	serve(greet)(() => succeed({ txt: "hello" }));
	// @ts-expect-error `text` is not a number
	serve(greet)(async () => succeed({ text: 1 }));
	// @ts-expect-error an undeclared error code
	serve(greet)(() => fail("SHY", "…"));
	// @ts-expect-error `name` is a string
	serve(greet)(({ name }: { name: number }) => succeed({ text: String(name) }));
	// @ts-expect-error a bare value is no result
	serve(greet)(() => ({ text: "hello" }));
}

const polite = serve(greet)(({ name }) => (name === "" ? fail("RUDE", "No name") : succeed({ text: `Hello ${name}` })));
const request = { type: greet.type, timestamp: 1, source: "web", version: "1.0.0", payload: { name: "Ann" }, id: "7" };

function ask(raw: unknown, served: Served<unknown> = polite, caller: "hub" | "popup" = "hub") {
	const log = vi.fn();
	const server = createServer({
		served: [served],
		source: "extension",
		from: "web",
		clock: { ...systemClock, now: () => 42 },
		log,
	});
	return { answer: server(raw, { caller, sender: null, signal: new AbortController().signal }), log };
}

describe("serve", () => {
	test("answers with the id of the request", async () => {
		expect(await ask(request).answer).toEqual({
			type: "SCRIPTORIUM_GREETING",
			timestamp: 42,
			source: "extension",
			version: "1.0.0",
			payload: { text: "Hello Ann" },
			id: "7",
		});
	});

	test("a declared failure travels as a code", async () => {
		expect(await ask({ ...request, payload: { name: "" } }).answer).toMatchObject({
			type: "SCRIPTORIUM_REQUEST_FAILED",
			payload: { code: "RUDE", message: "No name" },
			id: "7",
		});
	});

	test("a handler that throws is answered and logged", async () => {
		const thrower = serve(greet)(() => {
			throw new Error("broken");
		});
		const { answer, log } = ask(request, thrower);
		expect(await answer).toMatchObject({ payload: { code: "UNKNOWN_ERROR", message: "broken" } });
		expect(log).toHaveBeenCalledExactlyOnceWith("SCRIPTORIUM_GREET failed: broken");
	});

	test("a version of the same major is understood, a missing one is 1.0.0", async () => {
		expect(await ask({ ...request, version: "1.7.3" }).answer).not.toBeNull();
		const { version: _left, ...without } = request;
		expect(await ask(without).answer).not.toBeNull();
	});

	test.each([
		["another major", { ...request, version: "2.0.0" }],
		["no version at all", { ...request, version: "latest" }],
		["the wrong side", { ...request, source: "extension" }],
		["an unknown type", { ...request, type: "SCRIPTORIUM_OTHER" }],
		["a type without the prefix", { ...request, type: "GREET" }],
		["a malformed payload", { ...request, payload: { name: 1 } }],
		["no payload", { ...request, payload: undefined }],
		["a timestamp of another kind", { ...request, timestamp: "now" }],
		["a function", () => undefined],
		["nothing", undefined],
	])("ignores and logs %s", async (_, raw) => {
		const { answer, log } = ask(raw);
		expect(await answer).toBeNull();
		expect(log).toHaveBeenCalledOnce();
	});

	test("ignores a caller that the message does not allow", async () => {
		const { answer, log } = ask(request, polite, "popup");
		expect(await answer).toBeNull();
		expect(log).toHaveBeenCalledExactlyOnceWith("ignored a message: SCRIPTORIUM_GREET is not for popup");
	});

	test("a cyclic message is ignored, not thrown", async () => {
		const cyclic: Record<string, unknown> = { ...request };
		cyclic.payload = cyclic;
		expect(await ask(cyclic).answer).toBeNull();
	});
});
