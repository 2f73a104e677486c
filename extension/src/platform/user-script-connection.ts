// Saved before any script of this world runs, as scripts that share it can replace these properties later.
const { apply } = Reflect;
const { create } = Object;
const { runtime } = chrome;
const { connect } = runtime;

/** A userscript's end of a port to the worker. */
export interface WorkerConnection {
	/** False when the worker is gone. */
	post(message: object): boolean;
	close(): void;
}

/**
 * Opens a port to the worker, which checks everything. Ports of the browser have their methods as own properties, so what
 * other scripts do to prototypes does not reach them.
 * @param prepare makes data that no other script of this world can observe; the browser turns a message into JSON
 * @param received called with each message; their objects have a prototype, so only own properties are to be read
 * @param closed called when the worker closed the port or ended
 * @throws when the extension was removed or updated under the page
 */
export function connectToWorker(
	name: string,
	prepare: (data: unknown) => unknown,
	received: (message: unknown) => void,
	closed: () => void,
): WorkerConnection {
	const info = create(null) as { name: string };
	info.name = name;
	const port = apply(connect, runtime, [info]) as chrome.runtime.Port;
	const { onMessage, onDisconnect, postMessage, disconnect } = port;
	apply(onMessage.addListener, onMessage, [(message: unknown) => received(message)]);
	apply(onDisconnect.addListener, onDisconnect, [
		() => {
			void runtime.lastError; // read, or the browser prints a warning
			closed();
		},
	]);
	return {
		post(message) {
			try {
				apply(postMessage, port, [prepare(message)]);
				return true;
			} catch {
				return false; // the port is closed; `closed` has been or will be called
			}
		},
		close: () => void apply(disconnect, port, []),
	};
}
