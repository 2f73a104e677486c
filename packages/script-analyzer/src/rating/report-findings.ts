import type { Severity, Vulnerability } from "../analysis-result.ts";
import { isLong } from "../flows/reach.ts";
import { runsAtOnce } from "../flows/runs-at-once.ts";
import { libraryPlace } from "../libraries/library-place.ts";
import type { Finding, Rule, Subject } from "../rules/rule.ts";
import type { Source } from "../source/source.ts";
import type { Trace } from "../trace/trace.ts";
import { compareSeverity } from "./rate.ts";

/** More than a reader can use; the most severe come first. */
const MAX_FINDINGS = 100;

export interface Report {
	readonly vulnerabilities: readonly Vulnerability[];
	readonly recommendations: readonly string[];
}

/**
 * Runs the rules on each run of a script. One finding per rule, place and subject: the most severe, of the first run that
 * has it.
 */
export function reportFindings(rules: readonly Rule[], source: Source, runs: readonly Subject[]): Report {
	const { placeOf } = source;
	const found: { readonly rule: Rule; readonly finding: Finding }[] = [];
	for (const rule of rules) {
		const findings = gravestByPlace(findingsOf(rule, runs)).flatMap((finding) => asFarAsCertain(finding, rule, source));
		for (const finding of findings) found.push({ rule, finding });
	}
	found.sort(
		(one, other) =>
			compareSeverity(one.finding.severity, other.finding.severity) || one.finding.offset - other.finding.offset,
	);
	return {
		vulnerabilities: found.slice(0, MAX_FINDINGS).map(({ rule, finding }) => ({
			type: rule.id,
			severity: finding.severity,
			description: describe(finding, source),
			...placeOf(finding.offset),
			...quotation(source.text, finding.offset),
			advice: rule.advice,
			path: finding.steps.map(({ offset, description }) => ({
				description: inFile(description, source.fileAt(offset)),
				...placeOf(offset),
			})),
		})),
		recommendations: [...new Set(found.map(({ rule }) => rule.advice))],
	};
}

/** What the first run finds, and what the others find beside it. */
function findingsOf(rule: Rule, [exact, ...others]: readonly Subject[]): readonly Finding[] {
	if (!exact) return [];
	const certain = rule.check(exact);
	if (others.length === 0) return certain;
	const told = new Set(certain.map(keyOf));
	// Whatever harm is at most worth a look is not worth a sentence that may be false.
	const isGrave = GRAVE.has(rule.severity) || rule.isAboutHiddenCode === true;
	const reached = isGrave ? new Set<number>() : placesOf(exact.trace);
	const doubted = others
		.flatMap((run) => rule.check(run))
		.filter((finding) => told.has(keyOf(finding)) || !(finding.isOfPage || reached.has(finding.offset)))
		.map(sayLess);
	return [...certain, ...doubted];
}

/** A flow that only the skeptical run finds may be impossible with the values that the script computes: its sentence says so. */
function sayLess(finding: Finding): Finding {
	if (finding.steps.length === 0 || finding.description.endsWith(`, ${UNLESS}.`)) return finding;
	return { ...finding, description: finding.description.replace(/\.$/, `, ${UNLESS}.`) };
}

const UNLESS = "unless the values that the script computes rule it out";

const GRAVE: ReadonlySet<Severity> = new Set(["critical", "high"]);

/** Characters of one file between the first and the last place of a path. Code of an attack that is inserted into a long program is in one place. */
const MAX_SPAN = 5_000;
/** As `MAX_SPAN`, for a data flow that only the skeptical run finds: about the size of one function, or of a line inserted into a minified library. */
const MAX_DOUBTED_SPAN = 1_000;

/**
 * Removes or weakens findings that are uncertain (decisions 99, 100 and 102).
 *
 * In a short program only the sentence changes: a doubted medium flow whose places are far apart is replaced by its facts.
 * In a long program, where the analysis often joins values of calls that have nothing to do with each other:
 * - A finding about circumstances is kept only if its code runs at once, or if it is high or critical.
 * - A high or critical finding whose places are far apart becomes medium. If it is doubted too, only a critical one is kept, as its facts.
 * - A medium flow whose places are far apart is removed. A doubted one is replaced by its facts, or removed if it has none.
 *
 * @returns the finding as it is told; empty if it is removed
 */
