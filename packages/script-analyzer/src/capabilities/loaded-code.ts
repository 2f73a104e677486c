import { readAddress } from "@scriptorium/userscript/web-address";
import type { LoadedCode, Place } from "../analysis-result.ts";
import { pinningOf } from "../flows/pinned-address.ts";
import { reachOf } from "../flows/reach.ts";
import { serverOwnerOf } from "../flows/server-owner.ts";
import type { MetadataPlace } from "../source/metadata-lines.ts";
import type { Source } from "../source/source.ts";
import { type Sink, type Trace, UNNAMED_SERVER } from "../trace/trace.ts";

type CodeFact = Omit<LoadedCode, keyof Place> & { readonly offset: number };

const CODE_FILE = /\.(?:m?js|cjs|wasm)$/i;
const UNKNOWN = "(unknown)";

/**
 * The code of others that runs with a script: libraries of its metadata block, what it loads from an address, and what it runs of a
 * server's response. A library that stands in its own address is part of the script, and scripts of the page are the page's own.
 */
export function loadedCode(source: Source, lines: readonly MetadataPlace[], { sinks }: Trace): readonly CodeFact[] {
	const reach = reachOf(source);
	const libraries = lines.flatMap(({ key, value, offset }): CodeFact[] => {
		const address = key === "require" ? value : key === "resource" ? codeResource(value) : null;
		if (address === null || source.inlineLibraries.has(address)) return [];
		const url = readAddress(address);
		const isPinned = pinningOf(address) === "pinned";
		return [{ host: url?.hostname || UNKNOWN, via: `@${key}`, pinned: isPinned, offset }];
	});
	const loaded = sinks.flatMap((sink) => {
		const { kind, api, offset } = sink;
		if (kind === "run-code") return servedCode(sink);
		if (kind !== "load-code") return [];
		return sink.destinations.flatMap((destination): CodeFact[] => {
			const owner = serverOwnerOf(destination, reach);
			if (owner === "own" || owner === "local") return [];
			const host = owner === "page-given" ? "(given by the page)" : (destination.host ?? UNKNOWN);
			return [{ host, via: api, pinned: isPinned(sink, destination.address), offset }];
		});
	});
	return [...libraries, ...loaded];
}

/** The address of a resource that is a program; null for pictures, styles and data. */
function codeResource(value: string): string | null {
	const address = value.split(/\s+/)[1] ?? "";
	return CODE_FILE.test(readAddress(address)?.path ?? address) ? address : null;
}

/** Responses of servers that are run as code. */
function servedCode({ api, offset, carried }: Sink): readonly CodeFact[] {
	return carried.flatMap(({ role, origin }): CodeFact[] => {
		if (role !== "code" || origin.kind !== "remote") return [];
		return [{ host: origin.what === UNNAMED_SERVER ? UNKNOWN : origin.what, via: api, pinned: false, offset }];
	});
}

/** Browsers compare the checksum of an element. */
function isPinned({ details }: Sink, address: string | null): boolean {
	if (details.integrity?.some((hash) => /^sha(?:256|384|512)-/.test(hash))) return true;
	return address !== null && pinningOf(address.startsWith("//") ? `https:${address}` : address) === "pinned";
}
