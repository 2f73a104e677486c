import { createPortPair } from "@scriptorium/shared-protocol/channel/in-memory-port";
import type { ChannelPort } from "@scriptorium/shared-protocol/channel/port";
import { describe, expect, test, vi } from "vitest";
import { relay } from "./relay-ports.ts";

const HUB = "https://hub.test";
const hello = { type: "SCRIPTORIUM_RELAY_CONNECT", name: "scriptorium-bridge" };

function open(message: Partial<Parameters<typeof relay>[0]> = {}) {
	const { port1: page, port2 } = new MessageChannel();
	const [near, far] = createPortPair("x");
	const connect = vi.fn<(name: string) => ChannelPort>(() => near);
	relay({ data: hello, origin: HUB, fromPage: true, ports: [port2], ...message }, HUB, connect);
	return { page, port2, far, connect };
}

describe("relay-ports", () => {
	test("passes messages both ways and the end of the connection", async () => {
		const { page, port2, far, connect } = open();
		expect(connect).toHaveBeenCalledExactlyOnceWith("scriptorium-bridge");
		const atPage: unknown[] = [];
		const atWorker: unknown[] = [];
		page.onmessage = ({ data }) => atPage.push(data);
		far.onMessage.addListener((message) => atWorker.push(message));
		page.postMessage({ a: 1 });
		await vi.waitFor(() => expect(atWorker).toEqual([{ a: 1 }]));
		far.postMessage({ b: 2 });
		await vi.waitFor(() => expect(atPage).toEqual([{ b: 2 }]));
		far.disconnect();
		await vi.waitFor(() => expect(atPage).toEqual([{ b: 2 }, "SCRIPTORIUM_RELAY_CLOSED"]));
		page.close();
		port2.close();
	});

	test.each([
		["another origin", { origin: "https://evil.test" }],
		["a frame or an opener", { fromPage: false }],
		["another greeting", { data: { type: "hello" } }],
		["no port", { ports: [] }],
	])("does not answer %s", (_, message) => {
		const { connect, page, port2 } = open(message);
		expect(connect).not.toHaveBeenCalled();
		page.close();
		port2.close();
	});
});
