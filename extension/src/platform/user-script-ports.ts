import type { UserScriptSender } from "./user-script-sender.ts";

/** The worker's end of a port that a userscript's world opened. */
export interface UserScriptPort {
	readonly name: string;
	readonly sender: UserScriptSender;
	/** Does nothing once the port is closed. */
	post(message: object): void;
	onMessage(listener: (message: unknown) => void): void;
	/** Called once, when the other end closed it or went away. */
	onClosed(listener: () => void): void;
	close(): void;
}

let listening = false;

/**
 * Ports from the worlds of userscripts. The event exists only while userscripts are allowed: call again when they are; a
 * second listener is never added.
 */
export function onUserScriptPort(accept: (port: UserScriptPort) => void): void {
	const event = chrome.runtime.onUserScriptConnect;
	if (listening || event === undefined) return;
	listening = true;
	event.addListener((port) => accept(wrapPort(port)));
}

function wrapPort(port: chrome.runtime.Port): UserScriptPort {
	const { sender } = port;
	let open = true;
	port.onDisconnect.addListener(() => {
		open = false;
	});
	return {
		name: port.name,
		sender: {
			url: sender?.url ?? "",
			tabId: sender?.tab?.id,
			frameId: sender?.frameId,
			isPrivate: sender?.tab?.incognito,
		},
		post(message) {
			if (open) port.postMessage(message);
		},
		onMessage: (listener) => port.onMessage.addListener(listener),
		onClosed: (listener) => port.onDisconnect.addListener(() => listener()),
		close() {
			open = false;
			port.disconnect();
		},
	};
}
