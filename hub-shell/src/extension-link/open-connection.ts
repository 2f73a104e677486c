import { messageOf } from "@scriptorium/core-types/errors";
import { type ChannelClient, createClient } from "@scriptorium/shared-protocol/channel/client";
import type { PayloadOf } from "@scriptorium/shared-protocol/channel/define-message";
import { bridgeTimings } from "@scriptorium/shared-protocol/hub-extension/bridge-constants";
import { checkConnection } from "@scriptorium/shared-protocol/hub-extension/check-connection";
import type { connectionStatus } from "@scriptorium/shared-protocol/hub-extension/connection-status";
import { ping } from "@scriptorium/shared-protocol/hub-extension/ping";
import type { ExtensionPorts } from "./extension-ports.ts";

export interface Connection {
	readonly client: ChannelClient;
	/** Pings now instead of at the next interval. */
	checkNow(): void;
	/** Ends the connection and every wait on it; `onLost` is not called. */
	close(): void;
}

export type Opened =
	| { readonly kind: "open"; readonly connection: Connection; readonly status: PayloadOf<typeof connectionStatus> }
	| { readonly kind: "absent" | "refused" | "timeout" };

/**
 * Connects, asks CHECK_CONNECTION and then pings as long as the connection lives.
 * @param onLost called once when an open connection ends by itself or misses a PONG
 */
export async function openConnection(ports: ExtensionPorts, onLost: () => void, signal: AbortSignal): Promise<Opened> {
	const port = tryConnect(ports);
	if (port === null || port === "refused") return { kind: port ?? "absent" };
	const client = createClient(port, { source: "web", clock: ports.clock, log: ports.log });
	let state: "opening" | "open" | "closed" = "opening";
	let stopTimer = (): void => undefined;

	const close = (): void => {
		state = "closed";
		stopTimer();
		client.close();
		port.disconnect();
		signal.removeEventListener("abort", close);
	};
	const lose = (): void => {
		const wasOpen = state === "open";
		close();
		if (wasOpen) onLost();
	};
	const schedule = (): void => {
		stopTimer = ports.clock.setTimer(() => void beat(), bridgeTimings.pingIntervalMs);
	};
	let beats = 0;
	const beat = async (): Promise<void> => {
		stopTimer();
		beats += 1;
		const id = `ping-${beats}`;
		const answer = await client.request(ping, { id }, { timeoutMs: bridgeTimings.pongTimeoutMs });
		if (state !== "open") return;
		if (answer.ok && answer.value.id === id) schedule();
		else lose();
	};

	signal.addEventListener("abort", close);
	port.onDisconnect.addListener(lose);
	const answer = await client.request(checkConnection, {}, { timeoutMs: bridgeTimings.connectTimeoutMs });
	if (!answer.ok || !answer.value.connected || signal.aborted) {
		close();
		return { kind: !answer.ok && answer.error.code === "TIMEOUT" ? "timeout" : "refused" };
	}
	state = "open";
	schedule();
	return { kind: "open", connection: { client, close, checkNow: () => void beat() }, status: answer.value };
}

function tryConnect(ports: ExtensionPorts): ReturnType<ExtensionPorts["connect"]> | "refused" {
	try {
		return ports.connect();
	} catch (thrown) {
		ports.log(`connect failed: ${messageOf(thrown)}`);
		return "refused";
	}
}
