import type { CapabilityChange } from "@scriptorium/script-analyzer/capabilities/capability-change";
import type { useMessages } from "../locale.tsx";
import type { en } from "./messages/en.ts";

type Texts = ReturnType<typeof useMessages<typeof en>>;

/** One changed capability as a sentence; `direction` as seen from the newer version. */
export function describeChange(change: CapabilityChange, direction: "added" | "removed", text: Texts): string {
	const words = direction === "added" ? text.now : text.noLonger;
	switch (change.kind) {
		case "runs-by-itself":
			return words.byItself;
		case "runs-when-clicked":
			return words.whenClicked;
		case "runs-everywhere":
			return words.everywhere;
		case "runs-in-frames":
			return words.frames;
		case "not-offline":
			return words.notOffline;
		case "runs-on":
			return words.runsOn(change.what);
		case "not-left-out":
			return words.leftOut(change.what);
		case "grant":
			return words.grant(change.what);
		case "may-contact":
			return words.mayContact(change.what);
		case "brings-along":
			return words.bringsAlong(change.what);
		case "contacts":
			return words.contacts(hostInWords(change.host, text));
		case "contacts-by":
			return words.contactsBy(hostInWords(change.host, text), change.via);
		case "fact": {
			const fact = words.facts[change.fact];
			const whats = change.whats.join(", ");
			if (change.whole) return direction === "added" ? text.named(fact, whats) : fact;
			return direction === "added" ? text.more(fact, whats) : text.fewer(fact, whats);
		}
	}
}

function hostInWords(host: string, text: Texts): string {
	switch (host) {
		case "(this site)":
		case "(given by the page)":
		case "(unknown)":
			return text.hosts[host];
		default:
			return host;
	}
}
