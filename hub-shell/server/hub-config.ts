/** A remote that this server serves from its build folder. */
export interface LocalRemote {
	/** URL path that starts and ends with a slash: `/remotes/catalogue/`. */
	readonly mountPath: string;
	readonly distDir: string;
}

export interface BackendAddress {
	/** Base of `/rest/v1` and its siblings, without a trailing slash. */
	readonly url: string;
	readonly publishableKey: string;
}

export interface HubConfig {
	/** Public origin of the hub without a trailing slash, for canonical links and security headers. */
	readonly origin: string;
	/** Folder of the shell's build. */
	readonly distDir: string;
	/** JSON file with the body of `/remotes.json`; read again whenever it changes. */
	readonly registryFile: string;
	/** Remotes that this server serves, by name; empty when all are served elsewhere. */
	readonly remotes: Readonly<Record<string, LocalRemote>>;
	readonly backend: BackendAddress;
	/** `archive`: path of the zip with the extension that was built for this origin. `storeUrl`: its page in a store. */
	readonly extension: { readonly id: string; readonly archive: string | null; readonly storeUrl?: string | null };
	/** Scheme of a desktop app that may get codes and tokens, without colon; null for none. */
	readonly desktopScheme?: string | null;
	/** Key that signs install counts (`private.hub_server`); without it installs are not counted. */
	readonly countingKey?: string | null;
	/** Origins besides Google's own from which pictures of sign-in providers are fetched, for a local stand-in. */
	readonly pictureOrigins?: readonly string[];
	/** Handler of `/healthz`; without it the path is not served. */
	readonly healthz?: () => Promise<Response>;
	/** Function that requests the backend; the global `fetch` by default. */
	readonly fetch?: typeof fetch;
}
