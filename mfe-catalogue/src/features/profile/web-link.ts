/** Longer ones are cut at their end: the host, which matters, stands at the beginning. */
const MAX_LABEL_LENGTH = 60;

export interface WebLink {
	readonly href: string;
	/** Where it leads, to be read before it is followed: host and path. */
	readonly label: string;
}

/**
 * A person's link, or null for none. Only http and https: whatever else (a `javascript:` address above all) is not shown,
 * also if it should ever come to lie in the database.
 */
export function webLink(address: string | null): WebLink | null {
	const url = address !== null && URL.canParse(address) ? new URL(address) : null;
	if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
	// Credentials before the host (https://bank.example@evil.example) are a way to look like somebody else.
	url.username = "";
	url.password = "";
	const path = url.pathname === "/" ? "" : url.pathname.replace(/\/$/, "");
	const label = url.host.replace(/^www\./, "") + path;
	return {
		href: url.href,
		label: label.length > MAX_LABEL_LENGTH ? `${label.slice(0, MAX_LABEL_LENGTH - 1)}…` : label,
	};
}
