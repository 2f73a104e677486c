import type { Access, AccessRead, VerdictKind } from "@scriptorium/script-analyzer/analysis-result";

/** The verdicts as they follow the level in a report. */
export const verdictWords: Readonly<Record<VerdictKind, string>> = {
	attack: "looks like an attack",
	"worth-a-look": "worth a look",
	"checked-in-part": "checked in part",
	"nothing-found": "nothing found",
	unread: "not read",
};

const DATA: Readonly<Record<AccessRead, string>> = {
	passwords: "passwords",
	cookies: "cookies",
	tokens: "access tokens",
	wallet: "a crypto wallet",
	keystrokes: "keystrokes",
	"form-entries": "form entries",
	clipboard: "the clipboard",
	files: "chosen files",
	"camera-microphone": "camera and microphone",
	location: "the location",
	"site-storage": "data that the site stores",
	messages: "messages of other windows",
	"site-traffic": "requests of the site",
	device: "properties of the device",
	page: "page content",
};

const CODE = {
	none: "runs no code of others",
	pinned: "runs code of others, pinned",
	"not-pinned": "runs code of others, not pinned",
} as const;

/**
 * Describes what a script could do, in one line: where it runs, whose code it runs, what it reads and whom it contacts.
 * @param access the facts; names come from the script and are not made printable here
 * @returns the line
 */
export function describeAccess(access: Access): string {
	const { code, reads } = access;
	return [
		sitesOf(access),
		...(code === null ? [] : [CODE[code]]),
		...(reads === null
			? []
			: [reads.length === 0 ? "reads nothing" : `reads ${reads.map((read) => DATA[read]).join(", ")}`]),
		contactsOf(access),
	].join("; ");
}

function sitesOf({ sites, site_names, site_count }: Access): string {
	const words = { "this-site": "this site only", "named-sites": "named sites", "any-site": "any site" }[sites];
	return site_names.length === 0 ? words : `${words} (${withRest(site_names, site_count)})`;
}

function contactsOf({ offline, contacts, contact_count, own_site, unknown_hosts }: Access): string {
	if (offline) return "offline";
	const servers = [
		...(contacts.length === 0 ? [] : [withRest(contacts, contact_count)]),
		...(own_site ? ["its own site"] : []),
		...(unknown_hosts ? ["servers without a name"] : []),
	];
	return servers.length === 0 ? "contacts no server that was found" : `contacts ${servers.join(", ")}`;
}

function withRest(names: readonly string[], count: number): string {
	const more = count - names.length;
	return names.join(", ") + (more > 0 ? ` and ${more} more` : "");
}
