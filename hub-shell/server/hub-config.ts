/** A remote that this server also serves, from its build's folder. */
export interface LocalRemote {
	/** Begins and ends with a slash: `/remotes/catalogue/`. */
	readonly mountPath: string;
	readonly distDir: string;
}

export interface BackendAddress {
	/** Base of `/rest/v1` and its siblings, without a trailing slash. */
	readonly url: string;
	readonly publishableKey: string;
}

export interface HubConfig {
	/** Where visitors reach the hub, without a trailing slash: canonical links, security headers. */
	readonly origin: string;
	/** The shell's build. */
	readonly distDir: string;
	/** JSON file with the body of `/remotes.json`; read again whenever it changes. */
	readonly registryFile: string;
	/** Empty when the remotes are elsewhere. */
	readonly remotes: Readonly<Record<string, LocalRemote>>;
	readonly backend: BackendAddress;
	readonly extension: { readonly id: string; readonly folder: string | null };
	/** Signs what this server says of visitors who install files (`private.hub_server`); without it those do not count. */
	readonly countingKey?: string | null;
	/** Origins from which pictures of sign-in providers are fetched, besides Google's own: that of the local stand-in. */
	readonly pictureOrigins?: readonly string[];
	/** Answers `/healthz`, where the composition has something to say. */
	readonly healthz?: () => Promise<Response>;
	/** How heads and scripts are read from the backend; `fetch` when left out. */
	readonly fetch?: typeof fetch;
}
