import type { ScriptReach } from "@scriptorium/hub-data/scripts/script-card";
import type { useMessages } from "@scriptorium/ui-kit/locale";
import type { en } from "./messages/en.ts";

type Texts = ReturnType<typeof useMessages<typeof en>>["reach"];

export interface ReachFact {
	readonly about: "sites" | "offline" | "servers";
	/** As short as a card needs it: `Runs on example.com +2`. */
	readonly short: string;
	/** The same with the names behind the number. */
	readonly full: string;
}

/**
 * What a card says about where a script runs and whom it contacts.
 * @param reach from the row of a list; null while its latest version is not rated
 * @param text the texts of the card
 * @returns the facts in the order of the card; unknown facts are left out
 */
export function describeReach(reach: ScriptReach | null, text: Texts): readonly ReachFact[] {
	if (reach === null) return [];
	return [...describeSites(reach, text), ...describeServers(reach, text)];
}

function describeSites({ every_site, sites, site_count }: ScriptReach, text: Texts): readonly ReachFact[] {
	if (every_site) return [{ about: "sites", short: text.everySite, full: text.everySite }];
	const [first] = sites;
	if (first === undefined) return [];
	const short = text.runsOn(text.andMore(first, site_count - 1));
	return [{ about: "sites", short, full: text.runsOn(listNames(sites, site_count, text)) }];
}

function describeServers(reach: ScriptReach, text: Texts): readonly ReachFact[] {
	const { offline, contacts, contact_count, own_site, unknown_hosts } = reach;
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
