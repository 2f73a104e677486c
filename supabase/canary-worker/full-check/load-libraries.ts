import { createHash } from "node:crypto";
import { createEgressClient, type EgressClient } from "@scriptorium/browser-test/fetch-file";
import { type Connector, type Resolver, startEgressProxy } from "@scriptorium/egress-proxy/start-egress-proxy";
import type { LibraryFile } from "@scriptorium/script-analyzer/analysis-result";
import { pinningOf } from "@scriptorium/script-analyzer/flows/pinned-address";
import { parseChecksums } from "@scriptorium/userscript/checksum";
import { decodeText } from "@scriptorium/userscript/decode-text";
import { libraryAddresses } from "./library-addresses.ts";

/** All files of a script together, in bytes, and the time for them in milliseconds: as the extension grants them. */
const MAX_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 60_000;
/** Heads, encryption and redirects beside the files. */
const OVERHEAD_BYTES = 4 * 1024 * 1024;

/** A file that a version names, as the database keeps it. */
export interface LoadedLibrary {
	/** As written in the metadata. */
	readonly address: string;
	/** `differs`: not the file that the checksum of its address names. */
	readonly state: "loaded" | "failed" | "differs";
	/** Of its bytes, in lower-case hexadecimal; null for a file that was not delivered. */
	readonly sha256: string | null;
	readonly bytes: number | null;
	/** Why it is not rated: a clause. */
	readonly reason: string | null;
	/** Its content cannot change unnoticed. */
	readonly is_pinned: boolean;
}

/** The files of a version, and the same as the analyzer takes them. */
export interface LoadedLibraries {
	readonly stored: readonly LoadedLibrary[];
	readonly rated: readonly LibraryFile[];
}

export interface LoadLibrariesPorts {
	readonly resolver: Resolver;
	readonly connector: Connector;
	readonly signal: AbortSignal;
}

/**
 * Loads the libraries of a version through a proxy that reaches public addresses only. Never rejects: a file that cannot be loaded has
 * the reason.
 *
 * @param code stored text of the version
 * @param ports network, and a signal that ends the loading
 * @returns each file that was asked for, in the order of the metadata
 */
export async function loadLibraries(code: string, ports: LoadLibrariesPorts): Promise<LoadedLibraries> {
	const addresses = libraryAddresses(code);
	if (addresses.length === 0) return { stored: [], rated: [] };
	const { resolver, connector } = ports;
	const proxy = await startEgressProxy({ resolver, connector, maxBytes: MAX_BYTES + OVERHEAD_BYTES });
	const client = createEgressClient(proxy);
	const signal = AbortSignal.any([ports.signal, AbortSignal.timeout(TIMEOUT_MS)]);
	const stored: LoadedLibrary[] = [];
	const rated: LibraryFile[] = [];
	let size = 0;
	try {
		for (const address of addresses) {
			const file = await load(address, client, signal);
			size += file.bytes?.byteLength ?? 0;
			const { row, text } = judge(
				address,
				size > MAX_BYTES ? { reason: "its files are larger than 20 MB together" } : file,
			);
			stored.push(row);
			rated.push(
				text === null
					? { address, problem: row.reason ?? "it could not be loaded", differs: row.state === "differs" }
					: { address, text },
			);
		}
	} finally {
		await client.close();
		await proxy.close();
	}
	return { stored, rated };
}

type Loaded =
	| { readonly bytes: Buffer; readonly contentType: string; readonly reason?: undefined }
	| { readonly bytes?: undefined; readonly reason: string };

async function load(address: string, client: EgressClient, signal: AbortSignal): Promise<Loaded> {
	const { url } = parseChecksums(address);
	if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return { reason: "it is not a web address" };
	const answered = await client.request({ method: "GET", url, headers: {}, body: null }, signal);
	if (!answered.ok) {
		return { reason: answered.error.code === "too_large" ? "it is larger than 5 MB" : "its server did not deliver it" };
	}
	const { status, body, headers, url: end } = answered.value;
	if (end !== url && !end.startsWith("https:") && new URL(end).href !== new URL(url).href) {
		return { reason: "it leads to an address without https" };
	}
	if (status !== 200) return { reason: `its server responded ${status}` };
	return { bytes: body, contentType: /^content-type: *([^\r\n]*)/im.exec(headers)?.[1] ?? "" };
}

/** Compares a file with the checksums of its address, and decodes it. */
function judge(address: string, file: Loaded): { readonly row: LoadedLibrary; readonly text: string | null } {
	const is_pinned = pinningOf(address) === "pinned";
	const none = { address, sha256: null, bytes: null, is_pinned };
	if (file.bytes === undefined) return { row: { ...none, state: "failed", reason: file.reason }, text: null };
	const sha256 = createHash("sha256").update(file.bytes).digest("hex");
	const { checksums } = parseChecksums(address);
	const differs = checksums.some(
		({ algorithm, hex }) => createHash(algorithm).update(file.bytes).digest("hex") !== hex,
	);
	const row = { address, sha256, bytes: file.bytes.byteLength, is_pinned };
	if (differs) return { row: { ...row, state: "differs", reason: "it differs from its checksum" }, text: null };
	const decoded = decodeText(file.bytes, file.contentType);
	if (!decoded.ok) return { row: { ...none, state: "failed", reason: "it is not text" }, text: null };
	return { row: { ...row, state: "loaded", reason: null }, text: decoded.text };
}
