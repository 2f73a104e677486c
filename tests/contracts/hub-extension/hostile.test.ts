import { hubMessages } from "@scriptorium/shared-protocol/hub-extension/messages";
import { ping } from "@scriptorium/shared-protocol/hub-extension/ping";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { openBridge } from "./bridge.ts";

const SOAK = process.env.SCRIPTORIUM_SOAK === "1";
const options = { timeoutMs: 1000 };

/** Arbitrary values, and values that are almost messages. */
const hostile = fc.oneof(
	fc.jsonValue(),
	fc.record(
		{
			type: fc.oneof(fc.constantFrom(...hubMessages.map(({ type }) => type)), fc.string()),
			timestamp: fc.oneof(fc.integer(), fc.constant("now"), fc.double()),
			source: fc.constantFrom("web", "extension", "hub", null),
			version: fc.constantFrom("1.0.0", "1.9.0", "2.0.0", "", "x", 1),
			payload: fc.oneof(
				fc.jsonValue(),
				fc.record({ id: fc.string(), url: fc.webUrl(), sessionId: fc.string() }, { requiredKeys: [] }),
			),
			id: fc.oneof(fc.string(), fc.integer(), fc.constant("__proto__")),
		},
		{ requiredKeys: [] },
	),
);

describe("hub-extension: hostile input", () => {
	test("whatever a page sends, the extension keeps running, opens no foreign page and responds to the next PING", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(hostile, { maxLength: 10 }), async (messages) => {
				const bridge = openBridge();
				for (const message of messages) bridge.page.postMessage(message);
				expect(await bridge.client.request(ping, { id: "still here" }, options)).toEqual({
					ok: true,
					value: { id: "still here" },
				});
				for (const url of bridge.opened) expect(url).toMatch(/^https:\/\/hub\.test\/.*\.user\.js$/);
			}),
			{ seed: 2, numRuns: SOAK ? 20_000 : 500 },
		);
	});

	test("whatever an extension sends, the hub's client accepts only valid messages", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(hostile, { maxLength: 5 }), async (messages) => {
				const { createPortPair } = await import("@scriptorium/shared-protocol/channel/in-memory-port");
				const { createClient } = await import("@scriptorium/shared-protocol/channel/client");
				const { systemClock } = await import("@scriptorium/core-types/clock");
				const [page, extension] = createPortPair("x");
				const client = createClient(page, { source: "web", clock: systemClock, log: () => undefined });
				const asked = client.request(ping, { id: "1" }, options);
				for (const message of messages) {
					extension.postMessage(typeof message === "object" && message !== null ? { ...message, id: "1" } : message);
				}
				extension.disconnect();
				const answer = await asked;
				if (answer.ok) expect(answer.value.id).toBeTypeOf("string");
				else expect(answer.error.message).toBeTypeOf("string");
			}),
			{ seed: 2, numRuns: SOAK ? 20_000 : 500 },
		);
	});

	test.each([
		["another origin", { origin: "https://evil.test" }],
		["another port", { origin: "https://hub.test:8443" }],
		["another scheme", { origin: "http://hub.test" }],
		["no origin", { origin: "" }],
		["another name", { name: "hub-bridge" }],
	])("%s is disconnected and logged", async (_, end) => {
		const bridge = openBridge(end);
		const gone = vi.fn();
		bridge.page.onDisconnect.addListener(gone);
		await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce());
		expect(bridge.log.join()).toContain("refused a port");
	});

	test("messages over 256 KB are ignored and logged; slightly smaller ones are answered", async () => {
		const bridge = openBridge();
		const envelope = { type: "SCRIPTORIUM_PING", timestamp: 1, source: "web", version: "1.0.0", id: "big" };
		bridge.page.postMessage({ ...envelope, payload: { id: "x", pad: "ü".repeat(131_072) } });
		await vi.waitFor(() => expect(bridge.log.join()).toContain("TOO_LARGE"));
		const answers: unknown[] = [];
		bridge.page.onMessage.addListener((message) => answers.push(message));
		bridge.page.postMessage({ ...envelope, payload: { id: "x", pad: "ü".repeat(131_072 - 100) } });
		await vi.waitFor(() =>
			expect(answers).toMatchObject([{ type: "SCRIPTORIUM_PONG", id: "big", source: "extension" }]),
		);
	});

	test("every ignored message is logged in one line", async () => {
		const bridge = openBridge();
		bridge.page.postMessage({
			type: "SCRIPTORIUM_NOTHING",
			timestamp: 1,
			source: "web",
			version: "1.0.0",
			payload: {},
		});
		bridge.page.postMessage({ type: "SCRIPTORIUM_PING", timestamp: 1, source: "extension", payload: { id: "1" } });
		bridge.page.postMessage("hello");
		bridge.page.postMessage({ type: "SCRIPTORIUM_PING", timestamp: 1, source: "web", payload: {} });
		await vi.waitFor(() => expect(bridge.log).toHaveLength(4));
		expect(bridge.log).toEqual([
			"ignored a message: unknown type SCRIPTORIUM_NOTHING",
			"ignored a message: SCRIPTORIUM_PING from source extension",
			expect.stringContaining("MALFORMED"),
			"ignored a message: SCRIPTORIUM_PING with a malformed payload",
		]);
	});
});
