import { checkValue } from "./check-value.ts";
import type { InjectInto, MetadataProblem, ProblemCode, RunAt, ScriptMetadata, ScriptResource } from "./metadata.ts";
import { type MetadataBlock, type MetadataEntry, readBlock } from "./read-block.ts";

export interface ParsedMetadata {
	readonly metadata: ScriptMetadata;
	readonly problems: readonly MetadataProblem[];
	/** Offsets of the block in the code, from the start of its first line to the end of its last. */
	readonly range: { readonly start: number; readonly end: number };
}

export type MetadataResult =
	| ({ readonly ok: true } & ParsedMetadata)
	| { readonly ok: false; readonly problems: readonly MetadataProblem[] };

const RUN_AT: readonly RunAt[] = ["document-start", "document-body", "document-end", "document-idle", "context-menu"];
const INJECT_INTO: readonly InjectInto[] = ["page", "content", "auto"];

/**
 * Reads the metadata block of a userscript. Never throws.
 *
 * @param code the canonical text of the script
 * @param block what `readBlock` returned for this text, when it was already called
 * @param options how to read a block that lacks something
 * @param options.unnamed name of a script without `@name`; left out: such a block cannot be used
 * @returns the metadata with warnings; `ok: false` with errors when the block cannot be used
 */
export function parseMetadata(
	code: string,
	block: MetadataBlock = readBlock(code),
	{ unnamed = null }: { readonly unnamed?: string | null } = {},
): MetadataResult {
	if (!block.ok) return { ok: false, problems: [block.problem] };
	const problems = [...block.problems];
	const warn = (problem: ProblemCode, entry: MetadataEntry, message: string): void => {
		problems.push({ code: problem, severity: "warning", line: entry.line, key: entry.written, message });
	};

	const of = (key: string) => block.entries.filter((entry) => entry.key === key && entry.locale === null);
	const text = (key: string): string | null => {
		const [first, ...others] = of(key);
		for (const entry of others) {
			if (entry.written === first?.written)
				warn("repeated-key", entry, `@${entry.written} is given twice; the first counts`);
		}
		return first?.value ?? null;
	};
	const list = (key: string): string[] => [...new Set(of(key).map((entry) => entry.value))];
	const choice = <Value extends string>(key: string, allowed: readonly Value[], otherwise: Value): Value => {
		const written = text(key);
		if (written === null) return otherwise;
		const known = allowed.find((value) => value === written);
		const [entry] = of(key);
		if (known === undefined && entry)
			warn("bad-value", entry, `@${entry.written} ${written} is not known; ${otherwise} is used`);
		return known ?? otherwise;
	};
	const localized = (key: string): ReadonlyMap<string, string> =>
		new Map(
			block.entries.flatMap((entry) =>
				entry.key === key && entry.locale !== null ? [[entry.locale, entry.value]] : [],
			),
		);
	const resources = of("resource").flatMap((entry): ScriptResource[] => {
		const match = /^(\S+)\s+(\S+)$/.exec(entry.value);
		if (match?.[1] && match[2]) return [{ name: match[1], url: match[2] }];
		warn("bad-value", entry, "@resource needs a name and an address");
		return [];
	});

	const name = text("name") ?? unnamed;
	if (name === null) {
		problems.push({
			code: "missing-name",
			severity: "error",
			line: block.line,
			key: "name",
			message: "@name is missing",
		});
		return { ok: false, problems };
	}
	problems.push(...block.entries.filter(({ locale }) => locale === null).flatMap(checkValue));
	const metadata: ScriptMetadata = {
		name,
		localizedNames: localized("name"),
		namespace: text("namespace"),
		version: text("version"),
		description: text("description"),
		localizedDescriptions: localized("description"),
		author: text("author"),
		icon: text("icon"),
		icon64: text("icon64"),
		homepage: text("homepage"),
		support: text("support"),
		downloadUrl: text("downloadurl"),
		updateUrl: text("updateurl"),
		license: text("license"),
		copyright: text("copyright"),
		antifeatures: list("antifeature"),
		tags: list("tag").flatMap((tags) => tags.split(/[\s,]+/).filter(Boolean)),
		matches: list("match"),
		excludeMatches: list("exclude-match"),
		includes: list("include"),
		excludes: list("exclude"),
		grants: list("grant"),
		requires: list("require"),
		resources,
		connects: list("connect"),
		runAt: choice("run-at", RUN_AT, "document-idle"),
		allFrames: of("noframes").length === 0,
		injectInto: choice("inject-into", INJECT_INTO, "auto"),
		sandbox: text("sandbox"),
		runIn: text("run-in"),
		unwrap: of("unwrap").length > 0,
		topLevelAwait: of("top-level-await").length > 0,
		others: block.entries.filter(isOther).map(({ written, writtenLocale, value }) => ({
			key: writtenLocale === null ? written : `${written}:${writtenLocale}`,
			value,
		})),
	};
	return { ok: true, metadata, problems, range: block.range };
}

/** Unknown keys, keys without effect here, and translations of keys that have none here. */
function isOther({ kind, locale }: MetadataEntry): boolean {
	return kind === null || kind === "ignored" || (locale !== null && kind !== "localized");
}
