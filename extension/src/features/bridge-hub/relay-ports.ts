import type { ChannelPort } from "@scriptorium/shared-protocol/channel/port";
import { relayHandshake } from "@scriptorium/shared-protocol/hub-extension/relay-handshake";
import { RELAY_CLOSED } from "@scriptorium/shared-protocol/hub-extension/relay-mark";
import * as z from "zod/mini";

/** The fields of a window message that the relay reads. */
export interface WindowMessage {
	readonly data: unknown;
	readonly origin: string;
	/** Whether the page itself sent it, not a frame or an opener. */
	readonly fromPage: boolean;
	readonly ports: readonly MessagePort[];
}

/** Connects a page's `MessagePort` to a port of the extension. Checks only the handshake; the worker checks the messages. */
export function relay(message: WindowMessage, hubOrigin: string, connect: (name: string) => ChannelPort): void {
	const [page] = message.ports;
	if (page === undefined || !message.fromPage || message.origin !== hubOrigin) return;
	const hello = z.safeParse(relayHandshake, message.data);
	if (!hello.success) return;
	const extension = connect(hello.data.name);
	extension.onMessage.addListener((data) => page.postMessage(data));
	extension.onDisconnect.addListener(() => page.postMessage(RELAY_CLOSED));
	page.onmessage = ({ data }: MessageEvent<unknown>) => {
		if (data === RELAY_CLOSED) extension.disconnect();
		else extension.postMessage(data);
	};
}
