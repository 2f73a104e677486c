import { systemClock } from "@scriptorium/core-types/clock";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { createClient } from "./client.ts";
import { defineEvent, defineMessage } from "./define-message.ts";
import { createPortPair } from "./in-memory-port.ts";

const changed = defineEvent({
	type: "SCRIPTORIUM_TOLD",
	direction: "extension-to-web",
	payload: z.object({ n: z.number() }),
});
const ask = defineMessage({
	type: "SCRIPTORIUM_ASK",
	direction: "web-to-extension",
	payload: z.object({}),
	response: changed,
	callers: ["hub"],
	errors: ["BUSY"],
});
const options = { timeoutMs: 100 };

function open() {
	const [page, extension] = createPortPair("test");
	const log = vi.fn();
	const client = createClient(page, { source: "web", clock: systemClock, log });
	const received: { id: string }[] = [];
	extension.onMessage.addListener((message) => received.push(message as { id: string }));
	const send = (message: object) =>
		extension.postMessage({ timestamp: 1, source: "extension", version: "1.0.0", ...message });
	return { client, extension, send, received, log };
}

describe("client", () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());
	const settle = () => vi.advanceTimersByTimeAsync(0);

	test("answers find their requests in any order", async () => {
		const { client, send, received } = open();
		const both = Promise.all([client.request(ask, {}, options), client.request(ask, {}, options)]);
		await settle();
		for (const { id } of [...received].reverse()) send({ type: changed.type, payload: { n: Number(id) }, id });
		expect(await both).toEqual([
			{ ok: true, value: { n: 1 } },
			{ ok: true, value: { n: 2 } },
		]);
		expect(vi.getTimerCount()).toBe(0);
	});

	test("no answer is a timeout; one that comes later is logged", async () => {
		const { client, send, log } = open();
		const answer = client.request(ask, {}, options);
		await vi.advanceTimersByTimeAsync(100);
		expect(await answer).toMatchObject({ ok: false, error: { code: "TIMEOUT" } });
		send({ type: changed.type, payload: { n: 1 }, id: "1" });
		await settle();
		expect(log).toHaveBeenCalledExactlyOnceWith("ignored a reply nobody waits for: SCRIPTORIUM_TOLD");
	});

	test("a signal ends the wait, before and after sending", async () => {
		const { client, received } = open();
		const stop = new AbortController();
		const answer = client.request(ask, {}, { ...options, signal: stop.signal });
		stop.abort();
		expect(await answer).toMatchObject({ error: { code: "ABORTED" } });
		expect(await client.request(ask, {}, { ...options, signal: stop.signal })).toMatchObject({
			error: { code: "ABORTED" },
		});
		await settle();
		expect(received).toHaveLength(1);
		expect(vi.getTimerCount()).toBe(0);
	});

	test("a lost port ends every wait and every later request", async () => {
		const { client, extension } = open();
		const answers = [client.request(ask, {}, options), client.request(ask, {}, options)];
		extension.disconnect();
		for (const answer of answers) expect(await answer).toMatchObject({ error: { code: "DISCONNECTED" } });
		expect(await client.request(ask, {}, options)).toMatchObject({ error: { code: "DISCONNECTED" } });
	});

	test.each([
		["a declared code", { type: "SCRIPTORIUM_REQUEST_FAILED", payload: { code: "BUSY", message: "later" } }, "BUSY"],
		["a foreign code", { type: "SCRIPTORIUM_REQUEST_FAILED", payload: { code: "X", message: "?" } }, "UNKNOWN_ERROR"],
		["an error without a code", { type: "SCRIPTORIUM_REQUEST_FAILED", payload: {} }, "MALFORMED"],
		["another type", { type: "SCRIPTORIUM_PONG", payload: { n: 1 } }, "MALFORMED"],
		["another payload", { type: changed.type, payload: { n: "1" } }, "MALFORMED"],
	])("a reply with %s", async (_, reply, code) => {
		const { client, send } = open();
		const answer = client.request(ask, {}, options);
		send({ ...reply, id: "1" });
		expect(await answer).toMatchObject({ ok: false, error: { code } });
	});

	test("events reach their listeners until they stop listening; malformed ones do not", async () => {
		const { client, send, log } = open();
		const listener = vi.fn();
		const stop = client.on(changed, listener);
		send({ type: changed.type, payload: { n: 5 } });
		send({ type: changed.type, payload: { n: "five" } });
		await settle();
		expect(listener).toHaveBeenCalledExactlyOnceWith({ n: 5 });
		expect(log).toHaveBeenCalledExactlyOnceWith("ignored a malformed SCRIPTORIUM_TOLD");
		stop();
		send({ type: changed.type, payload: { n: 6 } });
		await settle();
		expect(listener).toHaveBeenCalledOnce();
	});
});
