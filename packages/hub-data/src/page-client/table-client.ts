import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "../database.types.gen.ts";
import { authorizedFetch, type BackendAddress, type TokenSource } from "./authorized-fetch.ts";
import type { Tables } from "./tables-when-asked.ts";

/** The client of the tables. Only ever imported dynamically: a visitor's first page asks for nothing. */
export function createTableClient(backend: BackendAddress, tokens: TokenSource, ownFetch: typeof fetch): Tables {
	return new PostgrestClient<Database>(`${backend.url}/rest/v1`, {
		fetch: authorizedFetch(backend, tokens, ownFetch, "tables"),
	});
}
