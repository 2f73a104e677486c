import type { RecordedTarget } from "../recording/recorded-target.ts";
import type { Literal } from "./generated-code.ts";

type Fingerprint = NonNullable<RecordedTarget["fingerprint"]>;
type Print = Omit<Fingerprint, "anchor">;
type Evidence = Print["own"][number];
type Neighbor = Print["place"]["previous"];

/** Sources whose values are written without their kind. */
const SINGLE_KIND: ReadonlySet<string> = new Set(["text", "id", "class"]);

/** UTF-16 units of JSON beyond which the control sample is cut down. */
const MAX_LENGTH = 1800;
/** Values per source that the control sample keeps in any case. */
const MIN_VALUES = 4;

/**
 * Writes a fingerprint as generated code contains it: only what the resolver reads, in few characters
 * (`packages/step-runtime/src/compact-fingerprint.ts` reads it).
 * @param fingerprint as a recording has it
 * @returns a literal of one kilobyte on average, and two at most unless the element itself has very long attributes
 */
export function compactFingerprint(fingerprint: Fingerprint): Literal {
	const { anchor, controlSample } = fingerprint;
	const compact = {
		...withoutAnchor(fingerprint),
		anchor: anchor === undefined ? undefined : [anchor.levels, withoutAnchor(anchor.print)],
	};
	const sample = new Map<string, readonly string[]>();
	for (const [source, values = []] of Object.entries(controlSample)) {
		const written = values.flatMap((value) => {
			if (!SINGLE_KIND.has(source)) return [value];
			// Values of another kind cannot be written so.
			return value.startsWith(`${source}=`) ? [value.slice(source.length + 1)] : [];
		});
		if (written.length > 0) sample.set(source, written);
	}
	const room = MAX_LENGTH - JSON.stringify(compact).length;
	while (JSON.stringify([...sample]).length > room && dropLongest(sample));
	return { ...compact, sample: sample.size === 0 ? undefined : Object.fromEntries(sample) };
}

/** Drops the longest value of those sources that have more than they need. @returns false when none has */
function dropLongest(sample: Map<string, readonly string[]>): boolean {
	const droppable = [...sample].flatMap(([source, values]) =>
		values.length > MIN_VALUES ? values.map((value) => ({ source, value })) : [],
	);
	const [longest] = droppable.toSorted((one, other) => other.value.length - one.value.length);
	if (longest === undefined) return false;
	const left = (sample.get(longest.source) ?? []).filter((value) => value !== longest.value);
	sample.set(longest.source, left);
	return true;
}

function withoutAnchor({ tag, own, shape, isShapeAlone, place }: Print): {
	readonly [name: string]: Literal | undefined;
} {
	return {
		tag,
		own: evidenceTexts(own),
		shape: shape === "" ? undefined : shape,
		isShapeAlone: isShapeAlone ? true : undefined,
		path: place.path.join(" "),
		previous: neighborText(place.previous),
		next: neighborText(place.next),
		row: evidenceTexts(place.row),
		headings: evidenceTexts(place.headings),
		around: evidenceTexts(place.around),
		column: place.column,
	};
}

/** `source kind bits scope value`; undefined for none. Names of attributes have no blanks. */
function evidenceTexts(list: readonly Evidence[]): readonly string[] | undefined {
	const written = list
		.filter(({ kind }) => !/\s/.test(kind))
		.map(({ source, kind, value, bits, alone = "-" }) => `${source} ${kind} ${bits} ${alone} ${value}`);
	return written.length === 0 ? undefined : written;
}

const neighborText = (neighbor: Neighbor): string | undefined =>
	neighbor === null ? undefined : `${neighbor.tag} ${neighbor.text}`;
