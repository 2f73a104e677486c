import type { Clock } from "@scriptorium/core-types/clock";
import { fail, messageOf, succeed } from "@scriptorium/core-types/errors";
import type { SendEvent } from "@scriptorium/shared-protocol/channel/define-message";
import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import type { ChannelPort } from "@scriptorium/shared-protocol/channel/port";
import { createServer, type Served, type Server, serve, servePort } from "@scriptorium/shared-protocol/channel/serve";
import { BRIDGE_PORT_NAME } from "@scriptorium/shared-protocol/hub-extension/bridge-constants";
import { checkConnection } from "@scriptorium/shared-protocol/hub-extension/check-connection";
import { installScript } from "@scriptorium/shared-protocol/hub-extension/install-script";
import { ping } from "@scriptorium/shared-protocol/hub-extension/ping";
import type { HubPage, IncomingPort } from "../../hub/hub-page.ts";
import { readHubScriptAddress } from "../../hub/hub-script-address.ts";

export interface HubBridgePorts {
	/** Origin of the only hub that this extension answers. */
	readonly hubOrigin: string;
	readonly version: string;
	readonly capabilities: () => readonly string[];
	/** Opens the confirmation page for the script at this address. */
	readonly openConfirmation: (scriptUrl: string) => Promise<void>;
	/** Handlers of other features; `sender` is the requesting page. */
	readonly served: readonly Served<HubPage>[];
	readonly clock: Clock;
	readonly log: (line: string) => void;
}

export interface HubBridge {
	/** Serves a port that a page opened, or closes it when the page is not the hub. */
	accept(incoming: IncomingPort): void;
	/** Sends an event to every connected page of the hub. */
	readonly send: SendEvent;
}

/** The extension's end of the bridge. Keeps no state between messages: the worker may be stopped after each. */
export function createHubBridge(ports: HubBridgePorts): HubBridge {
	const { clock, log } = ports;
	const served = [...handlers(ports), ...ports.served];
	const server: Server<HubPage> = createServer({ served, source: "extension", from: "web", clock, log });
	const pages = new Map<ChannelPort, SendEvent>();
	return {
		send(event, payload) {
			for (const send of pages.values()) send(event, payload);
		},
		accept({ port, origin, tabId }) {
			// The manifest's pattern matches every port number of the host; only this comparison identifies the hub.
			if (origin !== ports.hubOrigin || port.name !== BRIDGE_PORT_NAME) {
				log(`refused a port named ${JSON.stringify(port.name.slice(0, 40))} from ${origin || "nowhere"}`);
				port.disconnect();
				return;
			}
			const send: SendEvent = (event, payload) => {
				if (!pages.has(port)) return;
				port.postMessage(makeEnvelope(event.type, payload, "extension", clock.now()));
			};
			pages.set(port, send);
			port.onDisconnect.addListener(() => pages.delete(port));
			servePort(port, server, { caller: "hub", sender: { send, tabId } }, log);
		},
	};
}

function handlers(ports: HubBridgePorts): Served<HubPage>[] {
	return [
		serve(checkConnection)(() =>
			succeed({ connected: true, version: ports.version, capabilities: [...ports.capabilities()] }),
		),
		serve(ping)(({ id }) => succeed({ id })),
		serve(installScript)(async ({ url }) => {
			const address = readHubScriptAddress(url, ports.hubOrigin);
			if (address === null) return fail("PERMISSION_DENIED", "Only userscripts of the hub can be installed");
			try {
				await ports.openConfirmation(address);
				return succeed({ url, state: "awaiting-confirmation" as const });
			} catch (thrown) {
				return fail("UNKNOWN_ERROR", "The confirmation page could not be opened", messageOf(thrown));
			}
		}),
	];
}
