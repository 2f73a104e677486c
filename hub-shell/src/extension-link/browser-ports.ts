import { systemClock } from "@scriptorium/core-types/clock";
import { BRIDGE_PORT_NAME } from "@scriptorium/shared-protocol/hub-extension/bridge-constants";
import { createExtensionLink, type RunningExtensionLink } from "./create-extension-link.ts";
import type { ExtensionPorts } from "./extension-ports.ts";
import { pageRuntime } from "./page-runtime.ts";
import { connectThroughRelay } from "./relay-port.ts";

/** The link of this page; it connects at once. */
export const openExtensionLink = (extensionId: string): RunningExtensionLink =>
	createExtensionLink(browserPorts(extensionId));

/** The real page. Firefox has no `chrome.runtime` for pages: there the extension's relay is asked. */
function browserPorts(extensionId: string): ExtensionPorts {
	return {
		clock: systemClock,
		log: (line) => console.debug(`[extension-link] ${line}`),
		connect() {
			const runtime = pageRuntime();
			if (runtime === null) return connectThroughRelay(window, BRIDGE_PORT_NAME);
			const port = runtime.connect(extensionId, { name: BRIDGE_PORT_NAME });
			// Unread, the browser prints it as an unchecked error.
			port.onDisconnect.addListener(() => void runtime.lastError);
			return port;
		},
		onRestored(listener) {
			const restored = (event: PageTransitionEvent): void => {
				if (event.persisted) listener();
			};
			window.addEventListener("pageshow", restored);
			return () => window.removeEventListener("pageshow", restored);
		},
		onVisible(listener) {
			const changed = (): void => {
				if (document.visibilityState === "visible") listener();
			};
			document.addEventListener("visibilitychange", changed);
			return () => document.removeEventListener("visibilitychange", changed);
		},
	};
}
