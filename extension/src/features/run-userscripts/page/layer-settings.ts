/** Settings of a script for the layer, which the worker writes into the registration as JSON text. */
export interface LayerSettings {
	readonly id: string;
	/** Names of the functions the script gets, in the order of its wrapper's parameters. */
	readonly names: readonly string[];
	/** Values of `GM_setValue` as JSON, as of the registration; empty without a grant to read them. */
	readonly values: Readonly<Record<string, string>>;
	readonly info: Readonly<Record<string, unknown>>;
	/** Conditions on the address beyond the browser's patterns; null without any. */
	readonly guard: {
		/** Regular expressions of which one must fit; null for any address. */
		readonly includes: readonly string[] | null;
		readonly excludes: readonly string[];
		readonly flags: string;
	} | null;
}

/** The script's code: takes the functions, and returns what runs with them in scope. */
export type Program = (...api: unknown[]) => () => unknown;

/**
 * What the worker's snippets call in a world. Scripts that share the world can call it too: every call about a script
 * takes that script's secret, which no other script knows.
 */
export interface Layer {
	/** @param json `LayerSettings` as JSON text */
	begin(secret: string, json: string): void;
	run(secret: string, program: Program): void;
	end(secret: string): void;
	/** Carries reports of scripts in the page's world to the worker. */
	listen(channel: string): void;
	/** Commands of the script's menu, a JSON text of `{id, caption}[]`. */
	menu(secret: string): string;
	/** False when the command is gone. */
	choose(secret: string, commandId: string): boolean;
}

/** Sends a message of the protocol to the worker; a refusal goes to `failed`. */
export type Send = (type: string, payload: object, failed: (problem: unknown) => void) => void;

/**
 * Opens a port to the worker.
 * @param received called with each message
 * @param closed called when the worker closed the port or ended
 * @throws when the extension is gone
 */
export type ConnectWorker = (
	name: string,
	received: (message: unknown) => void,
	closed: () => void,
) => {
	/** False when the worker is gone. */
	post(message: object): boolean;
	close(): void;
};
