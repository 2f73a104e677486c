import { systemClock } from "@scriptorium/shared-protocol/channel/clock";
import type { ChannelPort } from "@scriptorium/shared-protocol/channel/port";
import { BRIDGE_PORT_NAME } from "@scriptorium/shared-protocol/hub-extension/bridge-constants";
import type { ExtensionPorts } from "./extension-ports.ts";
import { connectThroughRelay } from "./relay-port.ts";

/** As much of `chrome.runtime` as a web page gets; absent where no extension lists the page's origin. */
interface PageRuntime {
	connect(extensionId: string, options: { readonly name: string }): ChannelPort;
	readonly lastError?: unknown;
}

/** The real page. Firefox has no `chrome.runtime` for pages: there the extension's relay is asked. */
export function browserPorts(extensionId: string): ExtensionPorts {
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

function pageRuntime(): PageRuntime | null {
	const chrome = Reflect.get(globalThis, "chrome") as { readonly runtime?: PageRuntime } | undefined;
	return typeof chrome?.runtime?.connect === "function" ? chrome.runtime : null;
}
