import { systemClock } from "@scriptorium/core-types/clock";
import { type ChannelClient, createClient } from "@scriptorium/shared-protocol/channel/client";
import type { ChannelPort } from "@scriptorium/shared-protocol/channel/port";
import { sendInternal } from "./internal-messages.ts";

/**
 * Larger than the bridge's limit, as whole scripts with their versions are sent between our own contexts: six texts of 4 MB, which
 * JSON can make twice as long. The browser itself allows 64 MB.
 */
export const MAX_INTERNAL_BYTES = 56 * 1024 * 1024;

/** Requests from the extension's own pages to its worker. Single messages wake a sleeping worker; a port would not. */
export function createInternalClient(): ChannelClient {
	const log = (line: string): void => console.debug(`[scriptorium] ${line}`);
	const receivers = new Set<(message: unknown) => void>();
	const port: ChannelPort = {
		name: "internal",
		postMessage(message) {
			sendInternal(message)
				.then((reply) => {
					for (const receive of receivers) receive(reply);
				})
				.catch((thrown: unknown) => log(String(thrown)));
		},
		disconnect: () => receivers.clear(),
		onMessage: {
			addListener: (listener) => void receivers.add(listener),
			removeListener: (listener) => void receivers.delete(listener),
		},
		// Pages of the extension are closed with it.
		onDisconnect: { addListener: () => undefined, removeListener: () => undefined },
	};
	return createClient(port, { source: "extension", clock: systemClock, log, maxBytes: MAX_INTERNAL_BYTES });
}
