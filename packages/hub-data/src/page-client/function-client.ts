import { FunctionsClient } from "@supabase/functions-js";
import type { HubClient } from "../client.ts";
import { authorizedFetch, type BackendAddress, type TokenSource } from "./authorized-fetch.ts";

/** The client of the functions. Only ever imported dynamically: few pages call one. */
export function createFunctionClient(
	backend: BackendAddress,
	tokens: TokenSource,
	ownFetch: typeof fetch,
): HubClient["functions"] {
	return new FunctionsClient(`${backend.url}/functions/v1`, {
		customFetch: authorizedFetch(backend, tokens, ownFetch, "functions"),
	});
}
