import type { PageAnswer } from "@scriptorium/shared-protocol/hub-server/page-answers";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { HubClient } from "../client.ts";
import type { Database } from "../database.types.gen.ts";
import { authWhenNeeded } from "./auth-when-needed.ts";
import { authorisedFetch, type BackendAddress } from "./authorised-fetch.ts";

/** Parameters of a sign-in's return address, as auth-js reads them (`_isImplicitGrantCallback`, `_isPKCECallback`). */
const AUTH_PARAMETERS = ["access_token", "code", "error", "error_code", "error_description"];

/** The parts of the browser's window that are needed. */
export interface PageWindow {
	readonly location: Pick<Location, "href">;
	readonly localStorage: Pick<Storage, "getItem">;
	readonly fetch: typeof fetch;
	addEventListener(type: "storage" | "pageshow", listener: () => void): void;
	readonly document: { addEventListener(type: "visibilitychange", listener: () => void): void };
}

/**
 * The client of a page: tables at once, sign-in and functions when they are needed. supabase-js, which `createHubClient`
 * uses, is made of the same parts and brings realtime and files too; together these are most of its bytes.
 */
export function createPageClient(
	backend: BackendAddress,
	page: PageWindow,
	log: (message: string, cause: unknown) => void,
	pageAnswers: readonly PageAnswer[] = [],
): HubClient {
	// The name that supabase-js gives it: whoever signed in with an earlier version stays signed in.
	const storageKey = `sb-${new URL(backend.url).hostname.split(".")[0]}-auth-token`;
	const isReturn = hasAuthParameters(page.location.href);
	const auth = authWhenNeeded({
		load: async () => (await import("./auth-client.ts")).createAuthClient(backend, storageKey),
		isNeeded: () => isReturn || keepsSession(page, storageKey),
		onMayBeNeeded(listener) {
			page.addEventListener("storage", listener);
			page.addEventListener("pageshow", listener);
			page.document.addEventListener("visibilitychange", listener);
		},
		log,
	});
	const accessToken = async () => (await auth.getSession()).data.session?.access_token ?? null;
	const fetchFor = (service: "tables" | "functions") =>
		authorisedFetch(backend, accessToken, page.fetch.bind(page), service);
	const functions = functionsWhenCalled(`${backend.url}/functions/v1`, fetchFor("functions"));
	const tables = new PostgrestClient<Database>(`${backend.url}/rest/v1`, { fetch: fetchFor("tables") });
	return Object.assign(tables, { auth, functions, pageAnswers });
}

/** Loads the functions client with the first call; when that fails the call counts as unanswered. */
function functionsWhenCalled(url: string, customFetch: typeof fetch): HubClient["functions"] {
	return {
		async invoke(name, options) {
			try {
				const { FunctionsClient } = await import("@supabase/functions-js");
				return await new FunctionsClient(url, { customFetch }).invoke(name, options);
			} catch (error) {
				return { data: null, error };
			}
		},
	};
}

/** A browser that blocks storage throws where it is only named; it keeps no session, and visitors read all the same. */
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
