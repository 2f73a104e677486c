import type { CapabilityProfile } from "../analysis-result.ts";
import { metadataLines } from "../source/metadata-lines.ts";
import type { Source } from "../source/source.ts";
import type { SinkKind, Trace } from "../trace/trace.ts";
import { toCapabilities, toHosts, toLoadedCode } from "./collect-facts.ts";
import { contactedHosts } from "./contacted-hosts.ts";
import { loadedCode } from "./loaded-code.ts";
import { namedLibraries } from "./named-libraries.ts";

const CODE: ReadonlySet<SinkKind> = new Set(["run-code", "load-code"]);
const NETWORK: ReadonlySet<SinkKind> = new Set(["request", "navigation", "submit", "frame", "load-code", "hand-over"]);
const STORAGE_READS: ReadonlySet<string> = new Set(["storage", "script-storage"]);
const SENSITIVE_EVENTS =
	/^(?:key(?:down|up|press)|(?:before)?input|change|submit|formdata|copy|cut|paste|message|storage|drop)$/;

/**
 * The script's abilities with their places, without a rating.
 *
 * @param exact trace of the run that believes what it computes
 * @param skeptical trace of the run that doubts it; adds what only this run found, except servers without a name: there
 * it names no server wherever it doubts an address
 */
export function capabilityProfile(source: Source, exact: Trace, skeptical: Trace): CapabilityProfile {
	const lines = metadataLines(source);
	const trace = joinTraces(exact, skeptical);
	const ofKeys = (...keys: readonly string[]) =>
		lines.flatMap(({ key, value, offset }) => (keys.includes(key) ? [{ what: value, offset }] : []));
	const ofSinks = (wanted: (kind: SinkKind) => boolean) =>
		trace.sinks.flatMap(({ kind, api, offset }) => (wanted(kind) ? [{ what: api, offset }] : []));
	const ofReads = (wanted: (kind: string) => boolean) =>
		trace.reads.flatMap(({ origin }) => (wanted(origin.kind) ? [origin] : []));
	const list = (...facts: readonly (readonly { readonly what: string; readonly offset: number }[])[]) =>
		toCapabilities(facts.flat(), source.placeOf);
	return {
		offline: isOffline(exact) && isWithoutNetwork(skeptical) && !lines.some(({ key }) => key === "require"),
		runs_on: list(ofKeys("match", "include")),
		grants: list(ofKeys("grant").filter(({ what }) => what !== "none")),
		hosts: toHosts(contactedHosts(lines, trace), source.placeOf),
		storage: list(
			ofReads((kind) => STORAGE_READS.has(kind)),
			ofSinks((kind) => kind === "write-storage"),
		),
		cookies: list(
			ofReads((kind) => kind === "cookie"),
			ofSinks((kind) => kind === "write-cookie"),
		),
		listeners: list(
			trace.listeners.flatMap(({ event, offset }) => (SENSITIVE_EVENTS.test(event) ? [{ what: event, offset }] : [])),
		),
		code_loading: list(
			ofSinks((kind) => CODE.has(kind)),
			ofKeys("require").map(({ offset }) => ({ what: "@require", offset })),
		),
		hooks: list(trace.hooks.map(({ target, offset }) => ({ what: target, offset }))),
		unresolved: list(trace.unresolved),
		// What only the skeptical run reads is a guess, which leads to findings and not to a description.
		reads: list(exact.reads.map(({ origin: { kind, offset } }) => ({ what: kind, offset }))),
		loaded_code: toLoadedCode(loadedCode(source, lines, trace), source.placeOf),
		...namedLibraries(source, lines),
	};
}

/** Proven, not presumed: everything was followed, and nothing of it can reach a network or bring code along. */
function isOffline(trace: Trace): boolean {
	return (
		trace.status === "complete" &&
		trace.unresolved.length === 0 &&
		trace.sinks.every(({ kind, partlyUnknown }) => (kind !== "run-code" && kind !== "write-html") || !partlyUnknown) &&
		isWithoutNetwork(trace)
	);
}

function isWithoutNetwork({ status, sinks }: Trace): boolean {
	return (
		status === "complete" &&
		sinks.every(({ kind, destinations }) => !NETWORK.has(kind) || destinations.every(({ kind }) => kind === "local"))
	);
}

function joinTraces(exact: Trace, skeptical: Trace): Trace {
	const sinks = skeptical.sinks.map((sink) => ({
		...sink,
		destinations: sink.destinations.filter(({ kind, host }) => host !== null || kind === "same-site"),
	}));
	// Where the exact run knows the replaced member, the skeptical run adds only names that it joined with it by mistake.
	const knownHooks = new Set(exact.hooks.map(({ offset }) => offset));
	return {
		...exact,
		sinks: [...exact.sinks, ...sinks],
		reads: [...exact.reads, ...skeptical.reads],
		listeners: [...exact.listeners, ...skeptical.listeners],
		hooks: [...exact.hooks, ...skeptical.hooks.filter(({ offset }) => !knownHooks.has(offset))],
	};
}

/** Of a script that could not be read nothing is known, so nothing is proven either. */
export const UNKNOWN_PROFILE: CapabilityProfile = {
	offline: false,
	runs_on: [],
	grants: [],
	hosts: [],
	storage: [],
	cookies: [],
	listeners: [],
	code_loading: [],
	hooks: [],
	unresolved: [],
};
