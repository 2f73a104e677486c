import type { Clock } from "@scriptorium/shared-protocol/channel/clock";
import type { ChannelPort } from "@scriptorium/shared-protocol/channel/port";
import { createServer, type Served, type Server, serve, servePort } from "@scriptorium/shared-protocol/channel/serve";
import { fail, messageOf, succeed } from "@scriptorium/shared-protocol/errors";
import { BRIDGE_PORT_NAME } from "@scriptorium/shared-protocol/hub-extension/bridge-constants";
import { checkConnection } from "@scriptorium/shared-protocol/hub-extension/check-connection";
import { getStatus } from "@scriptorium/shared-protocol/hub-extension/get-status";
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
	readonly clock: Clock;
	readonly log: (line: string) => void;
}

export interface HubBridge {
	/** Serves a port that a page opened, or closes it when the page is not the hub. */
	accept(incoming: { readonly port: ChannelPort; readonly origin: string }): void;
}

/** The extension's end of the bridge. Keeps nothing between messages: the worker may die after each. */
export function createHubBridge(ports: HubBridgePorts): HubBridge {
	const { clock, log } = ports;
	const server: Server<null> = createServer({ served: handlers(ports), source: "extension", from: "web", clock, log });
	return {
		accept({ port, origin }) {
			// The manifest's pattern covers every port of the host; only this comparison knows the hub.
			if (origin !== ports.hubOrigin || port.name !== BRIDGE_PORT_NAME) {
				log(`refused a port named ${JSON.stringify(port.name.slice(0, 40))} from ${origin || "nowhere"}`);
				port.disconnect();
				return;
			}
			servePort(port, server, { caller: "hub", sender: null }, log);
		},
	};
}

function handlers(ports: HubBridgePorts): Served<null>[] {
	return [
		serve(checkConnection)(() =>
			succeed({ connected: true, version: ports.version, capabilities: [...ports.capabilities()] }),
		),
		serve(ping)(({ id }) => succeed({ id })),
		serve(getStatus)(({ sessionId }) => {
			if (sessionId !== undefined) return fail("SESSION_NOT_FOUND", "There is no such recording session");
			const status = { state: "idle" as const, sessionId: null, actionCount: 0, duration: 0, error: null };
			return succeed({ sessionId: null, status });
		}),
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
