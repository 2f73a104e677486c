import { operator } from "../../src/operator/operator.ts";

/** Days for which the text may be believed. RFC 9116 § 2.5.5 recommends less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Where security researchers read how to report a vulnerability of the hub (RFC 9116 § 3). */
export const SECURITY_TEXT_PATH = "/.well-known/security.txt";

/**
 * Writes `security.txt` from what the operator has set.
 * @param origin origin of the hub
 * @param now time of the request
 * @returns the fields of RFC 9116, one per line
 */
export function securityText(origin: string, now: Date): string {
	// The same text for a whole day, so that caches and entity tags work.
	const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
	return [
		...(operator.email === null ? [] : [`Contact: mailto:${operator.email}`]),
		`Contact: ${origin}/contact?category=security`,
		`Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
		"Preferred-Languages: en, de",
		`Canonical: ${origin}${SECURITY_TEXT_PATH}`,
		`Policy: ${origin}/security`,
		"",
	].join("\n");
}
