/** The part of `chrome.runtime.Port` that a channel needs; also implemented over `MessagePort` and in memory. */
export interface ChannelPort {
	readonly name: string;
	/** Throws when the port is closed, as the browser's does. */
	postMessage(message: unknown): void;
	disconnect(): void;
	readonly onMessage: PortEvent<[message: unknown]>;
	/** Fires when the other end goes away; not when this end called `disconnect`. */
	readonly onDisconnect: PortEvent<[]>;
}

export interface PortEvent<Arguments extends readonly unknown[]> {
	addListener(listener: (...values: Arguments) => void): void;
	removeListener(listener: (...values: Arguments) => void): void;
}

/** Where ignored messages and failed handlers are written; one line, no personal data. */
export type ChannelLog = (line: string) => void;
