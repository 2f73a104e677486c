import type { ChannelPort, PortEvent } from "./port.ts";

/**
 * Creates two connected ports with the behavior of a browser's: messages are JSON copies, delivered asynchronously, and a closed port
 * throws. For tests.
 * @param name of both ports
 * @returns the two ends
 */
export function createPortPair(name: string): readonly [ChannelPort, ChannelPort] {
	const left = createEnd(name);
	const right = createEnd(name);
	left.join(right);
	right.join(left);
	return [left.port, right.port];
}

interface End {
	readonly port: ChannelPort;
	join(other: End): void;
	receive(json: string): void;
	lose(): void;
}

function createEnd(name: string): End {
	const onMessage = createEvent<[unknown]>();
	const onDisconnect = createEvent<[]>();
	let other: End | null = null;
	let open = true;
	return {
		join(end) {
			other = end;
		},
		receive: (json) => queueMicrotask(() => open && onMessage.emit(JSON.parse(json))),
		lose() {
			if (!open) return;
			open = false;
			queueMicrotask(() => onDisconnect.emit());
		},
		port: {
			name,
			onMessage,
			onDisconnect,
			postMessage(message) {
				if (!open) throw new Error("Attempting to use a disconnected port object");
				other?.receive(JSON.stringify(message));
			},
			disconnect() {
				open = false;
				other?.lose();
			},
		},
	};
}

function createEvent<Arguments extends readonly unknown[]>(): PortEvent<Arguments> & {
	emit(...values: Arguments): void;
} {
	const listeners = new Set<(...values: Arguments) => void>();
	return {
		addListener: (listener) => void listeners.add(listener),
		removeListener: (listener) => void listeners.delete(listener),
		emit(...values) {
			for (const listener of [...listeners]) listener(...values);
		},
	};
}
