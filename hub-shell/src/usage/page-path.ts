const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Matches a path segment that may be a token: at least 20 characters, with a digit. */
const TOKEN = /^(?=.*\d)[\w.~-]{20,}$/;

/**
 * Returns the path of a page as usage statistics store it: without query and fragment, ids and tokens replaced by `:id`.
 * @returns at most 200 characters, for example `/bookmarklet/:id`
 */
export function pagePath(pathname: string): string {
	const [path = "/"] = pathname.split(/[?#]/);
	return path
		.split("/")
		.map((part) => (UUID.test(part) ? ":id" : TOKEN.test(part) ? ":token" : part))
		.join("/")
		.slice(0, 200);
}

/** The site that led to the hub, without path and query; null for none and for the hub itself. */
export function referringSite(referrer: string, hubOrigin: string): string | null {
	if (!URL.canParse(referrer)) return null;
	const { origin } = new URL(referrer);
	return origin === "null" || origin === hubOrigin ? null : origin;
}
