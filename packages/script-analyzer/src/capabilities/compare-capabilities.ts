import { describeHosts } from "@scriptorium/userscript/host-access";
import type { ScriptMetadata } from "@scriptorium/userscript/metadata";
import { readInstalledText } from "@scriptorium/userscript/read-installed-text";
import { inspectScriptText } from "@scriptorium/userscript/read-script-text";
import type { CapabilityProfile, ScriptInput } from "../analysis-result.ts";
import { type CapabilityChange, type CapabilityComparison, FACT_KINDS } from "./capability-change.ts";

/** One side of the comparison: metadata with the requested permissions, profile with the abilities of the code. */
export interface ComparedVersion {
	readonly code: string;
	readonly capabilities: CapabilityProfile;
	/** As in `ScriptInput`: how the profile's text was read. */
	readonly reading?: ScriptInput["reading"];
}

interface Abilities {
	/** Null for a bookmarklet. */
	readonly metadata: ScriptMetadata | null;
	/** Patterns by which it runs; one that covers everything makes the others meaningless. */
	readonly patterns: readonly string[];
	readonly everywhere: boolean;
	readonly profile: CapabilityProfile;
}

/**
 * Compares two versions of a script: what the newer one can do that the older one could not, and vice versa. Never throws.
 *
 * @param older the earlier version: its metadata with the requested permissions, its profile with the abilities of its code
 * @param newer the later version
 * @returns `added` and `removed`; swapping the versions swaps them. `followed` is false when parts of the newer
 * version were not analyzed, so that an empty `added` proves nothing
 */
export function compareCapabilities(older: ComparedVersion, newer: ComparedVersion): CapabilityComparison {
	const [before, after] = [abilitiesOf(older), abilitiesOf(newer)];
	return {
		added: onlyIn(after, before),
		removed: onlyIn(before, after),
		followed: isFollowed(after),
	};
}

function abilitiesOf({ code, capabilities, reading }: ComparedVersion): Abilities {
	const installed = reading === "installed" ? readInstalledText(code).text : null;
	const { metadata } = installed ?? inspectScriptText(code).text;
	if (!metadata) return { metadata: null, patterns: [], everywhere: false, profile: capabilities };
	const hosts = describeHosts(metadata);
	return {
		metadata,
		patterns: hosts.map(({ pattern }) => pattern),
		everywhere: hosts.some(({ broad }) => broad),
		profile: capabilities,
	};
}

function isFollowed({ metadata, profile }: Abilities): boolean {
	return (
		profile.unresolved.length === 0 &&
		profile.code_loading.length === 0 &&
		(metadata?.requires.length ?? 0) === 0 &&
		profile.hosts.every(({ host }) => host !== "(unknown)")
	);
}

/** Symmetric: swapping the versions swaps `added` and `removed`. */
function onlyIn(one: Abilities, other: Abilities): readonly CapabilityChange[] {
	return [...places(one, other), ...requests(one, other), ...contacts(one, other), ...facts(one, other)];
}

function places(one: Abilities, other: Abilities): readonly CapabilityChange[] {
	const changes: CapabilityChange[] = [];
	if (one.metadata === null) {
		if (other.metadata !== null) changes.push({ kind: "runs-when-clicked" });
		return changes;
	}
	if (other.metadata === null) changes.push({ kind: "runs-by-itself" });
	if (one.everywhere && !other.everywhere) changes.push({ kind: "runs-everywhere" });
	if (!one.everywhere && !other.everywhere) {
		for (const what of missing(one.patterns, other.patterns)) changes.push({ kind: "runs-on", what });
	}
	if (other.metadata !== null) {
		for (const what of missing(leftOut(other.metadata), leftOut(one.metadata)))
			changes.push({ kind: "not-left-out", what });
		if (one.metadata.allFrames && !other.metadata.allFrames) changes.push({ kind: "runs-in-frames" });
	}
	return changes;
}

function leftOut({ excludes, excludeMatches }: ScriptMetadata): readonly string[] {
	return [...excludes, ...excludeMatches];
}

function requests(one: Abilities, other: Abilities): readonly CapabilityChange[] {
	const grants = missing(names(one.profile.grants), names(other.profile.grants));
	const connects = missing(one.metadata?.connects ?? [], other.metadata?.connects ?? []);
	const brought = missing(broughtAlong(one.metadata), broughtAlong(other.metadata));
	return [
		...grants.map((what) => ({ kind: "grant", what }) as const),
		...connects.map((what) => ({ kind: "may-contact", what }) as const),
		...brought.map((what) => ({ kind: "brings-along", what }) as const),
	];
}

function broughtAlong(metadata: ScriptMetadata | null): readonly string[] {
	return metadata === null ? [] : [...metadata.requires, ...metadata.resources.map(({ url }) => url)];
}

function contacts(one: Abilities, other: Abilities): readonly CapabilityChange[] {
	const changes: CapabilityChange[] = [];
	const known = new Set(other.profile.hosts.map(({ host }) => host));
	const ways = new Set(other.profile.hosts.map(wayOf));
	const listed = new Set<string>();
	for (const contact of one.profile.hosts) {
		const { host, via } = contact;
		const way = known.has(host) ? wayOf(contact) : host;
		if (listed.has(way) || (known.has(host) && ways.has(way))) continue;
		listed.add(way);
		changes.push(known.has(host) ? { kind: "contacts-by", host, via } : { kind: "contacts", host });
	}
	// Listed last: the hosts are more specific.
	if (!one.profile.offline && other.profile.offline) changes.push({ kind: "not-offline" });
	return changes;
}

/** A host has no space in it. */
function wayOf({ host, via }: { readonly host: string; readonly via: string }): string {
	return `${host} ${via}`;
}

function facts(one: Abilities, other: Abilities): readonly CapabilityChange[] {
	return FACT_KINDS.flatMap((fact): readonly CapabilityChange[] => {
		const there = names(other.profile[fact]);
		const whats = missing(names(one.profile[fact]), there);
		return whats.length === 0 ? [] : [{ kind: "fact", fact, whats, whole: there.length === 0 }];
	});
}

function names(capabilities: readonly { readonly what: string }[]): readonly string[] {
	return capabilities.map(({ what }) => what);
}

function missing(wanted: readonly string[], there: readonly string[]): readonly string[] {
	const known = new Set(there);
	return [...new Set(wanted)].filter((name) => !known.has(name));
}
