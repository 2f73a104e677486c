/** What the worker bakes into a registration for the layer to read. */
export interface LayerSettings {
	readonly id: string;
	readonly secret: string;
	/** Names of the functions the script gets, in the order of its wrapper's parameters. */
	readonly names: readonly string[];
	/** Values of `GM_setValue` as JSON, as of the registration. */
	readonly values: Readonly<Record<string, string>>;
	readonly info: Readonly<Record<string, unknown>>;
}

/** The API of one script's world that the worker's snippets call. */
export interface Layer {
	begin(settings: LayerSettings, allowed: boolean): void;
	run(body: (...api: unknown[]) => unknown): void;
	end(): void;
	/** Carries reports of scripts in the page's world to the worker. */
	listen(channel: string): void;
	menu(scriptId: string): { id: string; caption: string }[];
	/** False when the command is gone. */
	choose(scriptId: string, commandId: string): boolean;
}

/** Sends a message of the protocol to the worker; rejects when it fails. */
export type Send = (type: string, payload: unknown) => Promise<void>;
