import type { Clock } from "@scriptorium/shared-protocol/channel/clock";
import type { Tell } from "@scriptorium/shared-protocol/channel/define-message";
import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import type { ChannelPort } from "@scriptorium/shared-protocol/channel/port";
import { createServer, type Served, type Server, serve, servePort } from "@scriptorium/shared-protocol/channel/serve";
import { fail, messageOf, succeed } from "@scriptorium/shared-protocol/errors";
import { BRIDGE_PORT_NAME } from "@scriptorium/shared-protocol/hub-extension/bridge-constants";
import { checkConnection } from "@scriptorium/shared-protocol/hub-extension/check-connection";
import { installScript } from "@scriptorium/shared-protocol/hub-extension/install-script";
import { ping } from "@scriptorium/shared-protocol/hub-extension/ping";
import { readHubScriptAddress } from "../../library/hub-script-address.ts";

export interface HubBridgePorts {
	/** The one hub this extension answers. */
	readonly hubOrigin: string;
	readonly version: string;
	readonly capabilities: () => readonly string[];
	/** Opens the confirmation page for the script at this address. */
	readonly openConfirmation: (scriptUrl: string) => Promise<void>;
	/** What other features answer the hub; each is given the way back to the page that asked. */
	readonly served: readonly Served<Tell>[];
	readonly clock: Clock;
	readonly log: (line: string) => void;
}

export interface HubBridge {
	/** Serves a port that a page opened, or closes it when the page is not the hub. */
	accept(incoming: { readonly port: ChannelPort; readonly origin: string }): void;
	/** To every page of the hub that is connected now. */
	readonly tell: Tell;
}

/** The extension's end of the bridge. Keeps nothing between messages: the worker may die after each. */
export function createHubBridge(ports: HubBridgePorts): HubBridge {
	const { clock, log } = ports;
	const served = [...handlers(ports), ...ports.served];
	const server: Server<Tell> = createServer({ served, source: "extension", from: "web", clock, log });
	const pages = new Map<ChannelPort, Tell>();
	return {
		tell(event, payload) {
			for (const tell of pages.values()) tell(event, payload);
		},
		accept({ port, origin }) {
			// The manifest's pattern covers every port of the host; only this comparison knows the hub.
			if (origin !== ports.hubOrigin || port.name !== BRIDGE_PORT_NAME) {
				log(`refused a port named ${JSON.stringify(port.name.slice(0, 40))} from ${origin || "nowhere"}`);
				port.disconnect();
				return;
			}
			const tell: Tell = (event, payload) => {
				if (!pages.has(port)) return;
				port.postMessage(makeEnvelope(event.type, payload, "extension", clock.now()));
			};
			pages.set(port, tell);
			port.onDisconnect.addListener(() => pages.delete(port));
			servePort(port, server, { caller: "hub", sender: tell }, log);
		},
	};
}

function handlers(ports: HubBridgePorts): Served<Tell>[] {
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
