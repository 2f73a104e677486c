import type { ChannelPort } from "@scriptorium/shared-protocol/channel/port";
import type { RelayHandshake } from "@scriptorium/shared-protocol/hub-extension/relay-handshake";
import { RELAY_CLOSED } from "@scriptorium/shared-protocol/hub-extension/relay-mark";
import { hasRelay } from "./page-runtime.ts";

/** A port through the extension's content script on this page; null when there is none. */
export function connectThroughRelay(page: Window, name: string): ChannelPort | null {
	if (!hasRelay(page.document)) return null;
	const { port1, port2 } = new MessageChannel();
	const hello: RelayHandshake = { type: "SCRIPTORIUM_RELAY_CONNECT", name };
	page.postMessage(hello, page.location.origin, [port2]);
	return relayPort(port1, name);
}

/** A `MessagePort` as a channel port. The relay's closing word stands for the disconnect that such ports lack. */
export function relayPort(port: MessagePort, name: string): ChannelPort {
	const receivers = new Set<(message: unknown) => void>();
	const closers = new Set<() => void>();
	let open = true;
	port.onmessage = ({ data }: MessageEvent<unknown>) => {
		if (data !== RELAY_CLOSED) {
			for (const receive of [...receivers]) receive(data);
			return;
		}
		open = false;
		port.close();
		for (const close of [...closers]) close();
	};
	return {
		name,
		postMessage(message) {
			if (!open) throw new Error("Attempting to use a disconnected port object");
			port.postMessage(message);
		},
		disconnect() {
			if (open) port.postMessage(RELAY_CLOSED);
			open = false;
			port.close();
		},
		onMessage: {
			addListener: (listener) => void receivers.add(listener),
			removeListener: (listener) => void receivers.delete(listener),
		},
		onDisconnect: {
			addListener: (listener) => void closers.add(listener),
			removeListener: (listener) => void closers.delete(listener),
		},
	};
}
