import type { HubClient } from "../client.ts";
import { authWhenNeeded } from "./auth-when-needed.ts";
import type { BackendAddress } from "./authorized-fetch.ts";
import { tablesWhenAsked } from "./tables-when-asked.ts";
import type { RenewalOutcome } from "./watch-renewals.ts";

/** Parameters of a sign-in's return address, as auth-js reads them (`_isImplicitGrantCallback`, `_isPKCECallback`). */
const AUTH_PARAMETERS = ["access_token", "code", "error", "error_code", "error_description"];

/** The part of the browser's window that the client uses. */
export interface PageWindow {
	readonly location: Pick<Location, "href">;
	readonly localStorage: Pick<Storage, "getItem">;
	readonly fetch: typeof fetch;
	addEventListener(type: "storage" | "pageshow", listener: () => void): void;
	readonly document: { addEventListener(type: "visibilitychange", listener: () => void): void };
}

/** The client of a page of the hub. */
export interface PageClient extends HubClient {
	/**
	 * Whether this browser keeps a session, or comes back from a sign-in: then somebody other than a visitor may be reading. Needs no
	 * code of the sign-in.
	 */
	hasSession(): boolean;
	/** Loads what requests to the database need, ahead of a request that is likely. */
	prepare(): void;
}

/**
 * Creates the client of a page, whose parts are loaded when they are needed: for the database with the first request
 * (`tables-when-asked.ts`), for sign-in and functions likewise. supabase-js, which `createHubClient` uses, consists of the same
 * parts, but its realtime and storage parts are most of its bytes.
 * @param backend address and publishable key
 * @param page the browser's window
 * @param log receives failures to load the sign-in code
 * @param onRenewal called after each attempt to renew the session
 * @returns the client
 */
export function createPageClient(
	backend: BackendAddress,
	page: PageWindow,
	log: (message: string, cause: unknown) => void,
	onRenewal: (outcome: RenewalOutcome) => void = () => undefined,
): PageClient {
	// The name that supabase-js uses, so that sessions of earlier versions stay valid.
	const storageKey = `sb-${new URL(backend.url).hostname.split(".")[0]}-auth-token`;
	const isReturn = hasAuthParameters(page.location.href);
	const isNeeded = () => isReturn || keepsSession(page, storageKey);
	const auth = authWhenNeeded({
		load: async () => (await import("./auth-client.ts")).createAuthClient(backend, storageKey, onRenewal),
		isNeeded,
		onMayBeNeeded(listener) {
			page.addEventListener("storage", listener);
			page.addEventListener("pageshow", listener);
			page.document.addEventListener("visibilitychange", listener);
		},
		log,
	});
	const read = async () => (await auth.getSession()).data.session?.access_token ?? null;
	const renew = async () => {
		await auth.refreshSession();
		return read();
	};
	const ownFetch = page.fetch.bind(page);
	const functions = functionsWhenCalled(async () =>
		(await import("./function-client.ts")).createFunctionClient(backend, { read, renew }, ownFetch),
	);
	const { tables, prepare } = tablesWhenAsked(async () =>
		(await import("./table-client.ts")).createTableClient(backend, { read, renew }, ownFetch),
	);
	return {
		...tables,
		auth,
		functions,
		hasSession: isNeeded,
		prepare() {
			prepare().catch((error: unknown) => log("The client of the database cannot be loaded yet", error));
		},
	};
}

/** Loads the functions client with the first call; if that fails, the call returns the error. */
function functionsWhenCalled(load: () => Promise<HubClient["functions"]>): HubClient["functions"] {
	return {
		async invoke(name, options) {
			try {
				return await (await load()).invoke(name, options);
			} catch (error) {
				return { data: null, error };
			}
		},
	};
}

/** A browser that blocks storage throws on access: then there is no session, and visitors can still read. */
function keepsSession(page: PageWindow, key: string): boolean {
	try {
		return page.localStorage.getItem(key) !== null;
	} catch {
		return false;
	}
}

function hasAuthParameters(address: string): boolean {
	const { hash, searchParams } = new URL(address);
	const inHash = new URLSearchParams(hash.slice(1));
	return AUTH_PARAMETERS.some((name) => searchParams.has(name) || inHash.has(name));
}
