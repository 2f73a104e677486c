import type { Access } from "@scriptorium/script-analyzer/analysis-result";
import type { useMessages } from "../locale.tsx";
import type { en as detailTexts } from "./messages/details-en.ts";
import type { en } from "./messages/en.ts";

type Texts = ReturnType<typeof useMessages<typeof en>>;
type DetailTexts = ReturnType<typeof useMessages<typeof detailTexts>>;

export interface AccessFact {
	readonly about: "sites" | "code" | "reads" | "offline" | "servers";
	/** As short as a card needs it: `Runs on example.com +2`. */
	readonly short: string;
	/** The same with the names behind the number. */
	readonly full: string;
}

/**
 * Describes what a script could do, as cards show it: what it does not do is left out, and that it reads the content of the page, as most
 * scripts do.
 * @param access the facts; null while nothing is known
 * @param text the texts of cards
 * @returns the facts in the order in which they are shown
 */
export function describeAccess(access: Access | null, text: Texts): readonly AccessFact[] {
	if (access === null) return [];
	const reads = access.reads?.filter((read) => read !== "page") ?? [];
	return [
		describeSites(access, text),
		...describeCode(access, text),
		...(reads.length === 0 ? [] : [describeReads(reads, text)]),
		...describeServers(access, text),
	];
}

/** One of the four questions about access, and its answer in words. */
export interface AccessAnswer {
	readonly about: "sites" | "code" | "reads" | "servers";
	readonly words: string;
}

/**
 * Describes all that a script could do, also what it does not do and what is not known.
 * @param access the facts
 * @param text the texts of cards
 * @param details the texts of the parts below a card
 * @returns where it runs, whose code it runs, what it reads and whom it contacts, always in this order
 */
export function describeWholeAccess(access: Access, text: Texts, details: DetailTexts): readonly AccessAnswer[] {
	const { code, reads } = access;
	const nothingRead = reads === null ? details.readsUnknown : details.readsNothing;
	return [
		{ about: "sites", words: describeSites(access, text).full },
		{
			about: "code",
			words: describeCode(access, text)[0]?.full ?? (code === null ? details.codeUnknown : details.noCode),
		},
		{ about: "reads", words: reads === null || reads.length === 0 ? nothingRead : describeReads(reads, text).full },
		{ about: "servers", words: describeServers(access, text)[0]?.full ?? details.noServers },
	];
}

function describeSites({ sites, site_names, site_count }: Access, text: Texts): AccessFact {
	if (sites === "any-site") return { about: "sites", short: text.anySite, full: text.anySiteFull };
	const [first] = site_names;
	if (first === undefined) {
		return sites === "this-site"
			? { about: "sites", short: text.thisSite, full: text.clickedSite }
			: { about: "sites", short: text.namedSites, full: text.namedSites };
	}
	const names = listNames(site_names, site_count, text);
	return {
		about: "sites",
		short: text.runsOn(text.andMore(first, site_count - 1)),
		full: sites === "this-site" ? text.oneSite(names) : text.namedSitesFull(names),
	};
}

function describeCode({ code }: Access, text: Texts): readonly AccessFact[] {
	if (code === null || code === "none") return [];
	return [{ about: "code", short: text.code[code], full: text.codeFull[code] }];
}

function describeReads(reads: NonNullable<Access["reads"]>, text: Texts): AccessFact {
	const names = reads.map((read) => text.data[read]);
	const short = text.reads(text.andMore(names[0] ?? "", names.length - 1));
	return { about: "reads", short, full: text.reads(names.join(", ")) };
}

function describeServers(access: Access, text: Texts): readonly AccessFact[] {
	const { offline, contacts, contact_count, own_site, unknown_hosts } = access;
	if (offline) return [{ about: "offline", short: text.offline, full: text.offlineFull }];
	const [first] = contacts;
	if (first !== undefined) {
		const names = listNames(contacts, contact_count, text);
		return [
			{
				about: "servers",
				short: text.contacts(text.andMore(first, contact_count - 1 + (unknown_hosts ? 1 : 0))),
				full: text.contacts(unknown_hosts ? text.andUnknown(names) : names),
			},
		];
	}
	if (unknown_hosts) return [{ about: "servers", short: text.contactsUnknown, full: text.contactsUnknownFull }];
	return own_site ? [{ about: "servers", short: text.contactsOwnSite, full: text.contactsOwnSite }] : [];
}

function listNames(names: readonly string[], count: number, text: Texts): string {
	const list = names.join(", ");
	return count > names.length ? text.andOthers(list, count - names.length) : list;
}
