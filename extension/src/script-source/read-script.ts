import { fail, type Result, succeed } from "@scriptorium/shared-protocol/errors";
import { type ChecksumAlgorithm, parseChecksums, pinningChecksum } from "@scriptorium/userscript/checksum";
import { type Grant, readGrants } from "@scriptorium/userscript/grants";
import { describeHosts, type HostAccess } from "@scriptorium/userscript/host-access";
import type { MetadataProblem, RunAt } from "@scriptorium/userscript/metadata";
import { readScriptText } from "@scriptorium/userscript/read-script-text";
import { isProvided } from "../library/provided-grants.ts";

/** A file that a script names by its address. */
export interface RequiredFile {
	/** As written. */
	readonly address: string;
	/** The checksum that pins its content; null when the owner of the address can change it. */
	readonly pinnedBy: ChecksumAlgorithm | null;
	/** The checksum is weak: it is compared, but different files can be made that share it. */
	readonly weak: boolean;
}

/** Facts about a script that are shown before it is installed. */
export interface ScriptReview {
	readonly name: string;
	/** `@downloadURL` and `@updateURL` as written, without repetition. */
	readonly updatesFrom: readonly string[];
	readonly version: string;
	readonly author: string | null;
	readonly description: string | null;
	readonly hosts: readonly HostAccess[];
	readonly excluded: readonly string[];
	readonly runAt: RunAt;
	readonly grants: readonly { readonly name: string; readonly grant: Grant | null; readonly provided: boolean }[];
	readonly connects: readonly string[];
	/** Libraries that are loaded at install and run before the script. */
	readonly requires: readonly RequiredFile[];
	/** Files that are loaded at install, for the script to read. */
	readonly resources: readonly RequiredFile[];
	readonly problems: readonly MetadataProblem[];
	readonly code: string;
	/** Code without line breaks or with very long lines, which is not readable. */
	readonly hardToRead: boolean;
}

const MAX_READABLE_LINE = 1000;

/** Parses a userscript as it will run. INVALID_SCRIPT: no userscript, or an ambiguous one. */
export function readScript(raw: string): Result<ScriptReview, "INVALID_SCRIPT"> {
	const read = readScriptText(raw);
	if (!read.ok) {
		const [{ line, column, message }] = read.problems;
		return fail("INVALID_SCRIPT", `Line ${line}, column ${column}: ${message.replace(/\.$/, "")}`);
	}
	const { code, metadata, warnings: problems } = read.text;
	if (!metadata) return fail("INVALID_SCRIPT", "There is no // ==UserScript== line");
	const { granted, unknown } = readGrants(metadata.grants);
	return succeed({
		name: metadata.name,
		updatesFrom: [...new Set([metadata.downloadUrl, metadata.updateUrl].filter((address) => address !== null))],
		version: metadata.version ?? "",
		author: metadata.author,
		description: metadata.description,
		hosts: describeHosts(metadata),
		excluded: [...metadata.excludeMatches, ...metadata.excludes],
		runAt: metadata.runAt,
		grants: [
			...granted.map((grant) => ({ name: grant, grant, provided: isProvided(grant) })),
			...unknown.map((name) => ({ name, grant: null, provided: false })),
		],
		connects: metadata.connects,
		requires: metadata.requires.map(describeFile),
		resources: [...new Set(metadata.resources.map(({ url }) => url))].map(describeFile),
		problems,
		code,
		hardToRead: code.split("\n").some((line) => line.length > MAX_READABLE_LINE),
	});
}

function describeFile(address: string): RequiredFile {
	const pinnedBy = pinningChecksum(address)?.algorithm ?? null;
	return { address, pinnedBy, weak: pinnedBy === null && parseChecksums(address).checksums.length > 0 };
}
