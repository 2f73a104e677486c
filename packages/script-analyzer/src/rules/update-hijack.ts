import { isLocalHost } from "@scriptorium/userscript/local-host";
import { readAddress } from "@scriptorium/userscript/web-address";
import { registrableDomain } from "../engine/site.ts";
import { isDisposableHost, isPublisher } from "../flows/script-hosts.ts";
import { type MetadataPlace, metadataLines } from "../source/metadata-lines.ts";
import { at, type Finding, type Rule } from "./rule.ts";

const UPDATES: ReadonlySet<string> = new Set(["updateurl", "downloadurl"]);
const HOME: ReadonlySet<string> = new Set(["namespace", "homepage", "support"]);

export const updateHijack: Rule = {
	id: "update-hijack",
	title: "Updates from an untrusted place",
	catches: "Update addresses without https, on disposable hosts, or away from the script's own home.",
	severity: "medium",
	advice: "Serve updates over https from the place where the script is published.",
	check: ({ source }) => {
		const lines = metadataLines(source);
		const homes = lines.flatMap(({ key, value, offset }) => (HOME.has(key) ? homeOf(key, value, offset) : []));
		return lines.flatMap((line) => (UPDATES.has(line.key) ? judge(line, homes) : []));
	},
};

function judge({ value, offset }: MetadataPlace, homes: readonly Home[]): Finding[] {
	const url = readAddress(value);
	if (url === null || !/^https?$/.test(url.scheme)) {
		return /^(?:none|about:blank)?$/i.test(value) || /^(?:file|data)$/.test(url?.scheme ?? "")
			? []
			: [at(offset, "low", "The update address is not valid.")];
	}
	if (url.scheme === "http" && !isLocalHost(url.hostname)) {
		const what = `Updates come from ${url.hostname} over an unencrypted connection: anyone in between can replace the code.`;
		return [at(offset, "medium", what)];
	}
	if (isDisposableHost(url.hostname) && !isLocalHost(url.hostname)) {
		return [at(offset, "medium", `Updates come from ${url.hostname}, an address that anyone can register for a day.`)];
	}
	if (isPublisher(url.hostname) || homes.length === 0 || homes.some(({ host }) => sameOwner(host, url.hostname)))
		return [];
	const [home] = homes;
	const description = `Updates come from ${url.hostname}, while @${home?.key ?? ""} names ${home?.host ?? ""}.`;
	const steps = home ? [{ offset: home.offset, description: `names ${home.host}` }] : [];
	return [{ severity: "medium", offset, description, steps }];
}

/** A host that the script names as its home, and where. */
interface Home {
	/** Metadata key, lower case. */
	readonly key: string;
	readonly host: string;
	readonly offset: number;
}

function homeOf(key: string, value: string, offset: number): readonly Home[] {
	const host = readAddress(value)?.hostname;
	return host ? [{ key, host, offset }] : [];
}

function sameOwner(left: string, right: string): boolean {
	return registrableDomain(left) === registrableDomain(right);
}
