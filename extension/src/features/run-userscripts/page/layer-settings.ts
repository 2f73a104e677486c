import type { AddressTest } from "@scriptorium/userscript/run-pattern";
import type { Bare } from "./built-ins.ts";

/** Variables by which a script gets its own window where it shares a world. In a frame, `top` and `parent` are other windows. */
export const WINDOW_NAMES: readonly string[] = ["window", "self", "globalThis", "top", "parent"];

/** Grants that read values; `GM_addValueChangeListener` tells old values. */
export const READS_VALUES = ["GM_getValue", "GM_getValues", "GM_listValues", "GM_addValueChangeListener"] as const;

/** Settings of a script for the layer, which the worker writes into the registration as JSON text. */
export interface LayerSettings {
	readonly id: string;
	/** Names of the functions the script gets, in the order of its wrapper's parameters. */
	readonly names: readonly string[];
	/** No other script runs in this world on any page: the script's functions are on its window (`script-window.ts`). */
	readonly isAlone: boolean;
	/** What the script may do with its window: `close`, `focus`, `onurlchange`. */
	readonly windowGrants: readonly string[];
	/** Values of `GM_setValue` as JSON, as of the registration; null: ask for them first; empty without a grant to read them. */
	readonly values: Readonly<Record<string, string>> | null;
	/** Digest of the stored values, by which the worker knows whether `values` are still current. */
	readonly valuesDigest: string;
	/** Files of `@resource` by name; each form only with the grant to read it. */
	readonly resources: Readonly<Record<string, { readonly text: string | null; readonly url: string | null }>>;
	/** The script runs once the document has this part (`planned-script.ts`). */
	readonly waitsFor: "head" | "body" | null;
	/** Name of the events that reach the page's own world; null without `@grant unsafeWindow`. */
	readonly pageChannel: string | null;
	readonly info: Readonly<Record<string, unknown>>;
	/** Conditions on the address beyond the browser's patterns; null without any. */
	readonly guard: {
		/** Of which one must fit; null for any address. */
		readonly includes: readonly AddressTest[] | null;
		readonly excludes: readonly AddressTest[];
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
	/** Commands of the script's menu, a JSON text of `{id, caption, title, accessKey, autoClose}[]`. */
	menu(secret: string): string;
	/** False when the command is gone. */
	choose(secret: string, commandId: string): boolean;
	/**
	 * Tells a script of an event.
	 * @param json a `PageEvent` as JSON text
	 * @returns false when the script does not run in this world
	 */
	deliver(secret: string, json: string): boolean;
}

/** Sends a message of the protocol to the worker; a refusal goes to `failed`. */
export type Send = (type: string, payload: object, failed: (problem: unknown) => void) => void;

/** Sends a request of the protocol to the worker; calls back with the payload of the reply, or with an error and its code. */
export type Call = (
	type: string,
	payload: object,
	done: (reply: Bare) => void,
	failed: (problem: unknown, code: string | null) => void,
) => void;

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