function asFarAsCertain(finding: Finding, { isOfCircumstances }: Rule, source: Source): readonly Finding[] {
	const { severity, facts, steps } = finding;
	const isGrave = GRAVE.has(severity);
	const isInLong = isLong(source);
	if (isInLong && isOfCircumstances && !isGrave && !runsAtOnce(source.program, finding.offset)) return [];
	if (severity === "low") return [finding];
	const span = spanOf(finding, source);
	if (!isInLong) {
		// The distance can be a comment: in a short program it changes the sentence, never the severity.
		const isSpread = severity === "medium" && finding.isDoubted === true && span > MAX_SPAN;
		return [isSpread && facts !== undefined ? { ...finding, description: facts } : finding];
	}
	const isOfSkepticalRun = finding.description.endsWith(`, ${UNLESS}.`);
	const isDoubted = isOfSkepticalRun || finding.isDoubted === true;
	const isNear = span <= (isOfSkepticalRun ? MAX_DOUBTED_SPAN : MAX_SPAN);
	if (isGrave && isNear) return [finding];
	if (isGrave && !isDoubted) return [{ ...sayLess(finding), ...LESS }];
	const stated = facts === undefined ? [] : [{ ...finding, description: facts, ...LESS }];
	if (isGrave) return severity === "critical" ? stated : [];
	if (steps.length === 0 || (isNear && !isDoubted)) return [finding];
	return isNear ? stated : [];
}

const LESS = { severity: "medium" } as const;

/** Number of characters between the first and the last place of a data flow, of its places in the file in which it begins. */
function spanOf({ offset, steps }: Finding, { fileAt }: Source): number {
	const [first = offset, ...others] = steps.map((step) => step.offset);
	const file = fileAt(first);
	const places = [first, ...others, offset].filter((place) => fileAt(place) === file);
	return Math.max(...places) - Math.min(...places);
}

/** Where a run saw something happen. */
function placesOf({ sinks, hooks, listeners, unresolved }: Trace): ReadonlySet<number> {
	return new Set([...sinks, ...hooks, ...listeners, ...unresolved].map(({ offset }) => offset));
}

/** Place and subject of a finding. */
const keyOf = ({ offset, about = "" }: Finding): string => `${offset} ${about}`;

/** Names the library that a finding is in, as its place is only the line that loads it. */
function describe({ offset, description }: Finding, { fileAt }: Source): string {
	const file = fileAt(offset);
	return file === null ? description : `In the library ${libraryPlace(file)}: ${description}`;
}

const inFile = (description: string, file: string | null): string =>
	file === null ? description : `${description} (in ${libraryPlace(file)})`;

function gravestByPlace(findings: readonly Finding[]): readonly Finding[] {
	if (findings.length < 2) return findings;
	const byPlace = new Map<string, Finding>();
	for (const finding of findings) {
		const place = keyOf(finding);
		const known = byPlace.get(place);
		if (!known || compareSeverity(finding.severity, known.severity) < 0) byPlace.set(place, finding);
	}
	return [...byPlace.values()];
}

/** A line that a reader can search with the eyes. */
const MAX_READABLE_LINE = 200;
const MAX_QUOTE_LENGTH = 60;
/** Characters before the place, so that the name it belongs to is seen. */
const QUOTE_LEAD = 10;

/** The code around a place, when its line is too long to find it by its number: minified code has one line. */
function quotation(text: string, offset: number): { readonly quote?: string } {
	const begin = lineBreakBefore(text, offset) + 1;
	const rest = text.slice(offset, begin + MAX_READABLE_LINE + 1);
	const isLong =
		offset - begin > MAX_READABLE_LINE || (rest.length + offset - begin > MAX_READABLE_LINE && !/[\r\n]/.test(rest));
	if (!isLong) return {};
	const start = Math.max(begin, offset - QUOTE_LEAD);
	const [line = ""] = /^[^\r\n]*/.exec(text.slice(start, start + MAX_QUOTE_LENGTH)) ?? [];
	const quote = line
		.replace(/\p{Cc}/gu, " ")
		.replace(/\p{Surrogate}/gu, "\uFFFD")
		.trim();
	return quote === "" ? {} : { quote };
}

function lineBreakBefore(text: string, offset: number): number {
	return Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1));
}
