import { fail, type Result } from "@scriptorium/core-types/errors";
import { readSessionToken } from "./credentials.ts";

/** Id of the person to whom an access token belongs. */
export type FindPersonId = (token: string) => Promise<Result<string, "unauthenticated" | "database_unreachable">>;

/**
 * Finds whose request it is.
 * @param request with an access token
 * @param ports who knows tokens, and the key that visitors send instead of one
 * @param signIn what a visitor is told
 * @returns the person's id
 */
export async function findPerson(
	request: Request,
	{ store, publishableKey }: { readonly store: { findPersonId: FindPersonId }; readonly publishableKey: string },
	signIn: string,
): ReturnType<FindPersonId> {
	const token = readSessionToken(request, publishableKey);
	return token === null ? fail("unauthenticated", signIn) : store.findPersonId(token);
}
