import { plural } from "@scriptorium/ui-kit/locale";

export const en = {
	anonymous: "Anonymous",
	by: "by",
	featured: "Featured",
	forkedFrom: "Forked from",
	risk: { green: "Low Risk", amber: "Medium Risk", red: "High Risk", unrated: "Not rated" },
	installsOf: (count: number) => plural("en", count, { one: "install", other: "installs" }),
	starsOf: (count: number) => plural("en", count, { one: "star", other: "stars" }),
	average: (average: number) => average.toFixed(1),
	rating: (average: number, count: number) =>
		`${average.toFixed(1)} out of 5, ${plural("en", count, { one: "# review", other: "# reviews" })}`,
	picture: (title: string) => `A sample page after “${title}” has run on it`,
	tags: "Tags",
	kind: { bookmarklet: "Bookmarklet", userscript: "Userscript" },
	reach: {
		label: "What it is and may do",
		everySite: "Every site",
		runsOn: (hosts: string) => `Runs on ${hosts}`,
		offline: "Works offline",
		offlineFull: "Works offline: the analysis has shown that it contacts no server",
		contacts: (hosts: string) => `Contacts ${hosts}`,
		contactsUnknown: "Contacts unknown servers",
		contactsUnknownFull: "Contacts servers that the analysis could not name",
		contactsOwnSite: "Contacts the site it runs on",
		andMore: (host: string, more: number) => (more === 0 ? host : `${host} +${more}`),
		andOthers: (hosts: string, others: number) => `${hosts} and ${others} more`,
		andUnknown: (hosts: string) => `${hosts} and servers that the analysis could not name`,
	},
} as const;
