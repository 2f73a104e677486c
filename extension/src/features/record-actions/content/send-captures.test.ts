import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import { keepCaptures } from "@scriptorium/shared-protocol/extension-internal/record-actions";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createCaptureSender, type SentCapture } from "./send-captures.ts";
import type { RecorderPort } from "./worker-connection.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const line = (id: string): SentCapture => ({
	id,
	timestamp: 1,
	url: "https://shop.test/",
	kind: "console",
	level: "log",
	text: "x",
});

function open() {
	const sent: string[][] = [];
	const worker = { isThere: true, isAlive: true };
	const port: RecorderPort = {
		isAlive: () => worker.isAlive,
		onMessage: () => () => undefined,
		shadowRootOf: () => null,
		async send(message) {
			const { payload } = message as { payload: { captures: SentCapture[] } };
			sent.push(payload.captures.map(({ id }) => id));
			if (!worker.isThere) throw new Error("nobody");
			return makeEnvelope(keepCaptures.response.type, {}, "extension", 1);
		},
	};
	return { sender: createCaptureSender(port, "s"), sent, worker };
}

it("sends batches of half a second with at most a hundred captures", async () => {
	const { sender, sent } = open();
	for (let at = 0; at < 130; at += 1) sender.put(line(`c${at}`));
	await vi.advanceTimersByTimeAsync(499);
	expect(sent).toEqual([]);
	await vi.advanceTimersByTimeAsync(2000);
	expect(sent.map(({ length }) => length)).toEqual([100, 30]);
});

it("repeats until the worker answers, and drops captures beyond the limit", async () => {
	const { sender, sent, worker } = open();
	worker.isThere = false;
	for (let at = 0; at < 600; at += 1) sender.put(line(`c${at}`));
	await vi.advanceTimersByTimeAsync(1100);
	expect(sent.map(([first]) => first)).toEqual(["c0", "c0"]);
	worker.isThere = true;
	await vi.advanceTimersByTimeAsync(5000);
	expect(sent.slice(2).flat()).toEqual(Array.from({ length: 500 }, (_, at) => `c${at}`));
});

it("sends the rest when the page unloads, and nothing after the extension was removed", async () => {
	const { sender, sent, worker } = open();
	sender.put(line("a"));
	sender.flush();
	expect(sent).toEqual([["a"]]);
	worker.isAlive = false;
	await vi.advanceTimersByTimeAsync(5000);
	sender.put(line("b"));
	await vi.advanceTimersByTimeAsync(5000);
	expect(sent.slice(1).flat()).not.toContain("b");
});
