import type { CapabilityProfile, LibraryFile, ScriptInput, Vulnerability } from "../analysis-result.ts";
import { isLong, MAX_SHORT_LENGTH } from "../flows/reach.ts";
import type { Source } from "../source/source.ts";
import { FIRST_CHECK_STEPS } from "../step-budgets.ts";
import { mergeFindings } from "./merge-scopes.ts";
import { CHECKED_IN_PART } from "./verdict.ts";

/** A script without its libraries, or one library without the script. */
export interface Part {
	/** With the line numbers of the whole. */
	readonly input: ScriptInput;
	/** The address of the library; null for the script. */
	readonly library: string | null;
	/** Evaluation steps. */
	readonly steps: number;
}

/** Findings of a part that was rated by itself. */
export interface PartFindings {
	readonly library: string | null;
	readonly vulnerabilities: readonly Vulnerability[];
	/** False for a part that could not be checked at all. */
	readonly isRead: boolean;
}

/**
 * The parts of a script with loaded libraries, to be rated by themselves as well. A library can be so large that no steps are left for what
 * follows it, and in a long program values of places which never meet are joined; neither must hide what a part does alone.
 *
 * @param input with its libraries
 * @param source the script and its libraries, as read
 * @param steps for the script; the libraries share as many, up to those of the first check for each
 * @param whole findings of script and joined libraries together
 * @returns none for a script without the code of a loaded file. A joined library is left out where the whole was short and checked in full,
 * and where it is nearly the whole
 */
export function partsOf(
	input: ScriptInput,
	source: Source,
	steps: number,
	whole: readonly Vulnerability[],
): readonly Part[] {
	const { namedFiles, block, blockRange } = source;
	const all = input.libraries ?? [];
	const files = all.filter(({ address }) => namedFiles.get(address)?.state === "checked");
	if (files.length === 0 || block === null || blockRange === null) return [];
	const linesAbove = input.code.slice(0, blockRange.start).replace(/[^\r\n]/g, "");
	const metadata = linesAbove + input.code.slice(blockRange.start, blockRange.end);
	const share = Math.min(Math.floor(steps / files.length), FIRST_CHECK_STEPS);
	const isJoined = files.some(({ address }) => !isApart(namedFiles, address));
	const others = all.filter((file) => !files.includes(file));
	const isWhole = !isLong(source) && !whole.some(isAboutPart);
	const alone = files.filter((file) => isApart(namedFiles, file.address) || !(isWhole || isNearly(source, file)));
	return [
		// Without joined libraries, the whole is the script alone.
		...(isJoined ? [{ input: { ...input, libraries: others }, library: null, steps }] : []),
		...alone.map((file) => ({
			input: { ...input, code: metadata, libraries: [file] },
			library: file.address,
			steps: share,
		})),
	];
}

/**
 * Adds what is found in a part alone to the findings of the whole.
 *
 * @param whole findings of script and joined libraries together
 * @param parts findings of each part
 * @param source the whole
 * @returns those of the whole with all severe ones of its parts, and with all of its joined parts if the whole could not be checked in full
 */
export function withFindingsOfParts(
	whole: readonly Vulnerability[],
	parts: readonly PartFindings[],
	{ namedFiles }: Source,
): readonly Vulnerability[] {
	if (parts.length === 0) return whole;
	const isInPart = whole.some(isAboutPart);
	const added = parts.flatMap(({ library, vulnerabilities }) => {
		const isJoined = library === null || !isApart(namedFiles, library);
		return vulnerabilities.filter(({ type, severity }) => {
			const isSevere = severity === "critical" || severity === "high";
			return !ABOUT_THE_WHOLE.has(type) && (isSevere || (isInPart && isJoined));
		});
	});
	return mergeFindings([whole, added]);
}

/**
 * Corrects the states of libraries in a profile: one that could not be followed to its end was checked in part.
 *
 * @param profile of the whole
 * @param whole findings of the whole
 * @param parts findings of each part
 * @param source the whole
 */
export function withPartlyChecked(
	profile: CapabilityProfile,
	whole: readonly Vulnerability[],
	parts: readonly PartFindings[],
	{ namedFiles }: Source,
): CapabilityProfile {
	if (profile.libraries === undefined) return profile;
	const libraries = profile.libraries.map((library) => {
		const part = parts.find((one) => one.library === library.address);
		if (library.state !== "checked") return library;
		const isJoined = !isApart(namedFiles, library.address);
		if (part === undefined)
			return isJoined && whole.some(isAboutPart) ? { ...library, state: "checked-in-part" as const } : library;
		if (!part.isRead)
			return { ...library, state: "not-checked" as const, reason: "its code cannot be read by this check" };
		const findings = isJoined ? whole : part.vulnerabilities;
		return findings.some(isAboutPart) ? { ...library, state: "checked-in-part" as const } : library;
	});
	return { ...profile, libraries };
}

/** A library that would be as long without the rest, and as much would be joined in it. */
function isNearly(source: Source, file: LibraryFile): boolean {
	const length = file.problem === undefined ? file.text.length : 0;
	return length > 0.8 * source.text.length && length > MAX_SHORT_LENGTH === isLong(source);
}

/** Rules whose findings on a part alone would be wrong. */
const ABOUT_THE_WHOLE: ReadonlySet<string> = new Set([CHECKED_IN_PART, "unchecked-library"]);

const isAboutPart = ({ type }: Vulnerability): boolean => type === CHECKED_IN_PART;

function isApart(files: Source["namedFiles"], address: string): boolean {
	const file = files.get(address);
	return file?.state === "checked" && file.apart;
}
