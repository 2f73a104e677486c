import type { AnchorAncestor, Evidence, Fingerprint, Neighbor, Source } from "@scriptorium/selectors/fingerprint";

/**
 * A fingerprint as generated code writes it: only what the resolver reads, in few characters. `packages/flow` writes it
 * (`compact-fingerprint.ts`).
 */
export interface CompactFingerprint {
	readonly tag: string;
	/** `source kind bits scope value` of each piece of evidence; the scope is `-` where the value was not unique. */
	readonly own?: readonly string[];
	readonly shape?: string;
	readonly isShapeAlone?: boolean;
	/** `tag:n/m` from the element up, with blanks between. */
	readonly path: string;
	/** `tag text` of the sibling before it. */
	readonly previous?: string;
	readonly next?: string;
	readonly row?: readonly string[];
	readonly headings?: readonly string[];
	readonly around?: readonly string[];
	readonly column?: string;
	/** Levels up to the anchor ancestor, and its fingerprint. */
	readonly anchor?: readonly [levels: number, fingerprint: CompactFingerprint];
	/** Control sample. Values of `text`, `id` and `class` are written without their kind. */
	readonly sample?: Readonly<Partial<Record<Source, readonly string[]>>>;
}

/**
 * Reads a fingerprint of generated code.
 * @param compact as the code contains it
 * @returns the fingerprint for `resolveTarget`
 */
export function readFingerprint(compact: CompactFingerprint): Fingerprint {
	const controlSample: Partial<Record<Source, readonly string[]>> = {};
	for (const [source, values] of Object.entries(compact.sample ?? {}) as [Source, readonly string[]][])
		controlSample[source] = values.map((value) => (/text|id|class/.test(source) ? `${source}=${value}` : value));
	const read = (print: CompactFingerprint, anchor?: AnchorAncestor): Fingerprint => ({
		tag: print.tag,
		role: null,
		own: evidenceIn(print.own),
		shape: print.shape ?? "",
		isShapeAlone: print.isShapeAlone ?? false,
		place: {
			path: print.path.split(" "),
			previous: neighborIn(print.previous),
			next: neighborIn(print.next),
			row: evidenceIn(print.row),
			headings: evidenceIn(print.headings),
			around: evidenceIn(print.around),
			...(print.column === undefined ? {} : { column: print.column }),
		},
		...(anchor && { anchor }),
		controlSample,
	});
	const { anchor } = compact;
	// Both are of the same page, and so have the same control sample.
	return read(compact, anchor && { levels: anchor[0], print: read(anchor[1]) });
}

const evidenceIn = (list: readonly string[] = []): Evidence[] =>
	list.map((text) => {
		const [source = "", kind = "", bits, scope = "", ...words] = text.split(" ");
		const evidence = { source: source as Source, kind, value: words.join(" "), bits: Number(bits) };
		return scope === "-" ? evidence : { ...evidence, alone: scope as NonNullable<Evidence["alone"]> };
	});

function neighborIn(text: string | undefined): Neighbor | null {
	if (text === undefined) return null;
	const [tag = "", ...words] = text.split(" ");
	return { tag, text: words.join(" ") };
}
