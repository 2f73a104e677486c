/**
 * What the operator of a hub promises and who it is. The only place of these facts: the static pages and the contact form show
 * them. Change them before you open a hub of your own, and build the shell again (docs/deployment.md).
 */
export const operator = {
	/** Who runs the hub, as a sentence names it: a person or a company. */
	name: "the operator of this hub",
	/** Postal address, on the pages About and Privacy; null leaves it out. Many countries require one. */
	postalAddress: null as string | null,
	/** E-mail address beside the contact form; null leaves it out. */
	email: null as string | null,
	/** Law that the terms name; null names none. */
	governingLaw: null as string | null,
	/** Author of the tutorials. */
	tutorialAuthor: "Scriptorium Team",
	/** Reports about security are investigated within this time. */
	securityReportHours: 24,
	/** Usual time until an answer, by subject of the message. */
	responseTimes: { general: "24-48h", bugs: "12-24h", security: "2-6h", account: "6-12h" },
	/** People below this age are not served. */
	minimumAge: 13,
	/** Changes of the terms are announced this long before they apply. */
	termsNoticeDays: 30,
	/** Server logs with addresses are kept this long. */
	logDays: 30,
	/** Date of the latest change of terms and privacy policy: year, month and day. */
	legalDate: "2026-11-29",
} as const;

/**
 * Writes the date of the latest change of terms and privacy policy.
 * @param locale BCP 47 tag of the language to write it in
 * @returns the date, as in November 29, 2026
 */
export function legalDate(locale: string): string {
	return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(operator.legalDate));
}
