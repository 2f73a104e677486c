import { readAddress } from "@scriptorium/userscript/web-address";
import type { ContactedHost, Place } from "../analysis-result.ts";
import { UNKNOWN_MEMBER, UNKNOWN_SENDER } from "../engine/secret-address.ts";
import type { MetadataPlace } from "../source/metadata-lines.ts";
import type { Destination, Trace } from "../trace/trace.ts";

/** Putting a link into the page contacts nobody, and what an unknown property or function does with an address is a guess. */
const IS_NO_CONTACT: ReadonlySet<string> = new Set(["page.insert", UNKNOWN_MEMBER, UNKNOWN_SENDER]);

type HostFact = Omit<ContactedHost, keyof Place> & { readonly offset: number };

/** Every server from which code is loaded or with which the script communicates. */
export function contactedHosts(lines: readonly MetadataPlace[], trace: Trace): readonly HostFact[] {
	const required = lines.flatMap(({ key, value, offset }): HostFact[] => {
		if (key !== "require" && key !== "resource") return [];
		const address = key === "require" ? value : (value.split(/\s+/)[1] ?? "");
		const host = readAddress(address)?.hostname;
		return host ? [{ host, via: `@${key}`, declared: true, offset }] : [];
	});
	const contacted = trace.sinks.flatMap(({ kind, api, destinations, offset }) => {
		if (kind === "post-message" || IS_NO_CONTACT.has(api)) return [];
		return destinations.flatMap((destination): HostFact[] => {
			const host = nameOf(destination);
			return host === null ? [] : [{ host, via: api, declared: destination.declared, offset }];
		});
	});
	return [...required, ...contacted];
}

function nameOf({ kind, host }: Destination): string | null {
	switch (kind) {
		case "local":
			return null;
		case "same-site":
			return host ?? "(this site)";
		case "third-party":
			return host ?? "(unknown)";
		case "page-given":
			return "(given by the page)";
		case "unresolved":
			return "(unknown)";
	}
}
