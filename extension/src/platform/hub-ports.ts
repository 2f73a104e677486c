import type { IncomingPort } from "../hub/hub-page.ts";

/**
 * Ports opened by web pages: directly (Chrome), or through the relay content script (Firefox), which connects from
 * inside the extension. Call at the top of the worker: the browser wakes it only for listeners it knows.
 */
export function onHubPort(accept: (incoming: IncomingPort) => void): void {
	const receive = (port: chrome.runtime.Port): void =>
		accept({ port, origin: originOf(port.sender), tabId: port.sender?.tab?.id ?? null });
	chrome.runtime.onConnectExternal?.addListener(receive);
	chrome.runtime.onConnect.addListener((port) => {
		if (port.sender?.tab !== undefined) receive(port);
		else port.disconnect();
	});
}

function originOf(sender: chrome.runtime.MessageSender | undefined): string {
	if (sender?.origin !== undefined) return sender.origin;
	return sender?.url === undefined ? "" : new URL(sender.url).origin;
}
