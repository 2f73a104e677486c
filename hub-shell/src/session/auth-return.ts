/** How this page load came about, read from the address before the auth client tidies it up. */
export interface AuthReturn {
	/** The identity provider sent the person back with a one-time code: the session that follows is a sign-in. */
	readonly withCode: boolean;
	/** The provider's own words when it sent them back without one; null otherwise. */
	readonly error: string | null;
	/** The same address without what the provider added. */
	readonly cleanAddress: string;
}

const ADDED = ["code", "state", "error", "error_code", "error_description"] as const;

export function readAuthReturn(address: string): AuthReturn {
	const url = new URL(address);
	// Only the site's root is a return address (spec 02 § 7), so that `?code=` of another screen stays untouched.
	const isReturn = url.pathname === "/";
	const error = url.searchParams.get("error_description") ?? url.searchParams.get("error");
	const withCode = isReturn && url.searchParams.has("code");
	if (isReturn && (withCode || error !== null)) {
		for (const name of ADDED) url.searchParams.delete(name);
		// Errors come in the fragment too.
		url.hash = "";
	}
	return {
		withCode,
		error: isReturn ? error : null,
		cleanAddress: `${url.pathname}${url.search}${url.hash}`,
	};
}
