/** `code`: back from the identity provider with a one-time code; `error`: back without one; `none`: not from there. */
export type Arrival = "code" | "error" | "none";

/** Whether this page load returned from the identity provider, read from the address before the auth client cleans it. */
export interface AuthReturn {
	readonly arrival: Arrival;
	/** The provider's own words for an `error`, for the log only: anybody can write them into a link. Null otherwise. */
	readonly error: string | null;
	/** The person did not allow the sign-in there (`access_denied`, RFC 6749 § 4.1.2.1). */
	readonly isDenied: boolean;
	/** The same address without what the provider added. */
	readonly cleanAddress: string;
}

const ADDED = ["code", "state", "error", "error_code", "error_description", "sb_flow_id"] as const;

export function readAuthReturn(address: string): AuthReturn {
	const url = new URL(address);
	// Only the site's root is a return address (spec 02 § 7), so that `?code=` of another screen stays untouched.
	const isReturn = url.pathname === "/";
	// Some errors come in the fragment only.
	const error = isReturn ? (errorIn(url.searchParams) ?? errorIn(new URLSearchParams(url.hash.slice(1)))) : null;
	const arrival = error !== null ? "error" : isReturn && url.searchParams.has("code") ? "code" : "none";
	const isDenied = [url.searchParams, new URLSearchParams(url.hash.slice(1))].some(
		(parameters) => arrival === "error" && parameters.get("error") === "access_denied",
	);
	if (arrival !== "none") {
		for (const name of ADDED) url.searchParams.delete(name);
		url.hash = "";
	}
	return { arrival, error, isDenied, cleanAddress: `${url.pathname}${url.search}${url.hash}` };
}

function errorIn(parameters: URLSearchParams): string | null {
	return parameters.get("error_description") || parameters.get("error") || parameters.get("error_code") || null;
}
