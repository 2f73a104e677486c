import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import { type ChecksumAlgorithm, parseChecksums, pinningChecksum } from "@scriptorium/userscript/checksum";
import { readDataAddress } from "@scriptorium/userscript/data-address";
import { decodeText } from "@scriptorium/userscript/decode-text";
import { type Grant, readGrants } from "@scriptorium/userscript/grants";
import { describeHosts, type HostAccess } from "@scriptorium/userscript/host-access";
import { effectiveMatches } from "@scriptorium/userscript/matches-url";
import type { MetadataProblem, RunAt } from "@scriptorium/userscript/metadata";
import { hasCode, readInstalledText } from "@scriptorium/userscript/read-installed-text";
import { exceedsScriptSize, MAX_SCRIPT_SIZE } from "@scriptorium/userscript/script-size";
import { type TextReading, textReadings } from "@scriptorium/userscript/text-readings";
import { deadRules, runsNowhere } from "../page-addresses/page-rule.ts";
import { isProvided } from "../userscript-api/provided-grants.ts";
import { losesFunctions } from "../userscript-api/script-world.ts";

/** A file that a script names by its address. */
export interface RequiredFile {
	/** As written. */
	readonly address: string;
	/** The checksum that pins its content; null when the owner of the address can change it. */
	readonly pinnedBy: ChecksumAlgorithm | null;
	/** The checksum is weak: it is compared, but different files can be made that share it. */
	readonly weak: boolean;
	/** The text in a `data:` address, which is part of the script; null for another address, and for what is no text. */
	readonly inlineText: string | null;
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
	/** Rules that match no page, as written. */
	readonly deadRules: readonly string[];
	/** No rule is left that matches a page: it never starts by itself. */
	readonly runsNowhere: boolean;
	readonly runAt: RunAt;
	readonly grants: readonly { readonly name: string; readonly grant: Grant | null; readonly provided: boolean }[];
	/** `@unwrap` keeps it from the functions that it asks for. */
	readonly losesFunctions: boolean;
	readonly connects: readonly string[];
	/** Libraries that are loaded at install and run before the script. */
	readonly requires: readonly RequiredFile[];
	/** Files that are loaded at install, for the script to read. */
	readonly resources: readonly RequiredFile[];
	readonly problems: readonly MetadataProblem[];
	/** Places that script managers may read differently, for which the hub would refuse the text, and what they mean here. */
	readonly readings: readonly TextReading[];
	readonly code: string;
	/** There is code beside the metadata block and comments. */
	readonly hasOwnCode: boolean;
	/** Code without line breaks or with very long lines, which is not readable. */
	readonly hardToRead: boolean;
}

const MAX_READABLE_LINE = 1000;

/**
 * Parses a userscript that is about to be installed. INVALID_SCRIPT: a text that cannot run, because it is too large, has no metadata block
 * or no code, or names no page. Text that only the hub refuses, as script managers may read it differently, is described in `readings`.
 */
export function readInstallable(raw: string): Result<ScriptReview, "INVALID_SCRIPT"> {
	const review = readScript(raw);
	if (!review.ok) return review;
	const { hosts, requires, hasOwnCode } = review.value;
	if (hosts.every(({ valid }) => !valid)) {
		const patterns = hosts.slice(0, 3).map(({ pattern }) => pattern.slice(0, 100));
		return fail(
			"INVALID_SCRIPT",
			`It would run on no page, as none of its patterns can match one: ${patterns.join(", ")}`,
		);
	}
	return requires.length === 0 && !hasOwnCode ? fail("INVALID_SCRIPT", "It has no code that could run") : review;
}

/** Parses a userscript as it will run. INVALID_SCRIPT: a text that is too large, or has no metadata block. */
export function readScript(raw: string): Result<ScriptReview, "INVALID_SCRIPT"> {
	if (exceedsScriptSize(raw)) return fail("INVALID_SCRIPT", `The script is larger than ${MAX_SCRIPT_SIZE}`);
	const { text, problems: textProblems } = readInstalledText(raw);
	if (text === null || text.metadata === null || text.block === null) return fail("INVALID_SCRIPT", withoutBlock(raw));
	const { code, metadata } = text;
	const readings = textReadings(text, textProblems);
	const told = new Set(readings.map(({ line }) => line));
	const problems = text.warnings.filter(({ line }) => !told.has(line));
	const { granted, unknown } = readGrants(metadata.grants);
	return succeed({
		name: metadata.name,
		updatesFrom: [...new Set([metadata.downloadUrl, metadata.updateUrl].filter((address) => address !== null))],
		version: metadata.version ?? "",
		author: metadata.author,
		description: metadata.description,
		hosts: describeHosts(metadata),
		excluded: [...metadata.excludeMatches, ...metadata.excludes],
		deadRules: deadRules(metadata),
		runsNowhere: runsNowhere({ ...metadata, matches: effectiveMatches(metadata) }),
		runAt: metadata.runAt,
		grants: [
			...granted.map((grant) => ({ name: grant, grant, provided: isProvided(grant) })),
			...unknown.map((name) => ({ name, grant: null, provided: false })),
		],
		losesFunctions: losesFunctions(metadata),
		connects: metadata.connects,
		requires: metadata.requires.map(describeFile),
		resources: [...new Set(metadata.resources.map(({ url }) => url))].map(describeFile),
		problems,
		readings,
		code,
		hasOwnCode: hasCode(text),
		hardToRead: code.split("\n").some((line) => line.length > MAX_READABLE_LINE),
	});
}

/** Why a text has no metadata block that any script manager reads, for the person who wants to install it. */
function withoutBlock(raw: string): string {
	if (raw.trim() === "") return "The file is empty";
	return raw.includes("==UserScript==")
		? "It does not say where it runs: its metadata block has no last line (// ==/UserScript==). It may not have been downloaded in full"
		: "It is not a userscript: it has no metadata block (// ==UserScript==), which says where it runs";
}

function describeFile(address: string): RequiredFile {
	const pinnedBy = pinningChecksum(address)?.algorithm ?? null;
	const data = readDataAddress(address);
	const decoded = data && decodeText(data.bytes, data.contentType);
	return {
		address,
		pinnedBy,
		weak: pinnedBy === null && parseChecksums(address).checksums.length > 0,
		inlineText: decoded?.ok ? decoded.text : null,
	};
}
