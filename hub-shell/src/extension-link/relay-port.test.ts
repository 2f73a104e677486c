import { RELAY_CLOSED } from "@scriptorium/shared-protocol/hub-extension/relay-mark";
import { expect, test, vi } from "vitest";
import { relayPort } from "./relay-port.ts";

test("relay-port passes messages both ways and turns the closing word into a disconnect", async () => {
	const { port1, port2 } = new MessageChannel();
	const port = relayPort(port1, "x");
	const received: unknown[] = [];
	const gone = vi.fn();
	port.onMessage.addListener((message) => received.push(message));
	port.onDisconnect.addListener(gone);

	port2.postMessage({ a: 1 });
	await vi.waitFor(() => expect(received).toEqual([{ a: 1 }]));
	const back = new Promise((resolve) => {
		port2.onmessage = (event) => resolve(event.data);
	});
	port.postMessage({ b: 2 });
	expect(await back).toEqual({ b: 2 });

	port2.postMessage(RELAY_CLOSED);
	await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce());
	expect(() => port.postMessage({})).toThrow("disconnected");
	port2.close();
});
